#if !canImport(QuartzCore)

extension CALayer {
  /// Adds a copy of `anim`, and removes any animation that was added with the same non-nil `key`.
  ///
  /// The begin time of an animation is in this layer's time. An animation whose begin time is 0
  /// begins as soon as the layer is on a screen. An animation without a duration takes a quarter of
  /// a second.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    copy.prepare(for: self, duration: 0.25)
    willChange()
    let now = localTime
    running.removeAll { animation in
      key != nil && animation.key == key || now.map(animation.isFinished) == true
    }
    var animation = RunningAnimation(copy, key: key)
    if let now { animation.start(at: now) }
    running.append(animation)
  }

  public func removeAnimation(forKey key: String) {
    willChange()
    running.removeAll { $0.key == key }
  }

  public func removeAllAnimations() {
    willChange()
    running = []
  }

  /// Returns a copy of the animation that was added with `key`; nil if there is none, or if it was
  /// removed on completion. Changes to the copy do not affect the running animation.
  public func animation(forKey key: String) -> CAAnimation? {
    forgetFinishedAnimations()
    return running.first { $0.key == key }?.animation.copied()
  }

  /// Returns the keys of all animations that were not removed; nil if there are no keys.
  public func animationKeys() -> [String]? {
    forgetFinishedAnimations()
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns a copy of the layer with the values that are on the screen now. The copy has no
  /// sublayers and no mask.
  public func presentation() -> Self? {
    copy(animatedAt: root.screenClock?() ?? CACurrentMediaTime())
  }

  /// Returns this layer if nothing animates it at `time`, otherwise a copy with the animated
  /// values. The copy has no sublayers and no mask.
  package func animated(at time: CFTimeInterval) -> CALayer {
    guard !running.isEmpty else { return self }
    let local = convertTime(time, from: nil)
    return running.contains { $0.isInEffect(at: local) } ? copy(animatedAt: time) : self
  }

  private func copy(animatedAt time: CFTimeInterval) -> Self {
    let copy = Self()
    copy.assume(self)
    let local = convertTime(time, from: nil)
    for animation in running {
      animation.apply(to: copy, at: local)
    }
    return copy
  }

  /// Removes the animations that have ended, unless `isRemovedOnCompletion` is false. If the layer
  /// is not on a screen, no animation can have ended, because no time passes for the layer.
  private func forgetFinishedAnimations() {
    guard !running.isEmpty, let now = localTime else { return }
    running.removeAll { $0.isFinished(at: now) }
  }

  /// The time of the screen that shows this layer, as this layer's time; nil if no screen does.
  private var localTime: CFTimeInterval? {
    root.screenClock.map { convertTime($0(), from: nil) }
  }
}

extension CALayer {
  /// If the layer is on a screen, starts all animations in the subtree that have no begin time yet.
  final func startAnimationsIfAttached() {
    guard let clock = root.screenClock else { return }
    startAnimations(at: clock())
  }

  private func startAnimations(at time: CFTimeInterval) {
    let local = convertTime(time, from: nil)
    for index in running.indices {
      running[index].start(at: local)
    }
    for layer in subtrees {
      layer.startAnimations(at: time)
    }
  }

  private var subtrees: [CALayer] {
    children + [maskLayer].compactMap(\.self)
  }
}

extension CALayer {
  /// Converts a time outside the layer tree, as `CACurrentMediaTime()` returns it, to this layer's
  /// time. The time of another layer cannot be converted.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    precondition(l == nil, "The time of \(l, default: "a layer") cannot be converted.")
    return (owner?.convertTime(t, from: nil) ?? t) - beginTime
  }

  /// Returns whether animations change the picture of the subtree after `time`, so that it must be
  /// drawn again in every frame.
  ///
  /// An animation that has not ended counts, even if its values stay the same or it begins later.
  package func isMoving(after time: CFTimeInterval) -> Bool {
    !periods(after: time).isEmpty
  }

  /// Returns the period, in seconds, after which the picture repeats. Returns nil if nothing moves,
  /// if any animation has not begun or does not repeat for ever, or if the periods differ.
  package func period(after time: CFTimeInterval) -> CFTimeInterval? {
    let periods = periods(after: time)
    guard let first = periods.first, periods.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the periods of the animations in the subtree that have not ended. The period is nil
  /// for an animation that has not begun or does not repeat for ever.
  private func periods(after time: CFTimeInterval) -> [CFTimeInterval?] {
    let local = convertTime(time, from: nil)
    let own = running.filter { $0.isMoving(after: local) }.map { $0.period(at: local) }
    return own + subtrees.flatMap { $0.periods(after: time) }
  }
}

/// A layer's own copy of an animation, with the time at which the animation begins.
struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// The begin time, in the layer's time. If the animation was added without a begin time, this is
  /// nil until the layer is on a screen.
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
    guard animation.isRemovedOnCompletion, let begin else { return false }
    return time >= animation.end(begin: begin)
  }

  func isInEffect(at time: CFTimeInterval) -> Bool {
    guard let begin, !isFinished(at: time) else { return false }
    return animation.fraction(at: time, begin: begin) != nil
  }

  func apply(to layer: CALayer, at time: CFTimeInterval) {
    guard let begin, !isFinished(at: time) else { return }
    animation.apply(to: layer, at: time, begin: begin)
  }

  /// Returns whether the animation has a begin time, and has not ended at `time`.
  func isMoving(after time: CFTimeInterval) -> Bool {
    begin.map { time < animation.end(begin: $0) } ?? false
  }

  /// Returns the period of the animation; nil if the animation has not begun at `time` or does not
  /// repeat for ever.
  func period(at time: CFTimeInterval) -> CFTimeInterval? {
    guard let begin, time >= begin, animation.repeatCount == .infinity else { return nil }
    return animation.duration
  }
}

#endif
