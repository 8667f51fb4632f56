/// A box on the heap for a value. Copies share the box; a copy that is changed gets its own box.
///
/// A copy costs one pointer. Use this type for large values that are often passed on and seldom
/// changed.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  // `Sendable` is unchecked. It is safe, because `change` copies a shared box before it changes the
  // value.
  private final class Box: @unchecked Sendable {
    // Turn off the exclusivity check at run time, because it is not needed. Only `change` writes to
    // `value`, and a mutating method has exclusive access to the struct that owns the box.
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
