#if !canImport(QuartzCore)

public import Foundation

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

// The conformance to `Sendable` is unchecked, but safe: a CGPath never changes. Only the subclass
// CGMutablePath changes its elements, so a CGMutablePath must stay on one thread until it is
// copied, as on Apple systems.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  init(elements: [PathElement] = []) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The point where the next element begins: the end of the last element or, after a subpath was
  /// closed, the point where the subpath began. Zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    return last.end ?? start(beforeIndex: elements.endIndex)
  }

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  private func start(beforeIndex index: Int) -> CGPoint {
    for case .move(let point) in elements[..<index].reversed() {
      return point
    }
    return .zero
  }
}

/// A step of a path from its current point: a move, a line, a curve, or the line that closes a
/// subpath.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The end point of the element; nil for `close`, whose end depends on the elements before it.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end):
      .move(end.applying(transform))
    case .line(let end):
      .line(end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close:
      .close
    }
  }
}

#endif
