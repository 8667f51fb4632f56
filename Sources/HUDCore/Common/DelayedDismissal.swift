/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package typealias DelayedDismissal = (due: Duration, isAnimated: Bool)
