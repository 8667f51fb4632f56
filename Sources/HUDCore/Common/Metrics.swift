package import HUDLayers

/// The size of the host's window or view, and the system and user settings that a HUD depends on.
package struct Metrics: Sendable, Equatable {
  package var size: CGSize
  package var safeArea = HUD.Insets()
  /// How far the app's own bars, such as a tab bar, reach into the host from each edge. The safe
  /// area behind the bars is included.
  package var bars = HUD.Insets()
  /// The height of the area at the bottom that the on-screen keyboard covers, in points.
  package var keyboardInset: CGFloat = 0
  /// The number of pixels per point.
  package var scale: CGFloat = 1
  package var isDark = false
  /// The colour that `HUD.Color.accent` resolves to.
  package var accent = HUD.Color.defaultAccent
  /// The user's text size, as a multiple of the normal text size.
  package var textScale: CGFloat = 1
  package var isRightToLeft = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var increasesContrast = false
  package var screenReaderIsRunning = false
  /// Whether the host can blur the content below the HUD; see `Slots.Material`.
  package var hasMaterial = false
  /// Whether a panel of material is opaque, although the host may blur the content below a mask.
  package var hasSolidPanels = false
  /// Whether the host's material is glass. The standard animation does not scale a panel that is
  /// made of glass.
  package var hasGlass = false
  /// Whether the glass of the panel has a dark appearance; nil if the panel is not made of glass,
  /// or if the style fixes the appearance.
  package var glassIsDark: Bool?
  #if !canImport(QuartzCore)
  /// The family of the user's font, for texts whose font names no family.
  package var fontFamily = ""
  package var styleSheet = HostStyleSheet()
  #endif
  /// The languages to use for the HUD's built-in words, the preferred language first.
  package var languages: [String] = []

  package init(size: CGSize) { self.size = size }

  /// Whether the user wants nothing to show through the panel.
  var demandsSolidPanels: Bool { reducesTransparency || increasesContrast }
}
