import HUDLayers

/// A symbol of the system. Its real shape is Apple's, so the double draws a disc wider than high.
struct SymbolOutline {
  private static let names: Set = ["headphones", "bolt.fill", "checkmark"]

  /// The point size, which is the body text's until it is configured.
  var pointSize: CGFloat = 17

  init?(_ name: String) {
    guard Self.names.contains(name) else { return nil }
  }

  /// Larger than the point size in both directions, as most of Apple's symbols are.
  var size: CGSize { CGSize(width: pointSize * 1.25, height: pointSize * 1.125) }

  /// Draws the disc at the canvas's origin, in the canvas's resolution.
  func draw(on canvas: ImageCanvas) {
    let (width, height) = (size.width * canvas.scale, size.height * canvas.scale)
    for row in 0..<Int(height.rounded(.up)) {
      for column in 0..<Int(width.rounded(.up)) {
        let x = (CGFloat(column) + 0.5) / width * 2 - 1
        let y = (CGFloat(row) + 0.5) / height * 2 - 1
        if x * x + y * y <= 1 { canvas.set([0, 0, 0, 255], column, row) }
      }
    }
  }
}
