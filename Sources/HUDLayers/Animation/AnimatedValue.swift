#if !canImport(QuartzCore)

import Foundation

/// What every animatable value becomes while animations add and mix it: its numbers in a row.
struct AnimatedValue: Equatable {
  var numbers: [CGFloat]

  init(_ numbers: [CGFloat]) {
    self.numbers = numbers
  }

  var count: Int {
    numbers.count
  }

  static func + (left: AnimatedValue, right: AnimatedValue) -> AnimatedValue {
    left.combined(with: right, +)
  }

  static func - (left: AnimatedValue, right: AnimatedValue) -> AnimatedValue {
    left.combined(with: right, -)
  }

  static func += (left: inout AnimatedValue, right: AnimatedValue) {
    left = left + right
  }

  static func * (left: AnimatedValue, factor: CGFloat) -> AnimatedValue {
    AnimatedValue(left.numbers.map { $0 * factor })
  }

  func mixed(with other: AnimatedValue, fraction: CGFloat) -> AnimatedValue {
    // At the ends exactly the ends, which `a + (b - a) * 1` is not always.
    switch fraction {
    case 0: self
    case 1: other
    default: self + (other - self) * fraction
    }
  }

  private func combined(
    with other: AnimatedValue, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatedValue {
    precondition(
      count == other.count, "\(count) numbers do not go together with \(other.count).")
    return AnimatedValue(zip(numbers, other.numbers).map(operation))
  }
}

#endif
