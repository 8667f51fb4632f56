import HUDLayers

/// Draws the mask: the cover between panel and app.
@MainActor struct MaskPainter {
  private var gradient: CAGradientLayer?

  /// Draws `mask` on `layer`, and removes the mask drawn before. If the mask is a blur and the host
  /// can blur, nothing is drawn here, because the host draws the blur in the slot of the mask.
  ///
  /// - Parameter center: The centre of a gradient mask, in the coordinates of `layer`.
  mutating func update(
    _ layer: CALayer, mask: HUD.Mask, center: CGPoint, palette: Palette
  ) {
    let size = layer.bounds.size
    layer.backgroundColor =
      switch mask.cover {
      case .color(let color): color.cgColor(in: palette.maskVariant)
      case .blur where !palette.maskIsMaterial: palette.maskColor
      case .inherited, .none, .clear, .gradient, .blur: nil
      }
    guard mask == .gradient, size.width > 0, size.height > 0 else {
      gradient?.removeFromSuperlayer()
      gradient = nil
      return
    }
    let gradient = gradient ?? makeGradient(on: layer)
    gradient.frame = CGRect(origin: .zero, size: size)
    // Make the gradient a circle, whatever the proportions of the host. The circle reaches the
    // farthest corner, because the edge of a smaller circle would be visible.
    let reach = CGSize(
      width: max(center.x, size.width - center.x), height: max(center.y, size.height - center.y))
    let radius = (reach.width * reach.width + reach.height * reach.height).squareRoot()
    let start = CGPoint(x: center.x / size.width, y: center.y / size.height)
    gradient.startPoint = start
    gradient.endPoint = CGPoint(x: start.x + radius / size.width, y: start.y + radius / size.height)
    self.gradient = gradient
  }

  private func makeGradient(on layer: CALayer) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.colors = [0, 0.75].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) }
    layer.addSublayer(gradient)
    return gradient
  }
}
