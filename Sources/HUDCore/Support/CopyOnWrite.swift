/// A value in a box on the heap. Copies of this struct share the box; a copy that is changed gets a
/// box of its own.
///
/// To copy this struct, only a pointer to the box is copied. So use this type for large values that
/// are often passed on and seldom changed.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  // The compiler cannot check that `Box` is `Sendable`. Sharing a box between threads is safe,
  // because `change` copies a shared box before it changes the value.
  private final class Box: @unchecked Sendable {
    // Turn off the exclusivity check at run time, because it is not needed. Only `change` writes to
    // `value`. `change` is mutating, so it has exclusive access to its struct, and it writes only
    // to a box that no other struct shares.
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

  /// Returns whether this copy and `other` share one box. If so, their values are equal and need
  /// not be compared.
  func isIdentical(to other: CopyOnWrite) -> Bool { box === other.box }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
    left.isIdentical(to: right) || left.value == right.value
  }
}
