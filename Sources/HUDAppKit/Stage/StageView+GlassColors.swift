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

/// Colours for glass, which turns light or dark with the content below it, whatever the app's
/// appearance is.
///
/// On glass, the texts and the button get AppKit's label colours, which follow the glass, unless
/// the style sets a colour. On a blur, the texts and the button keep the colours of their slots.
/// The panel decides whether the blur is light or dark, so these colours match it.
extension StageView {
  /// Returns the colour for the label in `path`; nil if the label keeps the colour of its slot.
  func labelColor(_ slot: Slots.Label, in path: KeyPath<StageView, PanelLabel?>) -> NSColor? {
    guard material?.isGlass == true, slot.hasDefaultColor else { return nil }
    return path == \.detail ? .secondaryLabelColor : .labelColor
  }

  /// Returns the colour for the button; nil if the button keeps the colours of its slot.
  func buttonColor(_ slot: Slots.Button) -> NSColor? {
    material?.isGlass == true && slot.hasDefaultColor ? .labelColor : nil
  }
}
#endif
