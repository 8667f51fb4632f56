#if !canImport(QuartzCore)

public import Foundation

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  public func addLine(to point: CGPoint) {
    requireCurrentPoint()
    elements.append(.line(point))
  }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point) : addLine(to: point)
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    requireCurrentPoint()
    elements.append(.curve(end, control1: control1, control2: control2))
  }

  public func addRect(_ rect: CGRect) {
    elements += [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  public func addEllipse(in rect: CGRect) {
    appendArc(
      PathElement.move, center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, by: 2 * .pi)
    closeSubpath()
  }

  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width
        && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "Corners of \(cornerWidth) by \(cornerHeight) do not fit into \(rect).")
    guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect) }
    let inner = rect.insetBy(dx: cornerWidth, dy: cornerHeight)
    let corners = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (quarter, corner) in corners.enumerated() {
      appendArc(
        PathElement.line, center: corner, radii: CGSize(width: cornerWidth, height: cornerHeight),
        from: CGFloat(quarter) * .pi / 2, by: .pi / 2)
    }
    closeSubpath()
  }

  /// Adds an arc, preceded by a line to its start if the path is not empty.
  ///
  /// - Parameter clockwise: The direction in coordinates whose y axis points up. In a layer the y
  ///   axis points down, so an arc with `true` looks counter-clockwise there.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let fullTurn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 {
      delta -= fullTurn * (delta / fullTurn).rounded(.up)
    } else if !clockwise, delta < 0 {
      delta += fullTurn * (-delta / fullTurn).rounded(.up)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    appendArc(
      isEmpty ? PathElement.move : PathElement.line, center: center,
      radii: CGSize(width: radius, height: radius), from: startAngle, by: delta)
  }

  public func addPath(_ path: CGPath) {
    elements += path.elements
  }

  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  /// Appends the element that `first` returns for the start of an arc, then appends the arc.
  ///
  /// The arc is made of Bézier curves of at most a quarter turn each. They differ from the ellipse
  /// by at most 0.03 % of its radii.
  private func appendArc(
    _ first: (CGPoint) -> PathElement, center: CGPoint, radii: CGSize, from startAngle: CGFloat,
    by delta: CGFloat
  ) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: radii.width * x + center.x, y: radii.height * y + center.y)
    }
    // Subtract a small margin: otherwise a rounding error could split a full turn into five curves
    // instead of four.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    let step = delta / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    elements.append(first(point(cos(startAngle), sin(startAngle))))
    for index in 0..<count {
      let start = startAngle + CGFloat(index) * step
      let end = start + step
      elements.append(
        .curve(
          point(cos(end), sin(end)),
          control1: point(cos(start) - handle * sin(start), sin(start) + handle * cos(start)),
          control2: point(cos(end) + handle * sin(end), sin(end) - handle * cos(end))))
    }
  }

  private func requireCurrentPoint() {
    precondition(!isEmpty, "A path must begin with a move, an arc or a whole shape.")
  }
}

#endif
