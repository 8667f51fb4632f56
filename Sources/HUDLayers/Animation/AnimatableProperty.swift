#if !canImport(QuartzCore)

import Foundation

/// One animatable property of a layer. Its values are lists of numbers, so that animations can add
/// and mix them.
struct AnimatableProperty: Sendable {
  let read: @Sendable (CALayer) -> [CGFloat]
  let write: @Sendable (CALayer, [CGFloat]) -> Void
  /// Returns the numbers of an animation's value; nil if the value has the wrong type.
  let parse: @Sendable (Any) -> [CGFloat]?
  /// Whether an animation of the property may be additive.
  let canBeAdded: Bool

  init<Layer: CALayer, Value>(
    _ keyPath: any ReferenceWritableKeyPath<Layer, Value> & Sendable, _ kind: ValueKind<Value>
  ) {
    // Safe, because a layer class looks up only properties of itself and of its superclasses.
    read = { kind.numbers(unsafeDowncast($0, to: Layer.self)[keyPath: keyPath]) }
    write = { unsafeDowncast($0, to: Layer.self)[keyPath: keyPath] = kind.value($1) }
    parse = { kind.parse($0).map(kind.numbers) }
    canBeAdded = kind.canBeAdded
  }
}

let layerProperties: [String: AnimatableProperty] = [
  "opacity": AnimatableProperty(\CALayer.opacity, .float),
  "position": AnimatableProperty(\CALayer.position, .point),
  "position.x": AnimatableProperty(\CALayer.position.x, .number),
  "position.y": AnimatableProperty(\CALayer.position.y, .number),
  "bounds": AnimatableProperty(\CALayer.bounds, .rectangle),
  "bounds.origin": AnimatableProperty(\CALayer.bounds.origin, .point),
  "bounds.size": AnimatableProperty(\CALayer.bounds.size, .size),
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
  "shadowOpacity": AnimatableProperty(\CALayer.shadowOpacity, .float),
  "shadowRadius": AnimatableProperty(\CALayer.shadowRadius, .number),
  "shadowPath": AnimatableProperty(\CALayer.shadowPath, .path),
]

extension [CGFloat] {
  func mixed(with other: [CGFloat], _ fraction: CGFloat) -> [CGFloat] {
    // Return `self` and `other` exactly for the fractions 0 and 1: because of rounding,
    // `a + (b - a) * 1` may differ from `b`.
    switch fraction {
    case 0: self
    case 1: other
    default: zip(self, other).map { $0 + ($1 - $0) * fraction }
    }
  }

  func adding(_ other: [CGFloat]) -> [CGFloat] {
    precondition(count == other.count, "\(count) numbers cannot be added to \(other.count).")
    return zip(self, other).map(+)
  }
}

/// Parses one kind of value from `Any`, and converts it to a list of numbers and back.
struct ValueKind<Value>: Sendable {
  let numbers: @Sendable (Value) -> [CGFloat]
  let value: @Sendable ([CGFloat]) -> Value
  var parse: @Sendable (Any) -> Value? = { $0 as? Value }
  var canBeAdded = true
}

extension ValueKind<CGFloat> {
  static let number = ValueKind(numbers: { [$0] }, value: { $0[0] }, parse: CGFloat.init(any:))
}

extension ValueKind<Float> {
  static let float = ValueKind(
    numbers: { [CGFloat($0)] }, value: { Float($0[0]) },
    parse: { CGFloat(any: $0).map { Float($0) } })
}

extension ValueKind<CGPoint> {
  static let point = ValueKind(
    numbers: { [$0.x, $0.y] }, value: { CGPoint(x: $0[0], y: $0[1]) })
}

extension ValueKind<CGSize> {
  static let size = ValueKind(
    numbers: { [$0.width, $0.height] }, value: { CGSize(width: $0[0], height: $0[1]) })
}

extension ValueKind<CGRect> {
  static let rectangle = ValueKind(
    numbers: { [$0.minX, $0.minY, $0.width, $0.height] },
    value: { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
}

extension ValueKind<CGColor?> {
  /// A colour. Nil has the numbers of transparent black.
  static let color = ValueKind(
    numbers: { $0?.components ?? [0, 0, 0, 0] }, value: { CGColor($0[...]) },
    parse: { ($0 as? CGColor).map(Optional.some) })
}

extension ValueKind<[CGColor]> {
  static let colors = ValueKind(
    numbers: { $0.flatMap { $0.components ?? [] } },
    value: { numbers in
      stride(from: 0, to: numbers.count, by: 4).map { CGColor(numbers[$0...]) }
    })
}

extension CGColor {
  fileprivate convenience init(_ numbers: ArraySlice<CGFloat>) {
    let parts = Array(numbers.prefix(4))
    self.init(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension ValueKind<CGPath?> {
  /// A path. Each element becomes the number of its kind, followed by the coordinates of its
  /// points. So two paths can be mixed if they have the same kinds of elements.
  static let path = ValueKind(
    numbers: { path in
      var numbers: [CGFloat] = []
      for element in path?.elements ?? [] {
        numbers.append(element.kind)
        for point in element.points { numbers += [point.x, point.y] }
      }
      return numbers
    },
    value: { numbers in
      var rest = numbers[...]
      var elements: [PathElement] = []
      while let kind = rest.popFirst() {
        elements.append(
          PathElement(kind: kind) { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) })
      }
      return CGPath(elements: elements)
    },
    parse: { ($0 as? CGPath).map(Optional.some) }, canBeAdded: false)
}

extension CGFloat {
  /// Creates a number from a `CGFloat`, `Double`, `Float`, `Int` or `NSNumber`; nil for any other
  /// value. On Linux `as?` does not convert between numeric types, so the initializer tries one
  /// type after the other.
  init?(any: Any) {
    switch any {
    case let number as CGFloat: self = number
    case let number as Double: self = number
    case let number as Float: self.init(number)
    case let number as Int: self.init(number)
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}

/// An affine transform split into parts that can be animated separately. The parts apply in this
/// order: scale, shear, rotation, translation.
struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var rotation: CGFloat
  var translation: CGPoint

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    translation = CGPoint(x: transform.tx, y: transform.ty)
    scaleX = hypot(a, b)
    guard scaleX != 0 else {
      // The x axis is scaled to nothing, so only the second row of the matrix tells the rotation.
      rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      scaleY = hypot(c, d)
      shear = 0
      return
    }
    rotation = atan2(b, a)
    scaleY = (a * d - b * c) / scaleX
    shear = (a * c + b * d) / scaleX
  }

  var transform: CGAffineTransform {
    CGAffineTransform(a: scaleX, b: 0, c: shear, d: scaleY, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }

  /// `scaleX` and `scaleY` as one number: reading returns their mean, and writing sets both.
  var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { (scaleX, scaleY) = (newValue, newValue) }
  }
}

extension CALayer {
  var transformParts: TransformParts {
    get { TransformParts(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}

#endif
