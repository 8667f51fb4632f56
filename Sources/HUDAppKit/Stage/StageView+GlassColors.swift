#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension StageView {
  /// Applies the request's appearance to the panel, so that a view of the app on the panel also
  /// gets this appearance. The stage keeps the appearance of the app, because the metrics are read
  /// from the stage.
  func follow(_ appearance: HUD.Style.Appearance) {
    content.appearance =
      switch appearance {
      case .automatic: nil
      case .light: NSAppearance(named: .aqua)
      case .dark: NSAppearance(named: .darkAqua)
      }
  }

  /// Whether the glass has a dark appearance; nil if there is no glass, or if the style fixes the
  /// appearance.
  var glassIsDark: Bool? { material?.adapts == true ? content.effectiveAppearance.isDark : nil }
}
#endif
