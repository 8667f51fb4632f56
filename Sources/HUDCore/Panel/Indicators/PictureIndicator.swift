import HUDLayers

/// An image that the app provides, drawn in its own proportions. A tinted image is drawn
/// in the indicator's colour.
@MainActor final class PictureIndicator: PanelIndicator {
  /// Creates the layer; nil if `image` is only a name for which the platform finds no image.
  init?(_ image: HUD.Image, _ model: PanelModel) {
    let place = model.place
    guard let pixels = image.pixels(in: place) else { return nil }
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: place.size)
    super.init(layer)
    let content = CALayer()
    content.bounds.size = pixels.size.fitted(into: place.size)
    content.position = layer.bounds.center
    content.contents = pixels.picture
    content.contentsScale = pixels.scale
    // Without this filter, a large picture that is drawn small would show stripes and steps.
    content.minificationFilter = .trilinear
    if pixels.isTinted ?? model.style.tintsImages {
      layer.backgroundColor = model.indicatorColor
      layer.mask = content
    } else {
      layer.addSublayer(content)
    }
  }
}
