package import HUDLayers

extension CALayer {
  /// Fades and moves the layer as `motion` says. Without a fade or a move, shows it in its place at
  /// once.
  @MainActor package func follow(_ motion: Slots.Motion) {
    if let fade = motion.fade { fade.fade(self) } else { removeAnimation(forKey: "opacity") }
    LayoutMove.run(motion.move, motion.offset, on: self)
  }
}
