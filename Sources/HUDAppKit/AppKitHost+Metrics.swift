#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
package import AppKit

extension AppKitHost {
  /// Reads all metrics that the panel depends on into `metrics`. Without a stage, the metrics that
  /// are read from the stage keep their default values.
  func readMetrics() {
    var metrics = Metrics(size: stage?.bounds.size ?? .zero)
    let workspace = NSWorkspace.shared
    metrics.reducesMotion = workspace.accessibilityDisplayShouldReduceMotion
    metrics.reducesTransparency = workspace.accessibilityDisplayShouldReduceTransparency
    metrics.increasesContrast = workspace.accessibilityDisplayShouldIncreaseContrast
    metrics.screenReaderIsRunning = workspace.isVoiceOverEnabled
    metrics.languages = system.languages
    metrics.hasMaterial = true
    metrics.hasGlass = system.hasGlass
    metrics.textScale = NSFont.preferredFont(forTextStyle: .body).pointSize / NSFont.normalBodySize
    if let stage {
      metrics.read(stage)
      metrics.glassIsDark = stage.glassIsDark
    }
    self.metrics = metrics
  }
}

extension NSFont {
  /// The point size of the body text while the user has not chosen another text size.
  fileprivate static let normalBodySize: CGFloat = 13
}

extension Metrics {
  @MainActor fileprivate mutating func read(_ stage: StageView) {
    // A stage in a floating panel is as large as the safe part of the screen, so it has no insets.
    let safeArea = stage.window is FloatingPanel ? NSEdgeInsets() : stage.safeAreaInsets
    self.safeArea = HUD.Insets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    scale = stage.window?.backingScaleFactor ?? 1
    let surroundings = Surroundings(of: stage)
    isDark = surroundings.isDark ?? false
    isRightToLeft = surroundings.isRightToLeft ?? false
    stage.effectiveAppearance.performAsCurrentDrawingAppearance {
      MainActor.assumeIsolated { accent = HUD.Color(.controlAccentColor) }
    }
  }
}

extension Surroundings {
  @MainActor package init(of view: NSView) {
    self.init(
      isDark: view.effectiveAppearance.isDark,
      isRightToLeft: view.userInterfaceLayoutDirection == .rightToLeft, textScale: nil)
  }
}

extension NSAppearance {
  /// Whether the appearance is dark. Do not compare names: in a material, or with increased
  /// contrast, a dark appearance has another name.
  var isDark: Bool { bestMatch(from: [.aqua, .darkAqua]) == .darkAqua }
}
#endif
