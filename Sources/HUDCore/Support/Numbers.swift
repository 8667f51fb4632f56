package import HUDLayers

extension Duration {
  /// A hundred years: practically for ever, but short enough that adding it to a time does not
  /// overflow.
  package static let longest = Duration.seconds(100 * 365 * 86_400)

  /// The duration clamped to between zero and `longest`.
  package var bounded: Duration { min(max(self, .zero), .longest) }

  /// The duration in seconds, as Core Animation expects it.
  package var seconds: Double {
    let (whole, attoseconds) = components
    return Double(whole) + Double(attoseconds) * 1e-18
  }

  /// Creates a duration from seconds. NaN and negative times become zero, and infinity becomes the
  /// longest time.
  package init(timeInterval: TimeInterval) {
    // Seconds above this limit would overflow.
    let limit = Duration.longest.seconds
    self = .seconds(timeInterval > 0 ? Swift.min(timeInterval, limit) : 0)
  }
}

extension CGFloat {
  /// The value itself, or 0 for NaN. NaN is not equal to itself, so a style that contains NaN would
  /// look changed in every comparison and be drawn again each time.
  var orZero: CGFloat { isNaN ? 0 : self }

  /// The nearest number from 0 to 1.
  var inUnit: CGFloat { Swift.min(Swift.max(orZero, 0), 1) }

  package var bounded: CGFloat { Swift.min(Swift.max(orZero, 0), 10_000) }
}

extension CGSize {
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension Double {
  /// Determinate progress from 0 to 1; larger numbers become 1. Nil for negative numbers and NaN,
  /// which mean indeterminate progress.
  package var fraction: Double? { self >= 0 ? Swift.min(self, 1) : nil }
}
