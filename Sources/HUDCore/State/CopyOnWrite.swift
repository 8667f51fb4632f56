/// A value on the heap that its copies share until one of them is changed.
///
/// A copy costs one pointer. Use it for large values that are often passed on and seldom changed.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  // `Sendable` is unchecked. It is safe, because `change` copies a shared box before it changes the
  // value.
  private final class Box: @unchecked Sendable {
    // Turn off the exclusivity check at run time. Only `change` writes to `value`, and as a
    // mutating method it has exclusive access to the box's owner.
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

  /// Returns whether both share one box. If they do, they are equal, and their values need not be
  /// compared.
  func isIdentical(to other: CopyOnWrite) -> Bool { box === other.box }
}
