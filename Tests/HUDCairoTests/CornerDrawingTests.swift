#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

/// Each part that has the form of the layer, against a shape with the path of a continuous corner.
@Suite(.timeLimit(.minutes(15))) struct CornerDrawingTests {
  private static let frame = CGRect(5, 5, 50, 40)
  private static let path = CGPath.roundedRect(frame, cornerRadius: 13, isContinuous: true)

  private func layer(_ frame: CGRect = frame) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.cornerRadius = 13
    layer.cornerCurve = .continuous
    return layer
  }

  private func picture(_ layer: CALayer) throws -> Surface {
    try drawn(width: 60, height: 50, scale: 2, layer)
  }

  private func filled(_ path: CGPath, rule: CAShapeLayerFillRule = .nonZero) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillRule = rule
    return shape
  }

  @Test("A background has continuous corners")
  func background() throws {
    let layer = layer()
    layer.backgroundColor = .black
    let drawn = try picture(layer)
    #expect(try drawn.isNearly(picture(filled(Self.path))))
    layer.cornerCurve = .circular
    #expect(try !drawn.isNearly(picture(layer)))
  }

  @Test("A border has continuous corners on both of its sides")
  func border() throws {
    let layer = layer()
    layer.borderWidth = 3
    let band = CGMutablePath()
    band.addPath(Self.path)
    band.addPath(
      .roundedRect(Self.frame.insetBy(dx: 3, dy: 3), cornerRadius: 10, isContinuous: true))
    #expect(try picture(layer).isNearly(picture(filled(band, rule: .evenOdd))))
  }

  @Test("A clip has continuous corners")
  func clip() throws {
    let layer = layer()
    layer.masksToBounds = true
    layer.addSublayer(.filled(.black, CGRect(0, 0, 50, 40)))
    #expect(try picture(layer).isNearly(picture(filled(Self.path))))
  }

  @Test("The shadow of a background has continuous corners")
  func shadow() throws {
    func shadow(_ path: CGPath?) throws -> Surface {
      // Beside the layer that casts it, which the picture does not show.
      let layer = layer(Self.frame.offsetBy(dx: -100, dy: 0))
      layer.backgroundColor = .black
      (layer.shadowRadius, layer.shadowOpacity) = (0, 1)
      layer.shadowOffset = CGSize(width: 100, height: 0)
      layer.shadowPath = path
      return try picture(layer)
    }
    let bounds = CGRect(0, 0, 50, 40)
    let path = CGPath.roundedRect(bounds, cornerRadius: 13, isContinuous: true)
    #expect(try shadow(nil).isNearly(shadow(path)))
    #expect(try !shadow(nil).inkBox.isNull)
  }

  @Test("A capsule has circular ends")
  func capsule() throws {
    let layer = layer(CGRect(5, 5, 50, 26))
    layer.backgroundColor = .black
    let continuous = try picture(layer)
    layer.cornerCurve = .circular
    #expect(try continuous.isNearly(picture(layer)))
  }
}

extension Surface {
  /// Rounding differs where the same form is reached by another way.
  fileprivate func isNearly(_ other: Surface) -> Bool {
    (0..<height).allSatisfy { row in
      (0..<width).allSatisfy { column in
        abs(Int(self[column, row].alpha) - Int(other[column, row].alpha)) <= 2
      }
    }
  }
}
#endif
