#if !canImport(QuartzCore)

public import Foundation

public enum CAMediaTimingFillMode: Sendable {
  case removed
  case forwards
  case backwards
  case both
}

/// An animation of a layer. Unlike Apple's class, this class has no delegate to which an animation
/// could report its end, and of the properties of `CAMediaTiming` it has only those that the HUD
/// uses.
open class CAAnimation: NSObject, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
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
    repeatCount = other.repeatCount
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Prepares the animation to run on `layer`: sets a `duration` of 0 to `defaultDuration`, and
  /// traps if a value is not supported.
  func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    if duration == 0 {
      duration = defaultDuration
    }
    precondition(duration > 0, "An animation of \(duration) seconds cannot run.")
    precondition(repeatCount >= 0, "An animation cannot repeat \(repeatCount) times.")
  }

  /// Writes the animated values at `time` to `layer`, if the animation has an effect at that time.
  final func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let fraction = fraction(at: time, begin: begin) else { return }
    apply(to: layer, at: timingFunction?.progress(at: fraction) ?? fraction)
  }

  /// Writes the animated values at `progress`, a fraction of the duration, to `layer`. A plain
  /// `CAAnimation` has no values and writes nothing, so subclasses override the method.
  func apply(to layer: CALayer, at progress: Double) {}
}

// The drawing shows an animation with two cycles, and the fill modes that apply before and after
// the animation:
//
//             begin                end
//     ----------|--------->|--------->----------
//     backwards   cycle 0    cycle 1   forwards
extension CAAnimation {
  /// Returns the time at which the animation ends; infinite if it repeats for ever.
  final func end(begin: CFTimeInterval) -> CFTimeInterval {
    begin + duration * cycles
  }

  /// Returns the fraction of the current cycle that has passed at `time`; nil if the animation has
  /// no effect at that time.
  final func fraction(at time: CFTimeInterval, begin: CFTimeInterval) -> Double? {
    if time < begin {
      return fillMode == .backwards || fillMode == .both ? 0 : nil
    }
    // Compare `time` with the end, as `RunningAnimation.isFinished(at:)` does, so that the two
    // methods give the same answer in spite of rounding.
    guard time < end(begin: begin) else {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      let rest = cycles.truncatingRemainder(dividingBy: 1)
      return rest == 0 ? 1 : rest
    }
    return ((time - begin) / duration).truncatingRemainder(dividingBy: 1)
  }

  private var cycles: Double {
    repeatCount > 0 ? Double(repeatCount) : 1
  }
}

#endif
