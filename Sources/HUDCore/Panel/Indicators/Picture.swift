import HUDLayers

/// The app's own picture, its proportions kept; tinted, it is a stencil for the indicator's colour.
@MainActor final class Picture: IndicatorLayer {
  let layer = CALayer()

  init(_ image: HUD.Image, design: IndicatorDesign) {
    layer.frame = CGRect(origin: .zero, size: design.look.imageSize)
    let content = CALayer()
    content.bounds.size = image.size.fitted(into: design.look.imageSize)
    content.position = layer.bounds.center
    content.contents = image.picture
    content.contentsScale = image.scale
    content.contentsGravity = .resize
    guard image.isTinted ?? design.look.tintsImages else {
      layer.addSublayer(content)
      return
    }
    let tint = CALayer()
    tint.frame = layer.bounds
    tint.backgroundColor = design.look.color
    tint.mask = content
    layer.addSublayer(tint)
  }
}
