#if canImport(UIKit)
import HUDCore

/// The settings of a view, which any thread may read and set.
@dynamicMemberLookup final class LockedSettings<Values: Sendable>: Sendable {
  let values: Locked<Values>
  /// Called on the main thread after a setting was set.
  @MainActor var changed: @MainActor () -> Void = {}

  init(_ values: Values) { self.values = Locked(values) }

  subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { values.withLock { $0[keyPath: path] } }
    set {
      values.withLock { $0[keyPath: path] = newValue }
      onMainThread { self.changed() }
    }
  }
}
#endif
