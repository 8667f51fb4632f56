/// A value of a type that only one platform has, such as `UIFont`.
///
/// It lets a type that all platforms share contain such a value.
package struct PlatformValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) { self.base = base }

  /// Returns the value if it is a `Value`, else nil.
  package func value<Value>(as type: Value.Type = Value.self) -> Value? { base as? Value }

  package static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
