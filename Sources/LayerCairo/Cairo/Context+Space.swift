#if os(Linux)
import CPangoCairo
import LayerKit

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
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let whole = transform.concatenating(self.transform)
    let area = abs(whole.a * whole.d - whole.b * whole.c)
    guard numbers.allSatisfy(\.isFinite), area > 1e-9, area < .infinity else { return false }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(pointer, &matrix)
    return true
  }

  /// Whether the rectangle has an inside, and lies where Cairo can count.
  func canReach(_ rect: CGRect) -> Bool {
    guard rect.size.width > 0, rect.size.height > 0 else { return false }
    return canCount(rect)
  }

  /// Whether the rectangle, which may be flat, lies where Cairo can count.
  func canCount(_ rect: CGRect) -> Bool {
    let box = rect.applying(transform)
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) < Self.farthestPixel }
  }
}
#endif
