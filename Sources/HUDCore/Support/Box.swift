/// A constant on the heap. A type that contains a box is larger by one pointer only. A box also
/// gives a closure an identity: `===` returns true if both sides are one box, with one closure.
package final class Box<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Box: Equatable where Value: Equatable {
  package static func == (left: Box, right: Box) -> Bool {
    left === right || left.value == right.value
  }
}
