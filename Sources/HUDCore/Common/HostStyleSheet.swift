#if !canImport(QuartzCore)
package import HUDLayers

/// The parts of the look that the host's style sheet sets. They apply where the style of the HUD
/// has its default. Only GTK has style sheets; on other hosts nothing is set.
package struct HostStyleSheet: Sendable, Equatable {
  package struct Font: Sendable, Equatable {
    /// The size in points, before it is scaled with the user's text size.
    package var size: CGFloat?
    package var family: String?
    /// The weight on the scale of CSS, where 400 is regular.
    package var weight: Int?
    package var isItalic = false

    package init() {}
  }

  package var foreground: HUD.Color?
  package var statusColor: HUD.Color?
  package var detailColor: HUD.Color?
  package var indicatorColor: HUD.Color?
  package var statusFont = Font()
  package var detailFont = Font()
  package var buttonFont = Font()

  package init() {}
}

extension ResolvedOptions {
  /// Returns these options with the values of `sheet`, where the style has its default.
  func completed(by sheet: HostStyleSheet) -> ResolvedOptions {
    sheet == HostStyleSheet() ? self : with(style.completed(by: sheet), duration: duration)
  }
}

extension HUD.Style {
  private static let standard = HUD.Style()

  fileprivate func completed(by sheet: HostStyleSheet) -> HUD.Style {
    var style = self
    style.foreground = foreground ?? sheet.foreground
    // A foreground of the app's own applies to the status too.
    if foreground == nil { style.statusColor = sheet.statusColor }
    style.detailColor = detailColor ?? sheet.detailColor
    if accent == nil { style.indicatorColor = indicatorColor ?? sheet.indicatorColor }
    if statusFont == Self.standard.statusFont { style.statusFont.apply(sheet.statusFont) }
    if detailFont == Self.standard.detailFont { style.detailFont.apply(sheet.detailFont) }
    if buttonFont == Self.standard.buttonFont { style.buttonFont.apply(sheet.buttonFont) }
    return style.bounded
  }
}

extension HUD.Font {
  fileprivate mutating func apply(_ other: HostStyleSheet.Font) {
    size = other.size ?? size
    if let otherFamily = other.family { family = otherFamily }
    if let otherWeight = other.weight { weight = Weight(cssValue: otherWeight) }
    // `HUD.Font` has no property for italics, but a font description for Pango can contain them.
    if other.isItalic {
      platformFont = PlatformValue("Italic weight=\(weight.cssValue)")
    }
  }
}
#endif
