public import HUDCore
public import HUDLayers

// The device, and what its user has set.
extension OffscreenHost {
  /// In points.
  public var size: CGSize {
    get { metrics.size }
    set { metrics.size = newValue }
  }

  /// Pixels per point; 2 to begin with.
  public var scale: CGFloat {
    get { metrics.scale }
    set { metrics.scale = newValue }
  }

  /// What a style follows whose appearance is automatic.
  public var isDark: Bool {
    get { metrics.isDark }
    set { metrics.isDark = newValue }
  }

  /// The user's text size, as a multiple of the normal one.
  public var textScale: CGFloat {
    get { metrics.textScale }
    set { metrics.textScale = newValue }
  }

  /// Whether the user reads from the right: bars fill from there, and a text that is all numbers
  /// begins there.
  public var isRightToLeft: Bool {
    get { metrics.isRightToLeft }
    set { metrics.isRightToLeft = newValue }
  }

  /// Whether panels fade in and out and do nothing else, glyphs stand at once, and rings turn slowly.
  public var reducesMotion: Bool {
    get { metrics.reducesMotion }
    set { metrics.reducesMotion = newValue }
  }

  /// Whether a panel is opaque, and has an edge also where the style gives it none.
  public var increasesContrast: Bool {
    get { metrics.increasesContrast }
    set { metrics.increasesContrast = newValue }
  }

  /// Whether a panel of material is opaque.
  public var reducesTransparency: Bool {
    get { metrics.reducesTransparency }
    set { metrics.reducesTransparency = newValue }
  }

  /// How much of each edge a notch, a bar or a corner takes; the panel keeps clear of it.
  public var safeArea: HUD.Insets {
    get { metrics.safeArea }
    set { metrics.safeArea = newValue }
  }

  /// How much of the bottom an on-screen keyboard covers.
  public var keyboardInset: CGFloat {
    get { metrics.keyboardInset }
    set { metrics.keyboardInset = newValue }
  }

  /// Whether texts are read out: toasts without a duration of their own stay twice as long, and at
  /// least five seconds.
  public var screenReaderIsRunning: Bool {
    get { metrics.screenReaderIsRunning }
    set { metrics.screenReaderIsRunning = newValue }
  }

  /// The user's languages, the preferred one first.
  public var languages: [String] {
    get { metrics.languages }
    set { metrics.languages = newValue }
  }
}

extension Metrics {
  /// What is not a size would be seen nowhere and found out late.
  func check() {
    precondition(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "No screen measures \(size).")
    precondition(scale > 0 && scale.isFinite, "No screen has \(scale) pixels per point.")
    precondition(textScale > 0 && textScale.isFinite, "No text is \(textScale) times as large.")
    precondition(keyboardInset.isFinite, "No keyboard covers \(keyboardInset) points.")
    precondition(
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].allSatisfy(\.isFinite),
      "No edge takes \(safeArea).")
  }
}
