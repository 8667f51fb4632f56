#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension View {
  /// Changes the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.accent = .accent }
  /// ```
  ///
  /// The changes are made to `HUD.style`, the outer ones first. A call or modifier with a style of
  /// its own ignores them.
  public func hudStyle(
    _ change: @escaping @Sendable (inout HUD.Style) -> Void
  ) -> some View {
    transformEnvironment(\.hudStyleChanges) { $0.append(change) }
  }
}
#endif
