#if !canImport(QuartzCore)

public import Foundation

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    requireCurrentPoint()
    append([.line(point)], transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    requireCurrentPoint()
    append([.quadCurve(end, control: control)], transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    requireCurrentPoint()
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ], transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let unitCircle = Arc(startAngle: 0, delta: 2 * .pi)
    let placement = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
      .concatenating(transform)
    append([.move(unitCircle.start)] + unitCircle.curves + [.close], placement)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width
        && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "Corners of \(cornerWidth) by \(cornerHeight) do not fit into \(rect).")
    guard cornerWidth > 0, cornerHeight > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let inner = rect.insetBy(dx: cornerWidth, dy: cornerHeight)
    let corners = [
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
    ]
    append([.move(CGPoint(x: rect.maxX, y: rect.midY))], transform)
    for (quarter, corner) in corners.enumerated() {
      let arc = Arc(startAngle: CGFloat(quarter) * .pi / 2, delta: .pi / 2)
      let placement = CGAffineTransform(translationX: corner.x, y: corner.y)
        .scaledBy(x: cornerWidth, y: cornerHeight)
        .concatenating(transform)
      append([.line(arc.start)] + arc.curves, placement)
    }
    append([.close], transform)
  }

  /// Adds an arc, preceded by a line to its start if the path is not empty.
  ///
  /// - Parameter clockwise: The direction in coordinates whose y axis points up. In a layer the y
  ///   axis points down, so an arc with `true` looks counter-clockwise there.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 {
      delta -= fullTurn * (delta / fullTurn).rounded(.up)
    } else if !clockwise, delta < 0 {
      delta += fullTurn * (-delta / fullTurn).rounded(.up)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(startAngle: startAngle, delta: delta)
    let placement = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: radius, y: radius)
      .concatenating(transform)
    append([isEmpty ? .move(arc.start) : .line(arc.start)] + arc.curves, placement)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    append([.close], .identity)
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform) {
    elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
  }

  private func requireCurrentPoint() {
    precondition(!isEmpty, "A path must begin with a move, an arc or a whole shape.")
  }
}

/// An arc of the unit circle, made of Bézier curves of at most a quarter turn each. The curves
/// differ from the circle by at most 0.03 % of the radius.
struct Arc {
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
