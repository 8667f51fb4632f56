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

#endif
