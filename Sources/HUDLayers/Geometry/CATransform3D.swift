// The functions have the names of Apple's C functions, which begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(QuartzCore)

public import Foundation

/// A 4 × 4 transform matrix. The renderers do not draw in perspective, so in a layer's transform
/// only the six numbers of a 2D affine transform may differ from the identity.
///
/// The type is not `Equatable`, because Apple's type is not `Equatable` either.
public struct CATransform3D: Sendable {
  public var m11: CGFloat = 0
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 0
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 0
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 0

  public init() {}
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2 && a.rows.3 == b.rows.3
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  (t.m13, t.m14) == (0, 0) && (t.m23, t.m24) == (0, 0) && t.rows.2 == (0, 0, 1, 0)
    && (t.m43, t.m44) == (0, 1)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  (t.m33, t.m44) = (1, 1)
  return t
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  precondition(CATransform3DIsAffine(t), "This transform is not affine: \(t.rows).")
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  precondition(tz == 0, "A translation along z is not affine: (\(tx), \(ty), \(tz)).")
  return CATransform3DMakeAffineTransform(CGAffineTransform(translationX: tx, y: ty))
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  precondition(sz == 1, "A scale along z is not affine: (\(sx), \(sy), \(sz)).")
  return CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
}

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  precondition(
    x == 0 && y == 0 && z != 0,
    "A rotation by \(angle) about any axis but z is not affine: (\(x), \(y), \(z)).")
  return CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3DMakeAffineTransform(
    CATransform3DGetAffineTransform(a).concatenating(CATransform3DGetAffineTransform(b)))
}

public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t).inverted())
}

extension CATransform3D {
  // Tuples, because each write to a layer's transform compares the rows, and arrays would be
  // allocated every time.
  fileprivate typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

  fileprivate var rows: (Row, Row, Row, Row) {
    (
      (m11, m12, m13, m14), (m21, m22, m23, m24), (m31, m32, m33, m34), (m41, m42, m43, m44)
    )
  }
}

#endif
