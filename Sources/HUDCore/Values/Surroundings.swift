package import HUDLayers

/// The settings of a window, or of one of its views, that a panel follows.
package struct Surroundings: Sendable, Equatable {
  package var isDark: Bool
  package var isRightToLeft: Bool
  /// The text size, as a multiple of the normal text size.
  package var textScale: CGFloat

  package init(isDark: Bool, isRightToLeft: Bool, textScale: CGFloat) {
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.textScale = textScale
  }

  /// Returns the settings that the app has changed for a view with these surroundings: those that
  /// differ from the settings of the view's window. The panel follows all others by itself.
  package func overrides(in window: Surroundings) -> SurroundingsOverrides {
    var overrides = SurroundingsOverrides()
    if isDark != window.isDark { overrides.isDark = isDark }
    if isRightToLeft != window.isRightToLeft { overrides.isRightToLeft = isRightToLeft }
    if textScale != window.textScale { overrides.textScale = textScale }
    return overrides
  }
}

/// The settings that one call uses in place of those of its window; nil leaves a setting as it is.
package struct SurroundingsOverrides: Sendable, Equatable {
  package var isDark: Bool?
  package var isRightToLeft: Bool?
  package var textScale: CGFloat?

  package init() {}
}

extension SurroundingsOverrides {
  /// Returns `style` with a light or dark appearance in place of the automatic one.
  func applied(to style: HUD.Style) -> HUD.Style {
    guard let isDark, style.appearance == .automatic else { return style }
    return style.with { $0.appearance = isDark ? .dark : .light }
  }
}
