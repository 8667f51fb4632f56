/// A constant on the heap. Its copies are references, so a large or seldom given value costs the
/// type that contains it only a pointer, and copies of a closure can be told from another closure.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Box: Equatable where Value: Equatable {
  static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
}
