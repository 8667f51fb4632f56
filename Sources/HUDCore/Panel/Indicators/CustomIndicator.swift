import HUDLayers

/// The app's own indicator: its layer, or an empty layer over which the host places the app's view.
@MainActor final class CustomIndicator: PanelIndicator {
  /// The view or widget for the host to place; nil if the app's indicator is a layer.
  let native: AnyObject?
  private let progress: HUD.Indicator.LiveProgress.ProgressSource

  init(_ custom: HUD.Indicator.Custom, progress: Double?) {
    let source = HUD.Indicator.LiveProgress.ProgressSource(progress)
    self.progress = source
    let layer = CALayer()
    #if !canImport(QuartzCore)
    layer.containsAppLayers = true
    #endif
    let made = withImplicitAnimation { custom.make(HUD.Indicator.LiveProgress(source)) }
    switch made {
    case .layer(let content, let size):
      native = nil
      layer.frame.size = (size ?? content.bounds.size).bounded
      content.position = layer.bounds.center
      layer.addSublayer(content)
    case .native(let view, let size):
      native = view
      layer.frame.size = size.bounded
    }
    super.init(layer)
  }

  /// Reports the progress to the app's observers. If an observer changes a layer in response, the
  /// change is animated implicitly, as it would be outside a HUD.
  override func advance(to progress: Double?, at now: Duration) {
    withImplicitAnimation { self.progress.change(to: progress) }
  }
}
