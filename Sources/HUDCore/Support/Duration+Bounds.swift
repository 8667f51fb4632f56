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
