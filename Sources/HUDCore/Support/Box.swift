/// A constant on the heap. Its copies are references, so a large or seldom given value costs the
/// type that contains it only a pointer, and copies of a closure can be told from another closure.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Box: Equatable where Value: Equatable {
  static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
}

/// A value that is sent to another task or thread, although the compiler cannot check that this is
/// safe. The place that makes one says why it is.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}

/// Calls a closure when it is released. As an associated object of a view it reports the end of that
/// view.
package final class EndReporter: Sendable {
  private let react: @Sendable () -> Void

  package init(_ react: @escaping @Sendable () -> Void) { self.react = react }

  deinit { react() }
}
