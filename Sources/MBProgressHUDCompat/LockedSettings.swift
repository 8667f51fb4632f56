#if canImport(UIKit)
import HUDCore

/// The settings of a view, which any thread may read and set.
@dynamicMemberLookup final class LockedSettings<Values: Sendable>: Sendable {
  let values: Locked<Values>
  /// Called on the main thread after a setting was set.
  @MainActor var changed: @MainActor () -> Void = {}

  init(_ values: Values) { self.values = Locked(values) }

  subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { values[dynamicMember: path] }
    set {
      values[dynamicMember: path] = newValue
      onMainThread { self.changed() }
    }
  }
}
#endif
