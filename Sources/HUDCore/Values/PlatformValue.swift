/// A value that only one platform's host understands, such as a font or the name of a picture, inside
/// a type that all platforms share.
package struct PlatformValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) { self.base = base }

  /// Returns the value if it has that type.
  package func value<Value>(as type: Value.Type = Value.self) -> Value? { base as? Value }

  package static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
