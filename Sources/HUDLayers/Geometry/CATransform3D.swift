// The functions have the names of Apple's C functions, which begin with a capital letter.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(QuartzCore)

public import Foundation

/// A transform of a layer. There is no perspective here, so a transform is always affine.
///
/// The type is not `Equatable`, because Apple's type is not `Equatable` either.
public struct CATransform3D: Sendable {
  let affine: CGAffineTransform
}

public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: m)
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  precondition(sz == 1, "A scale along z is not affine: (\(sx), \(sy), \(sz)).")
  return CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: sx, y: sy))
}

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  precondition(
    x == 0 && y == 0 && z > 0,
    "A rotation by \(angle) about any axis but z is not affine: (\(x), \(y), \(z)).")
  return CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
}

#endif
