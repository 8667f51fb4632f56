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
    let transform = transform?.pointee
    self.init(elements: transform.map { path.elements(applying: $0) } ?? path.elements)
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

  func elements(applying transform: CGAffineTransform) -> [PathElement] {
    elements.map { $0.applying(transform) }
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

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end):
      .move(end.applying(transform))
    case .line(let end):
      .line(end.applying(transform))
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
