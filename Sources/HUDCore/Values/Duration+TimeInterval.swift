package import HUDLayers

extension Duration {
  /// Creates a duration from seconds. NaN and negative times become zero, and infinity becomes the
  /// longest time.
  package init(timeInterval: TimeInterval) {
    // Seconds above this limit would overflow.
    let limit = Duration.longest.seconds
    self = .seconds(timeInterval > 0 ? Swift.min(timeInterval, limit) : 0)
  }

  package var timeInterval: TimeInterval { seconds }
}
