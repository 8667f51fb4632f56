#if !canImport(QuartzCore)

import Foundation

extension ValueKind where Value == CGPath? {
  /// Converts an optional path. Each element of the path becomes the number `PathElement.kind`,
  /// followed by the coordinates of the element's points. Nil becomes an empty list.
  static var path: Self {
    ValueKind(
      numbers: { path in
        let elements = path?.elements ?? []
        var numbers: [CGFloat] = []
        numbers.reserveCapacity(7 * elements.count)
        for element in elements { element.write(to: &numbers) }
        return numbers
      },
      value: { numbers in
        var elements: [PathElement] = []
        var index = 0
        while index < numbers.count {
          let element = PathElement(kind: numbers[index]) {
            CGPoint(x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0])
          }
          elements.append(element)
          index += 1 + 2 * element.count
        }
        return CGPath(elements: elements)
      },
      parse: { ($0 as? CGPath).map(Optional.some) })
  }
}

extension PathElement {
  /// The kind of the element, as a number. Mixing two paths does not change the number, because
  /// both paths have the same kinds of elements.
  fileprivate var kind: CGFloat {
    switch self {
    case .close: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .move: 4
    }
  }

  /// The number of the element's points.
  fileprivate var count: Int {
    switch self {
    case .close: 0
    case .move, .line: 1
    case .quadCurve: 2
    case .curve: 3
    }
  }

  /// Appends the number of the element's kind and the coordinates of its points.
  fileprivate func write(to numbers: inout [CGFloat]) {
    func write(_ point: CGPoint) {
      numbers.append(point.x)
      numbers.append(point.y)
    }
    numbers.append(kind)
    switch self {
    case .move(let end), .line(let end):
      write(end)
    case .quadCurve(let end, let control):
      write(end)
      write(control)
    case .curve(let end, let control1, let control2):
      write(end)
      write(control1)
      write(control2)
    case .close: break
    }
  }

  /// Creates an element from the number of its kind.
  ///
  /// - Parameter point: Returns the point of the element at the given index.
  fileprivate init(kind: CGFloat, point: (Int) -> CGPoint) {
    self =
      switch Int(kind.rounded()) {
      case 0: .close
      case 1: .line(point(0))
      case 2: .quadCurve(point(0), control: point(1))
      case 3: .curve(point(0), control1: point(1), control2: point(2))
      default: .move(point(0))
      }
  }
}

#endif
