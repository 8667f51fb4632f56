import HUDLayers

/// What an app brings along: its layer, or the room that its host fills with its view.
@MainActor final class CustomIndicator: IndicatorLayer {
  let layer = CALayer()
  /// A view or widget for the host to place; nil where the layer is all there is.
  let native: AnyObject?

  init(_ custom: HUD.Indicator.Custom) {
    layer.frame = CGRect(origin: .zero, size: custom.size)
    switch withImplicitAnimation({ custom.make() }) {
    case .layer(let content):
      native = nil
      content.position = layer.bounds.center
      layer.addSublayer(content)
    case .native(let view):
      native = view
    }
  }
}
