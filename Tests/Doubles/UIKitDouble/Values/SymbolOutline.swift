import HUDLayers

/// A symbol of the system. Its real shape is Apple's, so the double draws a disc wider than high,
/// and for some names a badge on its left.
struct SymbolOutline {
  private static let names: Set = ["headphones", "bolt.fill", "checkmark"]

  /// The point size, which is the body text's until it is configured.
  var pointSize: CGFloat = 17

  private let hasBadge: Bool

  init?(_ name: String) {
    guard Self.names.contains(name) else { return nil }
    hasBadge = name == "bolt.fill"
  }

  /// The badge is outside of the alignment rectangle.
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: hasBadge ? pointSize * 0.25 : 0, bottom: 0, right: 0)
  }

  /// Larger than the point size in both directions, as most of Apple's symbols are.
  var size: CGSize { CGSize(width: pointSize * 1.25 + insets.left, height: pointSize * 1.125) }

  /// Draws the symbol in the canvas's resolution.
  func draw(on canvas: ImageCanvas, at origin: CGPoint = .zero) {
    let scale = canvas.scale
    let (left, top) = (Int((origin.x * scale).rounded()), Int((origin.y * scale).rounded()))
    for row in 0..<Int((size.height * scale).rounded(.up)) {
      for column in 0..<Int((size.width * scale).rounded(.up))
      where contains(CGPoint(x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)) {
        canvas.set([0, 0, 0, 255], left + column, top + row)
      }
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    if hasBadge, point.x < insets.left { return point.y < insets.left }
    let x = (point.x - insets.left) / (size.width - insets.left) * 2 - 1
    let y = point.y / size.height * 2 - 1
    return x * x + y * y <= 1
  }

  /// On Apple's systems the pixels of a symbol are those that it was last drawn with, and no more
  /// than its ink. The double's are too small for any panel.
  func cropped(scale: CGFloat) -> CGImage {
    let canvas = ImageCanvas(size, scale: scale)
    draw(on: canvas)
    return canvas.image
  }
}
