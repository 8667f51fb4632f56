#if !canImport(QuartzCore)

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Converts the time of a layer or a group to the position inside an animation. The drawing shows
/// an animation with two cycles that each run there and back, and the fill modes that apply before
/// and after the animation:
///
///             begin                          end
///     ----------|---->----<----|---->----<----|----------
///     backwards     cycle 0        cycle 1     forwards
struct LayerTime {
  /// A position inside an animation: the number of the current cycle, counted from 0, and the
  /// fraction of `duration` that is reached in this cycle. If the animation reverses, the fraction
  /// rises to 1 and falls back to 0 in each cycle.
  struct CyclePosition: Equatable {
    var fraction: Double
    var cycle: Int
  }

  var begin: CFTimeInterval
  var duration: CFTimeInterval
  var speed: Double
  var timeOffset: CFTimeInterval
  var activeDuration: CFTimeInterval
  var autoreverses: Bool
  var fillsBackwards: Bool
  var fillsForwards: Bool

  init(_ timing: some CAMediaTiming, begin: CFTimeInterval) {
    self.begin = begin
    duration = timing.duration
    speed = Double(timing.speed)
    timeOffset = timing.timeOffset
    autoreverses = timing.autoreverses
    fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
    fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
    let cycle = timing.duration * (timing.autoreverses ? 2 : 1)
    activeDuration =
      timing.repeatDuration > 0
      ? timing.repeatDuration
      : cycle * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
  }

  /// The time at which the animation ends; infinite if it repeats for ever or its speed is zero.
  var end: CFTimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / speed
  }

  /// Returns the position at `time`; nil if the animation has no effect at that time.
  func position(at time: CFTimeInterval) -> CyclePosition? {
    let active = (time - begin) * speed
    // Compare `time` with `end`, as `RunningAnimation.isFinished(at:)` does, so that the two
    // methods give the same answer in spite of rounding.
    if speed != 0, time >= end {
      return fillsForwards ? position(active: activeDuration) : nil
    }
    if active < 0 {
      return fillsBackwards ? position(active: 0) : nil
    }
    return position(active: active)
  }

  private func position(active: CFTimeInterval) -> CyclePosition {
    let cycleDuration = duration * (autoreverses ? 2 : 1)
    // `timeOffset` shifts the values but not the end of the animation, so the values that are
    // skipped at the beginning come at the end.
    let cycles = (active + timeOffset) / cycleDuration
    var cycle = cycles.rounded(.down)
    // At its end, the animation is still in the last cycle and does not begin another cycle.
    // `cycles` may have a rounding error, so test it with a tolerance.
    if active == activeDuration, abs(cycles - cycles.rounded()) < 1e-9, cycles > 0.5 {
      cycle = cycles.rounded() - 1
    }
    var fraction = (cycles - cycle) * cycleDuration / duration
    if fraction > 1 {
      fraction = autoreverses ? 2 - fraction : 1
    }
    return CyclePosition(fraction: min(max(fraction, 0), 1), cycle: Int(cycle))
  }
}

#endif
