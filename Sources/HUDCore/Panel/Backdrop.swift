import HUDLayers

/// The veil between panel and app.
@MainActor struct Backdrop {
  private var veil: CAGradientLayer?

  /// Puts up the veil of `mask` on `canvas`, or takes it away. What is blurred is a slot, where the
  /// host can blur.
  mutating func update(
    _ canvas: CALayer, mask: HUD.Mask, center: CGPoint, palette: Palette
  ) {
    let size = canvas.bounds.size
    canvas.backgroundColor =
      switch mask.kind {
      case .color(let color): color.cgColor(in: palette.variant)
      case .blur where !palette.veilIsMaterial: palette.veil
      case .inherited, .none, .clear, .gradient, .blur: nil
      }
    guard mask == .gradient, size.width > 0, size.height > 0 else {
      veil?.removeFromSuperlayer()
      veil = nil
      return
    }
    let veil = veil ?? makeVeil(on: canvas)
    veil.frame = CGRect(origin: .zero, size: size)
    // A circle whose radius is the shorter side, whatever the proportions of the host.
    let radius = min(size.width, size.height)
    let start = CGPoint(x: center.x / size.width, y: center.y / size.height)
    veil.startPoint = start
    veil.endPoint = CGPoint(x: start.x + radius / size.width, y: start.y + radius / size.height)
    self.veil = veil
  }

  private func makeVeil(on canvas: CALayer) -> CAGradientLayer {
    let veil = CAGradientLayer()
    veil.type = .radial
    veil.colors = [0, 0.75].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) }
    canvas.addSublayer(veil)
    return veil
  }
}
