package import HUDLayers

extension CGRect {
  /// Creates a rectangle of `size` around `center`.
  init(center: CGPoint, size: CGSize) {
    self.init(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Returns the rectangle inside `insets`. If the insets leave no space, its width or height is
  /// zero.
  func inset(by insets: HUD.Insets) -> CGRect {
    CGRect(
      x: min(minX + insets.left, maxX), y: min(minY + insets.top, maxY),
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// Returns a rectangle of `size` at `position`.
  ///
  /// An offset in `position` never moves the rectangle closer to an edge than `margin`. If there is
  /// no space for `size` between the margins, the rectangle is centred.
  func place(_ size: CGSize, at position: HUD.Position, margin: CGFloat) -> CGRect {
    func start(_ low: CGFloat, _ room: CGFloat, _ extent: CGFloat, _ offset: CGFloat) -> CGFloat {
      let middle = low + (room - extent) / 2
      let play = max((room - extent) / 2 - margin, 0)
      return middle + min(max(offset, -play), play)
    }
    let offset =
      switch position.anchor {
      case .center(let offset): offset
      case .top: CGPoint(x: 0, y: -CGFloat.infinity)
      case .bottom: CGPoint(x: 0, y: CGFloat.infinity)
      case .inherited: CGPoint.zero
      }
    return CGRect(
      x: start(minX, width, size.width, offset.x), y: start(minY, height, size.height, offset.y),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle rounded to whole pixels, so that its edges are sharp.
  func aligned(to scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(x: snap(minX), y: snap(minY), width: snap(width), height: snap(height))
  }

  /// Returns the rectangle enlarged to whole pixels.
  package func enlarged(toPixelsAt scale: CGFloat) -> CGRect {
    // Ignore a rounding error such as that of 0.1 × 3, which would add a pixel.
    let error: CGFloat = 1e-6
    let left = (minX * scale + error).rounded(.down) / scale
    let top = (minY * scale + error).rounded(.down) / scale
    let right = (maxX * scale - error).rounded(.up) / scale
    let bottom = (maxY * scale - error).rounded(.up) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the parts of the rectangle that are outside all of `holes`.
  package func parts(outside holes: [CGRect]) -> [CGRect] {
    holes.reduce([self]) { parts, hole in parts.flatMap { $0.parts(outside: hole) } }
  }

  private func parts(outside hole: CGRect) -> [CGRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
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

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
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
    let scale = max(min(room.width / width, room.height / height), 0)
    return CGSize(width: width * scale, height: height * scale)
  }
}
