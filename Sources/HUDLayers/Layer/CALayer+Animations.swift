#if !canImport(QuartzCore)

extension CALayer {
  /// Keeps a copy. A begin time is one of this layer's time; without one, the animation begins when the
  /// layer is on a screen.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    copy.prepare(for: self, duration: CATransaction.animationDuration())
    forgetFinishedAnimations()
    if let key {
      running.removeAll { $0.key == key }
    }
    running.append(RunningAnimation(copy, key: key))
    startAnimationsIfAttached()
  }

  public func removeAnimation(forKey key: String) {
    running.removeAll { $0.key == key }
  }

  public func removeAllAnimations() {
    running = []
  }

  /// A copy: what runs cannot be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    forgetFinishedAnimations()
    return running.first { $0.key == key }?.animation.copied()
  }

  /// Nil where there are none.
  public func animationKeys() -> [String]? {
    forgetFinishedAnimations()
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The values that are on the screen now. It has neither sublayers nor a mask.
  public func presentation() -> Self? {
    guard let copy = copy(animatedAt: now) as? Self else {
      preconditionFailure("HUDLayers copies its own classes only, and not a \(type(of: self)).")
    }
    return copy
  }

  public func model() -> Self {
    original as? Self ?? self
  }

  /// This layer where nothing animates it at that time, else a copy with the animated values. The
  /// sublayers and the mask are not copied.
  package func animated(at time: CFTimeInterval) -> CALayer {
    guard !running.isEmpty else { return self }
    let local = convertTime(time, from: nil)
    return running.contains { $0.isInEffect(at: local) } ? copy(animatedAt: time) : self
  }

  private func copy(animatedAt time: CFTimeInterval) -> CALayer {
    let copy = duplicate()
    copy.original = model()
    let local = running.isEmpty ? time : convertTime(time, from: nil)
    for animation in running {
      animation.apply(to: copy, at: local)
    }
    return copy
  }

  /// Away from a screen nothing passes, so nothing has ended.
  private func forgetFinishedAnimations() {
    guard !running.isEmpty, let now = root.screenClock?() else { return }
    let local = convertTime(now, from: nil)
    running.removeAll { $0.isFinished(at: local) }
  }
}

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

/// An animation that a layer has taken: the layer's own copy, and when it begins.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// In the layer's time; nil until the layer is on a screen.
  private(set) var begin: CFTimeInterval?

  init(_ animation: CAAnimation, key: String?) {
    self.animation = animation
    self.key = key
    begin = animation.beginTime == 0 ? nil : animation.beginTime
  }

  mutating func start(at time: CFTimeInterval) {
    guard begin == nil else { return }
    begin = time
    animation.beginTime = time
  }

  func isFinished(at time: CFTimeInterval) -> Bool {
    guard animation.isRemovedOnCompletion, let clock else { return false }
    return time >= clock.end
  }

  func isInEffect(at time: CFTimeInterval) -> Bool {
    guard !isFinished(at: time) else { return false }
    return clock?.position(at: time) != nil
  }

  func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let begin, !isFinished(at: time) else { return }
    animation.apply(to: layer, at: time, begin: begin)
  }

  func movement(after time: CFTimeInterval) -> Movement {
    guard let clock, clock.speed > 0, time < clock.end else { return .none }
    return time < clock.begin ? .from(clock.begin) : .always
  }

  private var clock: LayerTime? {
    begin.map { LayerTime(animation, begin: $0) }
  }
}

#endif
