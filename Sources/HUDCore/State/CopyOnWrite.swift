/// A value on the heap that is shared until one of its holders changes it.
///
/// A large value that is often handed on and seldom changed is copied as one pointer.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  // Sendable by hand: a box that more than one holder sees is never changed.
  private final class Box: @unchecked Sendable {
    // Nobody comes back to it while it is changed: the way in is `change`, which holds the box.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(_ value: Value) { box = Box(value) }

  package var value: Value { box.value }

  mutating func change<Result>(_ body: (inout Value) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
    return body(&box.value)
  }

  /// Whether both are one box, and so certainly equal.
  func isIdentical(to other: CopyOnWrite) -> Bool { box === other.box }
}
