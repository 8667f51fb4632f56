#if os(Linux)
import CHUDPango
@testable import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

/// Layers that cannot be drawn are skipped, and the layers after them are drawn normally.
@Suite(.timeLimit(.minutes(15))) struct DegenerateInputTests {
  private static let oddNumbers: [CGFloat] = [
    0, -5, 1e-300, 1e6, 1e12, 1e300, .nan, .infinity, -.infinity,
  ]

  /// Draws `layer` and then another one, and expects the other one to appear.
  private func expectTheNextIsDrawn(after layer: CALayer) throws {
    let picture = try drawn(layer, .filled(.red, CGRect(8, 8, 4, 4)))
    #expect(picture[10, 10] == .opaqueRed)
  }

  private func shape() -> CAShapeLayer {
    let shape = CAShapeLayer.stroked(CGPath(rect: CGRect(2, 2, 5, 5), transform: nil))
    shape.frame = CGRect(0, 0, 20, 20)
    return shape
  }

  @Test("A layer with odd geometry does not affect the next one", arguments: oddNumbers)
  func oddGeometryHarmsNobody(number: CGFloat) throws {
    for change: (CALayer) -> Void in [
      { $0.bounds.size.width = number }, { $0.bounds.size = CGSize(width: number, height: number) },
      { $0.bounds.origin.x = number }, { $0.position.y = number }, { $0.anchorPoint.x = number },
      { $0.setAffineTransform(CGAffineTransform(scaleX: number, y: 1)) },
      { $0.setAffineTransform(CGAffineTransform(translationX: 0, y: number)) },
      { $0.cornerRadius = number }, { $0.borderWidth = number }, { $0.zPosition = number },
      { $0.opacity = Float(number) },
    ] {
      let layer = CALayer.filled(.blue, CGRect(0, 0, 6, 6))
      layer.borderWidth = 1
      layer.contents = try drawn(width: 1, height: 1).image
      layer.addSublayer(.filled(.green, CGRect(0, 0, 2, 2)))
      layer.opacity = 0.5
      change(layer)
      try expectTheNextIsDrawn(after: layer)
      layer.masksToBounds = true
      layer.mask = .filled(.black, CGRect(0, 0, 6, 6))
      try expectTheNextIsDrawn(after: layer)
    }
  }

  @Test("A layer with an odd shadow does not affect the next one", arguments: oddNumbers)
  func oddShadowHarmsNobody(number: CGFloat) throws {
    for change: (CALayer) -> Void in [
      { $0.shadowRadius = number }, { $0.shadowOffset.width = number },
      { $0.shadowOpacity = Float(number) }, { $0.bounds.size.height = number },
      { $0.shadowPath = CGPath(rect: CGRect(0, 0, number, 4), transform: nil) },
      { $0.shadowPath = CGMutablePath() },
    ] {
      let layer = CALayer.filled(.white, CGRect(0, 0, 6, 6))
      layer.shadowOpacity = 1
      change(layer)
      try expectTheNextIsDrawn(after: layer)
    }
  }

  @Test("A layer with an odd stroke does not affect the next one", arguments: oddNumbers)
  func oddStrokeHarmsNobody(number: CGFloat) throws {
    for change: (CAShapeLayer) -> Void in [
      { $0.lineWidth = number }, { $0.strokeStart = number }, { $0.strokeEnd = number },
      { $0.path = CGPath(ellipseIn: CGRect(0, 0, number, 3), transform: nil) },
      { $0.path = CGMutablePath() }, { $0.path = nil },
    ] {
      let shape = shape()
      shape.strokeEnd = 0.7
      change(shape)
      shape.lineCap = .round
      try expectTheNextIsDrawn(after: shape)
      shape.opacity = 0.5
      shape.fillColor = .blue
      try expectTheNextIsDrawn(after: shape)
    }
  }

  @Test("A layer with an odd gradient does not affect the next one", arguments: oddNumbers)
  func oddGradientHarmsNobody(number: CGFloat) throws {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      for change: (CAGradientLayer) -> Void in [
        { $0.startPoint.x = number }, { $0.endPoint = $0.startPoint },
        { $0.locations = [NSNumber(value: Double(number)), 0.5] }, { $0.locations = [] },
        { $0.colors = [CGColor.red] }, { $0.colors = [] }, { $0.colors = nil },
        { $0.bounds.size.width = number },
        { $0.colors = [CGColor(srgbRed: number, green: 0, blue: 0, alpha: number), CGColor.red] },
      ] {
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.frame = CGRect(0, 0, 6, 6)
        gradient.colors = [CGColor.red, CGColor.blue]
        change(gradient)
        try expectTheNextIsDrawn(after: gradient)
        let shape = shape()
        shape.mask = gradient
        try expectTheNextIsDrawn(after: shape)
      }
    }
  }

  @Test("Five hundred nested layers, each scaled by three, do not affect the next one")
  func fiveHundredLayers()
    throws
  {
    let outermost = CALayer.filled(.blue, CGRect(0, 0, 4, 4))
    var innermost = outermost
    for _ in 0..<500 {
      let layer = CALayer.filled(.blue, CGRect(0, 0, 4, 4))
      layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
      innermost.addSublayer(layer)
      innermost = layer
    }
    try expectTheNextIsDrawn(after: outermost)
  }

  @Test("Nothing is drawn into a context whose scale is almost zero")
  func intoContextThatCannotShow() throws {
    let picture = try Surface(size: CGSize(width: 4, height: 4))
    try picture.draw { context in
      cairo_scale(context, 1e-7, 1e-7)
      LayerRenderer().draw(.filled(.red, CGRect(0, 0, 4, 4)), at: 0, scale: 1, in: context)
    }
    #expect(picture.inkBox.isNull)
  }
}
#endif
