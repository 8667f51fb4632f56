#if os(Linux)
import HUDLayers

/// A path that knows how long its pieces are, so that a part of it can be cut out.
struct MeasuredPath {
  private struct Subpath {
    var elements: [CGPath.Element]
    var pieces: [MeasuredPiece] = []
    let start: CGFloat
    var end: CGFloat
  }

  let length: CGFloat
  private let subpaths: [Subpath]

  init(_ elements: [CGPath.Element]) {
    var subpaths: [Subpath] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let length = subpaths.last?.end ?? 0
      if case .move(let point) = element {
        subpaths.append(Subpath(elements: [element], start: length, end: length))
        (first, current) = (point, point)
        continue
      }
      if subpaths.isEmpty || subpaths[subpaths.endIndex - 1].elements.last == .close {
        // What follows a closing without a move begins where the closed subpath did.
        subpaths.append(Subpath(elements: [.move(current)], start: length, end: length))
        first = current
      }
      let piece = MeasuredPiece(element, from: current, first: first, after: length)
      subpaths[subpaths.endIndex - 1].elements.append(element)
      subpaths[subpaths.endIndex - 1].pieces.append(piece)
      subpaths[subpaths.endIndex - 1].end = piece.range.upperBound
      current = piece.curve.end
    }
    self.subpaths = subpaths
    length = subpaths.last?.end ?? 0
  }

  /// The path between two fractions of its length, over all subpaths.
  func trimmed(from start: CGFloat, to end: CGFloat) -> [CGPath.Element] {
    guard start < end else { return [] }
    let (start, end) = (start * length, end * length)
    return subpaths.flatMap { subpath -> [CGPath.Element] in
      guard subpath.start < start || subpath.end > end else { return subpath.elements }
      let parts = subpath.pieces.compactMap { $0.part(from: start, to: end) }
      guard let first = parts.first else { return [] }
      return [.move(first.curve.start)] + parts.map(\.element)
    }
  }
}
#endif
