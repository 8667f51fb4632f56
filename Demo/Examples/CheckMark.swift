import HUD

/// An app's own check mark, drawn in code so that the demo needs no file.
@MainActor enum CheckMark {
  nonisolated static let size = CGSize(width: 37, height: 37)

  static func layer() -> CALayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 20))
    path.addLine(to: CGPoint(x: 14, y: 29))
    path.addLine(to: CGPoint(x: 32, y: 9))
    let mark = CAShapeLayer()
    mark.bounds = CGRect(origin: .zero, size: size)
    // The scale of the sharpest screens.
    mark.contentsScale = 3
    mark.path = path
    mark.fillColor = nil
    mark.strokeColor = CGColor(srgbRed: 0.2, green: 0.65, blue: 0.4, alpha: 1)
    mark.lineWidth = 4
    mark.lineCap = .round
    mark.lineJoin = .round
    return mark
  }
}
