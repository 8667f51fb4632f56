#if !canImport(QuartzCore)

import HUDLayers

/// Makes a root with these sublayers, on a screen whose clock shows a fixed time.
func screen(at time: CFTimeInterval, showing layers: CALayer...) -> CALayer {
  let root = CALayer()
  root.screenClock = { time }
  for layer in layers {
    root.addSublayer(layer)
  }
  return root
}

extension CABasicAnimation {
  convenience init(_ keyPath: String, from: Any?, to: Any?, lasting duration: CFTimeInterval) {
    self.init(keyPath: keyPath)
    fromValue = from
    toValue = to
    self.duration = duration
  }
}

extension CALayer {
  /// The border's width at each whole second, rounded down, as one digit each.
  func borderWidths(during seconds: Range<Int>) -> String {
    seconds.map { String(Int(animated(at: CFTimeInterval($0)).borderWidth + 1e-9)) }.joined()
  }
}

extension CGFloat {
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    minX.isClose(to: other.minX, within: tolerance)
      && minY.isClose(to: other.minY, within: tolerance)
      && width.isClose(to: other.width, within: tolerance)
      && height.isClose(to: other.height, within: tolerance)
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
  }
}

#endif
