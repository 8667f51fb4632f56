/// A value of a type that only one platform has, such as `UIFont`.
///
/// It hides that type, so that types for all platforms can store such a value.
package struct PlatformValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) { self.base = base }

  /// Returns the stored value; nil if it is not a `Value`.
  package func value<Value>(as type: Value.Type = Value.self) -> Value? { base as? Value }

  package static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
