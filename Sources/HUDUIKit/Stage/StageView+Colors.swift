#if canImport(UIKit)
import HUDCore
import UIKit

/// Colours for glass, which turns light or dark with the content below it, whatever the app's
/// appearance is.
///
/// On glass, the texts and the button get UIKit's label colours, which follow the glass, unless the
/// style sets a colour. On a blur, the texts and the button keep the colours of their slots. The
/// panel decides whether the blur is light or dark, so these colours match it. They also have more
/// contrast than `UIColor.secondaryLabel`.
extension StageView {
  /// Returns the colour for the label in `path`; nil if the label keeps the colour of its slot.
  func labelColor(in path: KeyPath<StageView, PanelLabel?>) -> UIColor? {
    guard let style = styleOnGlass, style.foreground == nil else { return nil }
    if path == \.status { return .label }
    return path == \.detail && style.detailColor == nil ? .secondaryLabel : nil
  }

  /// Returns the colour for the button; nil if the button keeps the colours of its slot.
  func buttonColor(_ slot: Slots.Button) -> UIColor? {
    guard let style = styleOnGlass, slot.role != .destructive else { return nil }
    let isColored = style.buttonColor != nil || style.accent != nil || style.foreground != nil
    return isColored ? nil : .label
  }

  /// The style of a panel of glass; nil for other panels.
  private var styleOnGlass: HUD.Style? {
    material?.isGlass == true ? owner?.request?.resolvedOptions.style : nil
  }
}
#endif
