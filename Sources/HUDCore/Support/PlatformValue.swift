/// A value of a type that only one platform has, such as `UIFont`.
///
/// A `HUD.Font`, for example, stores a `UIFont` in a `PlatformValue`. So the code of `HUD.Font`
/// compiles on platforms that have no `UIFont`.
package final class PlatformValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) { self.base = base }

  /// Returns the stored value; nil if it is not a `Value`.
  package func value<Value>(as type: Value.Type = Value.self) -> Value? { base as? Value }

  package static func == (left: PlatformValue, right: PlatformValue) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
