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

/// Turns the time outside an animation into the position inside it.
///
///     outside   begin                                  end
///     ----------|--------->---------<---------->-------|----------
///     backwards   cycle 0 (there and back)   cycle 1     forwards
struct LayerTime {
  /// Where in its duration an animation stands, and how many cycles lie behind it.
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

  /// Infinite for what repeats for ever or stands still.
  var end: CFTimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / speed
  }

  /// Nil where the animation has no effect.
  func position(at time: CFTimeInterval) -> CyclePosition? {
    let active = (time - begin) * speed
    // Compared outside, where the end is a number that others have too.
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
    // The offset shifts what is shown and not when it ends: what is skipped at first comes last.
    let cycles = (active + timeOffset) / cycleDuration
    var cycle = cycles.rounded(.down)
    // The end of the last cycle is not the beginning of one more. Dividing may miss it by a hair.
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
