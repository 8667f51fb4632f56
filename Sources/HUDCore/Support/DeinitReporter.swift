/// Calls a closure when this object is released. A destroyed view releases its associated objects,
/// so a `DeinitReporter` that is an associated object reports the end of the view.
package final class DeinitReporter: Sendable {
  private let react: @Sendable () -> Void

  package init(_ react: @escaping @Sendable () -> Void) { self.react = react }

  deinit { react() }
}
