package import HUDLayers

/// The settings of a window, of one of its views, or of one call. Nil leaves a setting as it is.
package struct Surroundings: Sendable, Equatable {
  package var isDark: Bool?
  package var isRightToLeft: Bool?
  /// The text size, as a multiple of the normal text size.
  package var textScale: CGFloat?

  package init(isDark: Bool? = nil, isRightToLeft: Bool? = nil, textScale: CGFloat? = nil) {
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale
  }

  /// Returns the settings that differ from the settings of `window`. The app has changed these
  /// settings for one view. The panel gets all other settings from the window by itself.
  package func overrides(in window: Surroundings) -> Surroundings {
    Surroundings(
      isDark: isDark == window.isDark ? nil : isDark,
      isRightToLeft: isRightToLeft == window.isRightToLeft ? nil : isRightToLeft,
      textScale: textScale == window.textScale ? nil : textScale)
  }

  /// Returns `style` with a light or dark appearance in place of the automatic one.
  func applied(to style: HUD.Style) -> HUD.Style {
    guard let isDark, style.appearance == .automatic else { return style }
    return style.with { $0.appearance = isDark ? .dark : .light }
  }
}
