#if !canImport(QuartzCore)

import Foundation

/// An affine transform taken apart, so that its parts can be animated one by one: scale first, then
/// shear, then rotation, then translation.
struct TransformParts: Equatable {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    scaleX = hypot(a, b)
    guard scaleX != 0 else {
      // Flat along x: the direction is all in the second row.
      rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      scaleY = hypot(c, d)
      shear = 0
      return
    }
    rotation = atan2(b, a)
    scaleY = (a * d - b * c) / scaleX
    shear = (a * c + b * d) / scaleX
  }

  var transform: CGAffineTransform {
    CGAffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  /// Turns the shorter way, which is what mixing two matrices means to Core Animation.
  func mixed(with other: TransformParts, fraction: CGFloat) -> TransformParts {
    let turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
    var mixed = self
    mixed.scaleX += (other.scaleX - scaleX) * fraction
    mixed.scaleY += (other.scaleY - scaleY) * fraction
    mixed.shear += (other.shear - shear) * fraction
    mixed.rotation += turn * fraction
    mixed.translation.x += (other.translation.x - translation.x) * fraction
    mixed.translation.y += (other.translation.y - translation.y) * fraction
    return mixed
  }
}

#endif
