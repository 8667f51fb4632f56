public import HUDCore
public import HUDLayers

// The settings of the device and its user. Setting such a property updates the HUD.
extension OffscreenHost {
  /// The size of the screen, in points.
  public var size: CGSize {
    get { metrics.size }
    set { metrics.size = newValue }
  }

  /// The number of pixels per point of the screen; 2 by default.
  public var scale: CGFloat {
    get { metrics.scale }
    set { metrics.scale = newValue }
  }

  /// Whether the app has a dark appearance. If true, a panel whose style has the automatic
  /// appearance is dark too.
  public var isDark: Bool {
    get { metrics.isDark }
    set { metrics.isDark = newValue }
  }

  /// The user's text size, as a multiple of the normal text size.
  public var textScale: CGFloat {
    get { metrics.textScale }
    set { metrics.textScale = newValue }
  }

  /// Whether the user's language is read from right to left. Progress bars then fill from right to
  /// left.
  public var isRightToLeft: Bool {
    get { metrics.isRightToLeft }
    set { metrics.isRightToLeft = newValue }
  }

  /// Whether the user asks for reduced motion: panels fade without a change of size, and rings turn
  /// slowly.
  public var reducesMotion: Bool {
    get { metrics.reducesMotion }
    set { metrics.reducesMotion = newValue }
  }

  /// Whether the user asks for more contrast: every panel is then opaque and has a border.
  public var increasesContrast: Bool {
    get { metrics.increasesContrast }
    set { metrics.increasesContrast = newValue }
  }

  /// Whether the user asks for less transparency: every panel is then opaque.
  public var reducesTransparency: Bool {
    get { metrics.reducesTransparency }
    set { metrics.reducesTransparency = newValue }
  }

  /// How far a notch or a bar reaches into the screen from each edge, in points. The panel avoids
  /// these areas.
  public var safeArea: HUD.Insets {
    get { metrics.safeArea }
    set { metrics.safeArea = newValue }
  }

  /// How far the app's own bars reach into the screen from each edge, in points: a tab bar, for
  /// example, with the safe area behind it. A panel at the top or bottom avoids them if its style
  /// has `clearsBars`.
  public var bars: HUD.Insets {
    get { metrics.bars }
    set { metrics.bars = newValue }
  }

  /// The height that an on-screen keyboard covers at the bottom, in points.
  public var keyboardInset: CGFloat {
    get { metrics.keyboardInset }
    set { metrics.keyboardInset = newValue }
  }

  /// Whether a screen reader runs. Toasts without a duration then stay twice as long, and at least
  /// five seconds.
  public var screenReaderIsRunning: Bool {
    get { metrics.screenReaderIsRunning }
    set { metrics.screenReaderIsRunning = newValue }
  }

  /// The user's languages, beginning with the preferred language.
  public var languages: [String] {
    get { metrics.languages }
    set { metrics.languages = newValue }
  }
}

extension Metrics {
  /// Stops the program if a value makes no sense. Otherwise the value would cause an error much
  /// later.
  func check() {
    let insets = [safeArea, bars].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    precondition(
      size.width >= 0 && size.height >= 0 && scale > 0 && textScale > 0
        && ([size.width, size.height, scale, textScale, keyboardInset] + insets)
          .allSatisfy(\.isFinite),
      "No screen has these settings: \(self)")
  }
}
