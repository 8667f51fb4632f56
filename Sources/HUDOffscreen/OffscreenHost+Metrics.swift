package import HUDCore
import HUDLayers

extension OffscreenHost {
  package var metrics: Metrics {
    var metrics = Metrics(size: size)
    metrics.scale = scale
    metrics.isDark = isDark
    metrics.textScale = textScale
    metrics.isRightToLeft = isRightToLeft
    metrics.reducesMotion = reducesMotion
    metrics.increasesContrast = increasesContrast
    metrics.reducesTransparency = reducesTransparency
    metrics.safeArea = safeArea
    metrics.bars = bars
    metrics.keyboardInset = keyboardInset
    metrics.screenReaderIsRunning = screenReaderIsRunning
    metrics.languages = languages
    return metrics
  }

  func surroundingsChanged() {
    metrics.check()
    stage.resize(to: size)
    paintBackground()
    needsUpdate = true
  }

  func paintBackground() { stage.paint(background?.cgColor(isDark: isDark)) }
}

extension Metrics {
  /// Stops the program if a value makes no sense. Otherwise the value would cause an error much
  /// later.
  func check() {
    precondition(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "A screen cannot measure \(size).")
    precondition(scale > 0 && scale.isFinite, "A screen cannot have \(scale) pixels per point.")
    precondition(
      textScale > 0 && textScale.isFinite, "A text cannot be \(textScale) times as large.")
    precondition(keyboardInset.isFinite, "A keyboard cannot cover \(keyboardInset) points.")
    for insets in [safeArea, bars] {
      precondition(
        [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite),
        "A safe area cannot be \(insets).")
    }
  }
}
