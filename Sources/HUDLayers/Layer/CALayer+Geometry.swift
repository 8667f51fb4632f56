#if !canImport(QuartzCore)

public import Foundation

extension CALayer {
  public func affineTransform() -> CGAffineTransform {
    transform.affine
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting the frame of a rotated, sheared or flat layer traps, because not every rectangle can
  /// be the frame of a layer with that transform.
  public var frame: CGRect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      willWrite("frame")
      let m = affineTransform()
      precondition(
        m.b == 0 && m.c == 0 && m.a != 0 && m.d != 0,
        "The frame of a rotated or flat layer cannot be set; its transform is \(m).")
      bounds.size = CGSize(width: newValue.width / abs(m.a), height: newValue.height / abs(m.d))
      let box = frame
      position.x += newValue.minX - box.minX
      position.y += newValue.minY - box.minY
    }
  }

  /// The transform from the layer's own coordinates, in which its bounds are given, to its
  /// superlayer's coordinates.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Returns the transform from this layer's coordinates to those of `other` or, if `other` is nil,
  /// to the coordinates in which the root layer is placed.
  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot }
    precondition(root === other.root, "\(self) and \(other) are not in the same tree.")
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    transformToSuperlayer.concatenating(owner?.transformToRoot ?? .identity)
  }
}

#endif
