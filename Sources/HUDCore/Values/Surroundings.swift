package import HUDLayers

/// The settings of a window, of a view in it, or of one call. A setting that is nil is inherited.
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

  /// Returns the settings of a view that differ from those of `window`, because the app has changed
  /// them. All other settings are nil in the result: the panel gets them from the window by itself.
  package func overrides(in window: Surroundings) -> Surroundings {
    Surroundings(
      isDark: isDark == window.isDark ? nil : isDark,
      isRightToLeft: isRightToLeft == window.isRightToLeft ? nil : isRightToLeft,
      textScale: textScale == window.textScale ? nil : textScale)
  }

  /// Returns `style`. If `isDark` is set, a light or dark appearance replaces the automatic one.
  func applied(to style: HUD.Style) -> HUD.Style {
    guard let isDark, style.appearance == .automatic else { return style }
    return style.with { $0.appearance = isDark ? .dark : .light }
  }
}
