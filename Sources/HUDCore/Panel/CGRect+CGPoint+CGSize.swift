package import HUDLayers

extension CGRect {
  /// Creates a rectangle of `size` around `center`.
  init(center: CGPoint, size: CGSize) {
    self.init(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Returns a rectangle of `size` at `position` in this rectangle.
  ///
  /// An offset in `position` never moves the result closer to an edge of this rectangle than
  /// `margin`. If there is no space for `size` between the margins, the result is centred.
  func place(_ size: CGSize, at position: HUD.Position, margin: CGFloat) -> CGRect {
    let play = CGPoint(
      x: max((width - size.width) / 2 - margin, 0), y: max((height - size.height) / 2 - margin, 0))
    let offset =
      switch position.anchor {
      case .center(let offset): offset
      case .edge(let isTop, _): CGPoint(x: 0, y: isTop ? -CGFloat.infinity : .infinity)
      case .inherited: CGPoint.zero
      }
    let shift = CGPoint(
      x: min(max(offset.x, -play.x), play.x), y: min(max(offset.y, -play.y), play.y))
    return CGRect(center: center + shift, size: size)
  }

  /// Returns the rectangle rounded to whole pixels, so that its edges are sharp.
  package func aligned(to scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(x: snap(minX), y: snap(minY), width: snap(width), height: snap(height))
  }

  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}

extension CGSize {
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }

  /// Returns the size, at most as wide and as high as `limit`.
  func limited(to limit: CGSize) -> CGSize {
    CGSize(width: min(width, limit.width), height: min(height, limit.height))
  }

  /// Returns the largest size with the same proportions that fits into `room`.
  func fitted(into room: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return .zero }
    return scaled(by: max(min(room.width / width, room.height / height), 0))
  }
}
