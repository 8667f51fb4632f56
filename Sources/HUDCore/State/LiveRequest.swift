/// A request that has not ended, with the times at which it ends by itself.
package struct LiveRequest: Sendable {
  package internal(set) var request: Request
  /// The time at which a toast ends; nil until the panel shows the toast, and for any other
  /// request.
  package internal(set) var ends: Duration?
  /// The time at which a toast ends unseen if there is no window by then; nil for any other
  /// request.
  let unseenUntil: Duration?
  /// The end that a handle has scheduled for its request.
  package internal(set) var withdrawal: ScheduledEnd?

  init(_ request: Request, at now: Duration) {
    self.request = request
    unseenUntil = request.kind == .toast ? now + .seconds(10) : nil
  }

  package var isToast: Bool { request.kind == .toast }
}

/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package struct ScheduledEnd: Sendable {
  package let due: Duration
  let isAnimated: Bool
}
