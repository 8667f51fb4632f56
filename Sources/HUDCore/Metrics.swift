package import HUDLayers

/// The size, settings and user's preferences of the place where a HUD is shown.
package struct Metrics: Sendable, Equatable {
  package var size: CGSize
  package var safeArea = HUD.Insets()
  /// How much of the bottom a keyboard covers.
  package var keyboardInset: CGFloat = 0
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var isDark = false
  /// The colour that `HUD.Color.accent` resolves to.
  package var accent = HUD.Color.blue
  /// The user's text size, as a multiple of the normal one.
  package var textScale: CGFloat = 1
  package var isRightToLeft = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var increasesContrast = false
  package var screenReaderIsRunning = false
  /// Whether the host can fill slots with a blurred copy of the content below.
  package var hasMaterial = false
  /// The languages for the HUD's own words, the preferred one first.
  package var languages: [String] = []

  package init(size: CGSize) { self.size = size }
}
