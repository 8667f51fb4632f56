#if !canImport(QuartzCore)

import Foundation

/// How one kind of value is read from `Any`, and how it becomes a row of numbers and back.
struct ValueKind<Value>: Sendable {
  let numbers: @Sendable (Value) -> [CGFloat]
  let value: @Sendable ([CGFloat]) -> Value
  let parse: @Sendable (Any) -> Value?
}

extension ValueKind where Value == CGFloat {
  static var number: Self {
    ValueKind(numbers: { [$0] }, value: { $0[0] }, parse: CGFloat.init(any:))
  }
}

extension ValueKind where Value == Float {
  static var float: Self {
    ValueKind(
      numbers: { [CGFloat($0)] },
      value: { Float($0[0]) },
      parse: { CGFloat(any: $0).map { Float($0) } })
  }
}

extension ValueKind where Value == CGPoint {
  static var point: Self {
    ValueKind(
      numbers: { [$0.x, $0.y] },
      value: { CGPoint(x: $0[0], y: $0[1]) },
      parse: { $0 as? CGPoint })
  }
}

extension ValueKind where Value == CGSize {
  static var size: Self {
    ValueKind(
      numbers: { [$0.width, $0.height] },
      value: { CGSize(width: $0[0], height: $0[1]) },
      parse: { $0 as? CGSize })
  }
}

extension ValueKind where Value == CGRect {
  static var rectangle: Self {
    ValueKind(
      numbers: { [$0.minX, $0.minY, $0.width, $0.height] },
      value: { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      parse: { $0 as? CGRect })
  }
}

extension ValueKind where Value == CATransform3D {
  static var transform: Self {
    ValueKind(
      numbers: { transform in
        let m = CATransform3DGetAffineTransform(transform)
        return [m.a, m.b, m.c, m.d, m.tx, m.ty]
      },
      value: { CATransform3DMakeAffineTransform(CGAffineTransform($0)) },
      parse: { $0 as? CATransform3D })
  }
}

extension ValueKind where Value == CGColor? {
  /// Without a colour, clear black.
  static var color: Self {
    ValueKind(
      numbers: { $0?.components ?? [0, 0, 0, 0] },
      value: { CGColor($0) },
      parse: { ($0 as? CGColor).map(Optional.some) })
  }
}

extension ValueKind where Value == [CGColor] {
  static var colors: Self {
    ValueKind(
      numbers: { $0.flatMap { $0.components ?? [] } },
      value: { numbers in
        stride(from: 0, to: numbers.count, by: 4).map { CGColor(Array(numbers[$0..<$0 + 4])) }
      },
      parse: { $0 as? [CGColor] })
  }
}

extension ValueKind where Value == [CGFloat] {
  static var list: Self {
    ValueKind(
      numbers: { $0 },
      value: { $0 },
      parse: { any in
        let numbers = (any as? [Any])?.map { CGFloat(any: $0) }
        return numbers.flatMap { $0.contains(nil) ? nil : $0.compactMap { $0 } }
      })
  }
}

extension CGFloat {
  /// On Linux no cast leads from one of these types to another, so each is asked for.
  init?(any: Any) {
    switch any {
    case let number as CGFloat: self = number
    case let number as Double: self = number
    case let number as Float: self.init(number)
    case let number as Int: self.init(number)
    case let number as Bool: self = number ? 1 : 0
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}

extension CGColor {
  fileprivate convenience init(_ numbers: [CGFloat]) {
    self.init(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

extension CGAffineTransform {
  init(_ numbers: [CGFloat]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

#endif
