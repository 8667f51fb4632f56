#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

/// The state of the app that decides about the HUD of one modifier: a binding, or a plain value.
@MainActor struct HUDBinding {
  /// Returns the HUD that the state asks for now; nil for none.
  var read: () -> WantedHUD? = { nil }
  /// Changes the state so that it asks for no HUD. Does nothing for a plain value.
  var clear: () -> Void = {}
  /// Returns whether the state holds a value that no HUD is shown for, and that must be cleared.
  var mustClear: () -> Bool = { false }
  /// Called with the reason after a HUD has ended.
  var onDismiss: (HUD.Reason) -> Void = { _ in }
}

extension HUDBinding {
  /// Creates a binding that asks for a HUD while there is a value.
  ///
  /// - Parameter wanted: Returns the HUD for a value. If it is nil, the value is cleared.
  init<Value>(
    _ value: @escaping () -> Value?, clear: @escaping () -> Void = {},
    onDismiss: @escaping (HUD.Reason) -> Void = { _ in },
    wanted: @escaping (Value) -> WantedHUD?
  ) {
    self.init(
      read: { value().flatMap(wanted) }, clear: clear,
      mustClear: { value().map { wanted($0) == nil } ?? false }, onDismiss: onDismiss)
  }
}
#endif
