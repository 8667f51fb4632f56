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
    let circle = UnitArc(startAngle: 0, delta: 2 * .pi)
    let placement = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    append([.move(circle.start)] + circle.curves + [.close], placement)
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
      let arc = UnitArc(startAngle: CGFloat(quarter) * .pi / 2, delta: .pi / 2)
      let placement = CGAffineTransform(scaleX: cornerWidth, y: cornerHeight)
        .concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
      append([.line(arc.start)] + arc.curves, placement)
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
    let arc = UnitArc(startAngle: startAngle, delta: delta)
    let placement = CGAffineTransform(scaleX: radius, y: radius)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    append([isEmpty ? .move(arc.start) : .line(arc.start)] + arc.curves, placement)
  }

  public func addPath(_ path: CGPath) {
    elements += path.elements
  }

  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform) {
    elements += added.map { $0.applying(transform) }
  }

  private func requireCurrentPoint() {
    precondition(!isEmpty, "A path must begin with a move, an arc or a whole shape.")
  }
}

/// An arc of the unit circle, made of Bézier curves of at most a quarter turn each. The curves
/// differ from the circle by at most 0.03 % of the radius.
private struct UnitArc {
  var startAngle: CGFloat
  var delta: CGFloat

  var start: CGPoint {
    CGPoint(x: cos(startAngle), y: sin(startAngle))
  }

  var curves: [PathElement] {
    // Subtract a small margin: otherwise a rounding error could split a full turn into five curves
    // instead of four.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    let step = delta / CGFloat(max(count, 1))
    return (0..<max(count, 0)).map { index in
      Self.curve(from: startAngle + CGFloat(index) * step, by: step)
    }
  }

  private static func curve(from angle: CGFloat, by step: CGFloat) -> PathElement {
    let handle = 4 / 3 * tan(step / 4)
    let (start, end) = (angle, angle + step)
    return .curve(
      CGPoint(x: cos(end), y: sin(end)),
      control1: CGPoint(x: cos(start) - handle * sin(start), y: sin(start) + handle * cos(start)),
      control2: CGPoint(x: cos(end) + handle * sin(end), y: sin(end) - handle * cos(end)))
  }
}

#endif
