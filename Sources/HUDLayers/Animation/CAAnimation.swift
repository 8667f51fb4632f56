#if !canImport(QuartzCore)

public import Foundation

/// An animation of a layer. Unlike Apple's class, this class has no delegate to which an animation
/// could report its end.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true

  // The initializer is `required`, unlike Apple's, so that `copied()` can create an object of the
  // same class.
  public required override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    copied()
  }

  func copied() -> Self {
    let copy = Self()
    copy.assume(self)
    return copy
  }

  /// Copies the values of `other` into this animation. A subclass overrides the method to copy its
  /// own properties as well.
  func assume(_ other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Prepares the animation to run on `layer`: replaces a `duration` of 0 by `defaultDuration`, and
  /// traps if a value is not supported.
  func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    if duration == 0 {
      duration = defaultDuration
    }
    precondition(duration > 0, "An animation of \(duration) seconds cannot run.")
    precondition(speed >= 0, "An animation cannot run backwards: its speed is \(speed).")
    precondition(
      repeatCount >= 0 && repeatDuration >= 0 && timeOffset >= 0,
      "Negative timing: \(repeatCount) times, \(repeatDuration) s, offset \(timeOffset) s.")
    precondition(
      repeatCount == 0 || repeatDuration == 0,
      "An animation repeats \(repeatCount) times or for \(repeatDuration) seconds, not both.")
  }

  final func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard var position = LayerTime(self, begin: begin).position(at: time) else { return }
    if let timingFunction {
      position.fraction = timingFunction.progress(at: position.fraction)
    }
    apply(to: layer, at: position)
  }

  /// Writes the animated values at `position` to `layer`. A plain `CAAnimation` has no values and
  /// writes nothing, so subclasses override the method.
  func apply(to layer: CALayer, at position: LayerTime.CyclePosition) {}
}

#endif
