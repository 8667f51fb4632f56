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

#endif
