#if canImport(UIKit)
package import HUDCore
package import UIKit

extension UIKitHost {
  /// Reads all metrics that the panel depends on. Without a stage, the metrics that are read from
  /// the stage keep their default values.
  func readMetrics() {
    stage?.followRootView()
    var metrics = Metrics(size: stage?.bounds.size ?? .zero)
    metrics.reducesMotion = UIAccessibility.isReduceMotionEnabled
    metrics.reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    metrics.screenReaderIsRunning = UIAccessibility.isVoiceOverRunning
    metrics.languages = system.languages
    metrics.hasMaterial = true
    metrics.hasGlass = system.hasGlass
    if let stage {
      let traits = stage.traitCollection
      let safeArea = stage.insets ?? stage.safeAreaInsets
      metrics.safeArea = HUD.Insets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
      if system.platform.keyboardCoversWindows {
        metrics.keyboardInset = keyboard.covered(of: stage)
      }
      // Use a scale of at least 1, because the traits say 0 while the stage is in no window.
      metrics.scale = max(traits.displayScale, 1)
      metrics.isDark = traits.userInterfaceStyle == .dark
      if stage.material?.adapts == true {
        metrics.glassIsDark = stage.content.traitCollection.userInterfaceStyle == .dark
      }
      metrics.accent = HUD.Color(stage.tintColor)
      // Read the direction from the view, not from the traits: an app can force a direction on all
      // its views, and the traits do not show that.
      metrics.isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
      metrics.textScale = traits.textScale
      metrics.increasesContrast = traits.accessibilityContrast == .high
      metrics.bars = stage.bars
    }
    adjustMetrics(&metrics)
    self.metrics = metrics
  }
}

extension Surroundings {
  @MainActor package init(of view: UIView) {
    self.init(
      isDark: view.traitCollection.userInterfaceStyle == .dark,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      textScale: view.traitCollection.textScale)
  }
}

extension UITraitCollection {
  /// The user's text size as a multiple of the default size. This factor is measured at 100 points,
  /// where rounding has little effect.
  package var textScale: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: self) / 100
  }
}
#endif
