package import HUDLayers

extension CALayer {
  /// Fades and moves the layer as `motion` says. If `motion` has no fade, stops the layer's fade.
  /// If `motion` has no move, stops the layer's move.
  @MainActor package func follow(_ motion: Slots.Motion) {
    if let fade = motion.fade { fade.fade(self) } else { removeAnimation(forKey: "opacity") }
    LayoutMove.run(motion.move, motion.offset, on: self)
  }
}
