#if !canImport(QuartzCore)

extension CALayer {
  /// Stops a write that would animate for a quarter of a second on Apple systems. It only walks up
  /// the tree, and asks for the transaction where there is a screen at the top.
  final func willWrite(_ property: StaticString) {
    guard root.screenClock != nil else { return }
    precondition(
      CATransaction.disableActions(),
      """
      Writing \(property) of a layer on the screen would animate on its own on Apple systems; \
      turn that off with CATransaction.setDisableActions(true).
      """)
  }

  /// The screen's time, or the machine's where there is no screen.
  final var now: CFTimeInterval {
    root.screenClock?() ?? CACurrentMediaTime()
  }

  /// From now on, where it had not begun, in the whole subtree.
  final func startAnimationsIfAttached() {
    guard let clock = root.screenClock else { return }
    startAnimations(at: clock())
  }

  private func startAnimations(at time: CFTimeInterval) {
    if running.contains(where: { $0.begin == nil }) {
      let local = convertTime(time, from: nil)
      for index in running.indices {
        running[index].start(at: local)
      }
    }
    for layer in children {
      layer.startAnimations(at: time)
    }
    maskLayer?.startAnimations(at: time)
  }
}

#endif
