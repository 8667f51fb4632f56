#if !canImport(QuartzCore)

package import Foundation

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
