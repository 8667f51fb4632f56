/// A value on the heap that its copies share until one of them is changed.
///
/// A copy costs one pointer. It is for large values that are often passed on and seldom changed.
package struct CopyOnWrite<Value: Sendable>: Sendable {
  // Unchecked, because a box that is shared is never changed: `change` copies it first.
  private final class Box: @unchecked Sendable {
    // Needs no exclusivity check at run time: only `change` writes to it, and a mutating method has
    // exclusive access to the box's owner.
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

  /// Returns whether both share one box, which makes them equal without a comparison.
  func isIdentical(to other: CopyOnWrite) -> Bool { box === other.box }
}
