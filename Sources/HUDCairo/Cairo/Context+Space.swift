#if os(Linux)
import CHUDPango
import HUDLayers

extension Context {
  /// Cairo counts pixels in 24 bits before the point. Far less has ever been seen.
  private static let farthestPixel: CGFloat = 1_000_000

  var transform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The length of a point in pixels, where x and y differ the mean.
  var pixelsPerPoint: CGFloat {
    var (deviceX, deviceY) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_group_target(pointer), &deviceX, &deviceY)
    let transform = transform
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return (area * deviceX * deviceY).squareRoot()
  }

  /// Whether the transform leaves anything to see. One that flattens everything would put the whole
  /// context into an error state, which nothing takes back.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    guard transform.isInvertible, transform.concatenating(self.transform).isInvertible else {
      return false
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(pointer, &matrix)
    return true
  }

  /// Whether the rectangle has an inside, and lies where Cairo can count.
  func canReach(_ rect: CGRect) -> Bool {
    rect.hasInside && canCount(rect)
  }

  /// Whether the rectangle, which may be flat, lies where Cairo can count.
  func canCount(_ rect: CGRect) -> Bool {
    let box = rect.applying(transform)
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) < Self.farthestPixel }
  }
}

extension CGRect {
  /// Whether there is something to see in it: a hair that is thinner still has none, and dividing by
  /// it leads nowhere.
  var hasInside: Bool {
    size.width > 1e-6 && size.height > 1e-6
  }
}

extension CGAffineTransform {
  /// Whether it is made of numbers and leaves an area to see.
  var isInvertible: Bool {
    let area = abs(a * d - b * c)
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && area > 1e-9 && area < .infinity
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
#endif
