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

  /// Returns these settings of a view, with nil for each setting that is the same in `window`. The
  /// panel gets such a setting from the window by itself; the app has changed the others.
  package func overrides(in window: Surroundings) -> Surroundings {
    Surroundings(
      isDark: isDark == window.isDark ? nil : isDark,
      isRightToLeft: isRightToLeft == window.isRightToLeft ? nil : isRightToLeft,
      textScale: textScale == window.textScale ? nil : textScale)
  }

  /// Returns `style`; an automatic appearance becomes light or dark if `isDark` is set.
  func applied(to style: HUD.Style) -> HUD.Style {
    guard let isDark, style.appearance == .automatic else { return style }
    return style.with { $0.appearance = isDark ? .dark : .light }
  }
}
