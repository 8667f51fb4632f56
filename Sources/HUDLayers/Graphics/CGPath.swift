#if !canImport(QuartzCore)

public import Foundation

// The conformance to `Sendable` is unchecked, but safe: a CGPath never changes. Only the subclass
// CGMutablePath changes its elements, so a CGMutablePath must stay on one thread until it is
// copied, as on Apple systems.
public class CGPath: Hashable, @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  init(elements: [PathElement] = []) {
    self.elements = elements
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (CGMutablePath) -> Void
  ) {
    let path = CGMutablePath()
    build(path)
    if let transform { path.elements = path.elements.map { $0.applying(transform.pointee) } }
    self.init(elements: path.elements)
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The smallest rectangle around all points of the path, including the control points of its
  /// curves.
  public var boundingBox: CGRect {
    CGRect(enclosing: elements.flatMap(\.points))
  }

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

/// A step of a path from its current point: a move, a line, a curve, or the line that closes a
/// subpath.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The end point of the element and its control points; empty for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  /// The kind of the element, as a number. Mixing two paths does not change the number, because
  /// both paths have the same kinds of elements.
  var kind: CGFloat {
    switch self {
    case .close: 0
    case .move: 1
    case .line: 2
    case .curve: 3
    }
  }

  /// Creates an element of the given kind. `nextPoint` returns its points in the order of `points`.
  init(kind: CGFloat, nextPoint: () -> CGPoint) {
    self =
      switch kind {
      case 0: .close
      case 1: .move(nextPoint())
      case 2: .line(nextPoint())
      default: .curve(nextPoint(), control1: nextPoint(), control2: nextPoint())
      }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    var rest = points[...]
    return PathElement(kind: kind) { rest.removeFirst().applying(transform) }
  }
}

#endif
