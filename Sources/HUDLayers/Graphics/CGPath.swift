#if !canImport(QuartzCore)

public import Foundation

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

// Unchecked, because a CGPath never changes. Only CGMutablePath changes its elements; as on Apple
// systems, it must stay on one thread until it has been copied.
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

  /// The end of the last element; zero for an empty path. After a subpath is closed, it is the
  /// point where that subpath began.
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

/// One element of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The end of the element; nil for `close`, whose end depends on the elements before it.
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
