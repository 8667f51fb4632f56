#if canImport(UIKit)
import HUDCore
import UIKit

extension UIKitHost {
  /// Reads all that the panel depends on. What belongs to a window waits for the stage.
  func readMetrics() {
    var metrics = Metrics(size: stage?.bounds.size ?? .zero)
    metrics.reducesMotion = UIAccessibility.isReduceMotionEnabled
    metrics.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    metrics.increasesContrast = UIAccessibility.isDarkerSystemColorsEnabled
    metrics.screenReaderIsRunning = UIAccessibility.isVoiceOverRunning
    metrics.languages = system.languages
    metrics.hasMaterial = true
    if let stage { metrics.read(stage, keyboard: keyboard.covered(of: stage)) }
    self.metrics = metrics
  }
}

extension Metrics {
  @MainActor fileprivate mutating func read(_ stage: StageView, keyboard: CGFloat) {
    let traits = stage.traitCollection
    let safeArea = stage.safeAreaInsets
    self.safeArea = HUD.Insets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    keyboardInset = keyboard
    // Zero is what traits say that come from no window yet.
    scale = max(traits.displayScale, 1)
    isDark = traits.userInterfaceStyle == .dark
    accent = HUD.Color(stage.tintColor)
    // Not the traits': they do not know of an app that forces a direction upon all its views.
    isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
    textScale = traits.textScale
    increasesContrast = increasesContrast || traits.accessibilityContrast == .high
  }
}

extension UITraitCollection {
  /// The user's text size as a multiple of the normal one: a text of a hundred points tells it
  /// without much rounding.
  fileprivate var textScale: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: self) / 100
  }
}
#endif
