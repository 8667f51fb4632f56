#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers

/// Draws these layers in a root of this size.
func drawn(
  width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, at time: CFTimeInterval = 0,
  part: LayerFilter = .whole, _ layers: CALayer...
) throws -> Surface {
  let root = CALayer()
  root.frame = CGRect(x: 0, y: 0, width: width, height: height)
  root.sublayers = layers
  return try LayerRenderer().picture(of: root, at: time, part: part, scale: scale)
}

extension CALayer {
  static func filled(_ color: CGColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }
}

extension CAShapeLayer {
  static func stroked(_ path: CGPath, width: CGFloat = 4) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = width
    return shape
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGColor {
  static var black: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
  static var white: CGColor { CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
  static var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
  static var green: CGColor { CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1) }
  static var blue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }

  static func black(alpha: CGFloat) -> CGColor {
    CGColor(srgbRed: 0, green: 0, blue: 0, alpha: alpha)
  }
}

extension Surface.Pixel {
  static let clear = Surface.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = Surface.Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let white = Surface.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let opaqueRed = Surface.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let opaqueBlue = Surface.Pixel(red: 0, green: 0, blue: 255, alpha: 255)
}

extension Surface {
  /// The smallest rectangle, in pixels, that contains all pixels that are not transparent.
  var inkBox: CGRect { inkBox(below: 0) }

  /// The same of the pixels below `top`, which is in points.
  func inkBox(below top: CGFloat) -> CGRect {
    var box = CGRect.null
    for row in Int(top * scale)..<height {
      for column in 0..<width where self[column, row].alpha > 0 {
        box = box.union(CGRect(CGFloat(column), CGFloat(row), 1, 1))
      }
    }
    return box
  }

  /// Returns the pixel at an angle and a distance from the middle. Angles are clockwise from the
  /// right.
  func pixel(degrees: CGFloat, distance: CGFloat) -> Pixel {
    let angle = degrees * .pi / 180
    return self[
      Int(CGFloat(width) / 2 + distance * scale * cos(angle)),
      Int(CGFloat(height) / 2 + distance * scale * sin(angle))]
  }
}
#endif
