import HUDLayers

/// The app's own indicator: its layer, or an empty layer over which the host places the app's view.
@MainActor final class CustomIndicator: PanelIndicator {
  let layer = CALayer()
  /// The view or widget for the host to place; nil if the app's indicator is a layer.
  let native: AnyObject?
  private let progress: HUD.Indicator.LiveProgress.ProgressSource

  init(_ custom: HUD.Indicator.Custom, progress: Double?) {
    let source = HUD.Indicator.LiveProgress.ProgressSource(progress)
    self.progress = source
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
  }

  /// Reports the progress to the app's observers. If an observer changes a layer in response, the
  /// change is animated implicitly, as it would be outside a HUD.
  func advance(to progress: Double?) {
    withImplicitAnimation { self.progress.change(to: progress) }
  }
}

/// An image that the app provides, drawn in its own proportions. A tinted image is drawn
/// in the indicator's colour.
@MainActor final class Picture: PanelIndicator {
  let layer = CALayer()

  /// Creates the layer; nil if `image` has only a name, and the platform has no image of that name.
  init?(_ image: HUD.Image, _ design: IndicatorDesign) {
    let place = design.place
    guard let pixels = image.pixels(in: place) else { return nil }
    layer.frame = CGRect(origin: .zero, size: place.size)
    let content = CALayer()
    content.bounds.size = pixels.size.fitted(into: place.size)
    content.position = layer.bounds.center
    content.contents = pixels.picture
    content.contentsScale = pixels.scale
    // Without this filter, a large picture that is drawn small would show stripes and steps.
    content.minificationFilter = .trilinear
    guard pixels.isTinted ?? design.tintsImages else {
      layer.addSublayer(content)
      return
    }
    let tint = CALayer()
    tint.frame = layer.bounds
    tint.backgroundColor = design.color
    tint.mask = content
    layer.addSublayer(tint)
  }
}
