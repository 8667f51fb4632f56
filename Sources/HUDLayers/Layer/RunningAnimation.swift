#if !canImport(QuartzCore)

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
    return clock?.moment(at: time) != nil
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
