package import HUDLayers

extension CALayer {
  /// Fades and moves the layer as `motion` says. Without a fade or a move, stops the animation that
  /// fades or moves the layer.
  @MainActor package func follow(_ motion: Slots.Motion) {
    if let fade = motion.fade { fade.fade(self) } else { removeAnimation(forKey: "opacity") }
    LayoutMove.run(motion.move, motion.offset, on: self)
  }
}
