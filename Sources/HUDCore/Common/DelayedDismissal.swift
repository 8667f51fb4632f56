/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package struct DelayedDismissal: Sendable {
  package let due: Duration
  let isAnimated: Bool
}
