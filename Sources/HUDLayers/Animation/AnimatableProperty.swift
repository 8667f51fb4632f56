#if !canImport(QuartzCore)

import Foundation

/// Reads, parses, mixes and writes one animatable property of a layer.
struct AnimatableProperty: Sendable {
  let read: @Sendable (CALayer) -> AnimatedValue
  let write: @Sendable (CALayer, AnimatedValue) -> Void
  let parse: @Sendable (Any) -> AnimatedValue?
  let mix: @Sendable (AnimatedValue, AnimatedValue, CGFloat) -> AnimatedValue
  /// Whether values of the property can be added number by number. If false, an animation of the
  /// property must be neither additive nor cumulative, and cannot have a `byValue`.
  let canBeAdded: Bool

  init<Layer: CALayer, Value>(
    _ keyPath: any ReferenceWritableKeyPath<Layer, Value> & Sendable, _ kind: ValueKind<Value>
  ) {
    read = { AnimatedValue(kind.numbers(Self.cast($0, to: Layer.self)[keyPath: keyPath])) }
    write = { Self.cast($0, to: Layer.self)[keyPath: keyPath] = kind.value($1.numbers) }
    parse = { kind.parse($0).map { AnimatedValue(kind.numbers($0)) } }
    mix = { $0.mixed(with: $1, fraction: $2) }
    canBeAdded = true
  }

  /// Creates a property that holds a whole transform. Its values are mixed part by part (scale,
  /// shear, rotation and translation), because mixing the matrices would distort a rotation.
  init(transform keyPath: any ReferenceWritableKeyPath<CALayer, CATransform3D> & Sendable) {
    let kind = ValueKind.transform
    read = { AnimatedValue(kind.numbers($0[keyPath: keyPath])) }
    write = { $0[keyPath: keyPath] = kind.value($1.numbers) }
    parse = { kind.parse($0).map { AnimatedValue(kind.numbers($0)) } }
    mix = { from, to, fraction in
      if fraction == 0 { return from }
      if fraction == 1 { return to }
      let mixed = TransformParts(CGAffineTransform(from.numbers))
        .mixed(with: TransformParts(CGAffineTransform(to.numbers)), fraction: fraction).transform
      return AnimatedValue(kind.numbers(CATransform3DMakeAffineTransform(mixed)))
    }
    canBeAdded = false
  }

  /// Creates a property that holds a path. Two paths are mixed point by point, so both paths must
  /// have the same kinds of elements.
  init<Layer: CALayer>(path keyPath: any ReferenceWritableKeyPath<Layer, CGPath?> & Sendable) {
    let kind = ValueKind<CGPath?>.path
    read = { AnimatedValue(kind.numbers(Self.cast($0, to: Layer.self)[keyPath: keyPath])) }
    write = { Self.cast($0, to: Layer.self)[keyPath: keyPath] = kind.value($1.numbers) }
    parse = { kind.parse($0).map { AnimatedValue(kind.numbers($0)) } }
    mix = { $0.mixed(with: $1, fraction: $2) }
    canBeAdded = false
  }

  private static func cast<Layer: CALayer>(_ layer: CALayer, to type: Layer.Type) -> Layer {
    guard let layer = layer as? Layer else {
      preconditionFailure("A property of \(type) was looked up for \(layer).")
    }
    return layer
  }
}

let layerProperties: [String: AnimatableProperty] = [
  "opacity": AnimatableProperty(\CALayer.opacity, .float),
  "position": AnimatableProperty(\CALayer.position, .point),
  "position.x": AnimatableProperty(\CALayer.position.x, .number),
  "position.y": AnimatableProperty(\CALayer.position.y, .number),
  "anchorPoint": AnimatableProperty(\CALayer.anchorPoint, .point),
  "bounds": AnimatableProperty(\CALayer.bounds, .rectangle),
  "bounds.origin": AnimatableProperty(\CALayer.bounds.origin, .point),
  "bounds.size": AnimatableProperty(\CALayer.bounds.size, .size),
  "bounds.size.width": AnimatableProperty(\CALayer.bounds.size.width, .number),
  "bounds.size.height": AnimatableProperty(\CALayer.bounds.size.height, .number),
  "transform": AnimatableProperty(transform: \CALayer.transform),
  "transform.scale": AnimatableProperty(\CALayer.transformParts.scale, .number),
  "transform.scale.x": AnimatableProperty(\CALayer.transformParts.scaleX, .number),
  "transform.scale.y": AnimatableProperty(\CALayer.transformParts.scaleY, .number),
  "transform.rotation": AnimatableProperty(\CALayer.transformParts.rotation, .number),
  "transform.rotation.z": AnimatableProperty(\CALayer.transformParts.rotation, .number),
  "transform.translation.x": AnimatableProperty(\CALayer.transformParts.translation.x, .number),
  "transform.translation.y": AnimatableProperty(\CALayer.transformParts.translation.y, .number),
  "cornerRadius": AnimatableProperty(\CALayer.cornerRadius, .number),
  "backgroundColor": AnimatableProperty(\CALayer.backgroundColor, .color),
  "borderColor": AnimatableProperty(\CALayer.borderColor, .color),
  "borderWidth": AnimatableProperty(\CALayer.borderWidth, .number),
  "shadowColor": AnimatableProperty(\CALayer.shadowColor, .color),
  "shadowOpacity": AnimatableProperty(\CALayer.shadowOpacity, .float),
  "shadowOffset": AnimatableProperty(\CALayer.shadowOffset, .size),
  "shadowRadius": AnimatableProperty(\CALayer.shadowRadius, .number),
  "shadowPath": AnimatableProperty(path: \CALayer.shadowPath),
]

extension CALayer {
  var transformParts: TransformParts {
    get { TransformParts(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}

extension TransformParts {
  /// `scaleX` and `scaleY` as one number: reading returns their mean, and writing sets both.
  var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { (scaleX, scaleY) = (newValue, newValue) }
  }
}

/// An animatable value as a list of numbers, so that animations can add and mix it.
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
    // Return `self` and `other` exactly for the fractions 0 and 1: because of rounding,
    // `a + (b - a) * 1` may differ from `b`.
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
      count == other.count, "\(count) numbers cannot be combined with \(other.count).")
    return AnimatedValue(zip(numbers, other.numbers).map(operation))
  }
}

/// Parses one kind of value from `Any`, and converts it to a list of numbers and back.
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
  /// Converts an optional colour. Nil becomes the numbers of transparent black.
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
  /// Creates a number from a value of any numeric type; nil for a value of another type. On Linux
  /// `as?` does not convert between numeric types, so the initializer tries one type after the
  /// other.
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
