import HUD

/// A picture of an app, which the gallery shows behind a HUD.
enum Backdrop {
  /// The rows of a list, which show how a mask covers an app.
  case list
  /// Soft colours, which show how much the panel lets through.
  case colors
  /// A single colour, which keeps the files of pictures small.
  case plain

  /// Returns the backdrop as a layer.
  func layer(size: CGSize, isDark: Bool) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.backgroundColor = isDark ? .rgb(0x101012) : .rgb(0xF2F2F7)
    switch self {
    case .list: addRows(to: layer, isDark: isDark)
    case .colors: addGradients(to: layer, isDark: isDark)
    case .plain: break
    }
    return layer
  }

  private func addRows(to layer: CALayer, isDark: Bool) {
    let (margin, gap, count) = (14.0, 10.0, 3)
    let row = CGSize(
      width: layer.bounds.width - 2 * margin,
      height: (layer.bounds.height - 2 * margin - gap * Double(count - 1)) / Double(count))
    let dots = isDark ? [0x3D7BD9, 0xC9793A, 0x3F9A63] : [0x5A93F0, 0xF0995A, 0x5ABF80]
    for (index, dot) in dots.enumerated() {
      let top = margin + Double(index) * (row.height + gap)
      layer.add(
        CGRect(x: margin, y: top, width: row.width, height: row.height), radius: 12,
        isDark ? .rgb(0x222226) : .rgb(0xE1E1E7))
      let middle = top + row.height / 2
      layer.add(
        CGRect(x: margin + 12, y: middle - 16, width: 32, height: 32), radius: 8,
        .rgb(dot))
      for (offset, share) in [(-10.0, 0.45), (4.0, 0.3)] {
        layer.add(
          CGRect(x: margin + 56, y: middle + offset, width: row.width * share, height: 7),
          radius: 3.5, isDark ? .rgb(0x45454B) : .rgb(0xC6C6CE))
      }
    }
  }

  private func addGradients(to layer: CALayer, isDark: Bool) {
    let base = CAGradientLayer()
    base.frame = layer.bounds
    base.startPoint = .zero
    base.endPoint = CGPoint(x: 1, y: 1)
    base.colors =
      isDark
      ? [CGColor.rgb(0x35204A), CGColor.rgb(0x0C2F3A)]
      : [CGColor.rgb(0xFF9A8B), CGColor.rgb(0x8FD3F4)]
    layer.addSublayer(base)
    let spots =
      isDark
      ? [(0.72, 0.3, 0.55, 0xB5651D), (0.28, 0.72, 0.68, 0x1F4F8F)]
      : [(0.7, 0.3, 0.52, 0xFFD27A), (0.3, 0.75, 0.68, 0x6FB7FF)]
    for (x, y, share, color) in spots {
      let radius = share * max(layer.bounds.height, layer.bounds.width / 2.2)
      let spot = CAGradientLayer()
      spot.frame = layer.bounds
      spot.type = .radial
      spot.startPoint = CGPoint(x: x, y: y)
      spot.endPoint = CGPoint(
        x: x + radius / layer.bounds.width, y: y + radius / layer.bounds.height)
      spot.colors = [CGColor.rgb(color), CGColor.rgb(color, alpha: 0)]
      layer.addSublayer(spot)
    }
  }
}

extension CALayer {
  fileprivate func add(_ frame: CGRect, radius: CGFloat, _ color: CGColor) {
    let part = CALayer()
    part.frame = frame
    part.cornerRadius = radius
    part.backgroundColor = color
    addSublayer(part)
  }
}

extension CGColor {
  /// Creates a colour from a number such as 0xFF9A8B.
  fileprivate static func rgb(_ hex: Int, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
