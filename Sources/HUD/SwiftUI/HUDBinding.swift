#if canImport(UIKit) || canImport(AppKit)
import HUDCore

/// The state of the app that decides about the HUD of one modifier: a binding, or a plain value.
@MainActor struct HUDBinding {
  /// Returns the HUD that the state asks for now; nil for none.
  var read: () -> WantedHUD? = { nil }
  /// Changes the state so that it asks for no HUD. Does nothing for a plain value.
  var clear: () -> Void = {}
  /// Called with the reason after a HUD has ended.
  var onDismiss: (@MainActor (HUD.Reason) -> Void)?
}
#endif
