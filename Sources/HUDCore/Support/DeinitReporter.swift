/// Calls a closure when it is released. As an associated object of a view it reports the end of that
/// view.
package final class DeinitReporter: Sendable {
  private let react: @Sendable () -> Void

  package init(_ react: @escaping @Sendable () -> Void) { self.react = react }

  deinit { react() }
}
