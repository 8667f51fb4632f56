#if !canImport(QuartzCore)

import Foundation

/// A property of a layer, as an animation sees it.
struct AnimatableProperty: Sendable {
  let read: @Sendable (CALayer) -> AnimatedValue
  let write: @Sendable (CALayer, AnimatedValue) -> Void
  let parse: @Sendable (Any) -> AnimatedValue?
  let mix: @Sendable (AnimatedValue, AnimatedValue, CGFloat) -> AnimatedValue
  /// Whether its numbers mean something when they are added one by one.
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

  /// The whole transform, which is mixed part by part.
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

  private static func cast<Layer: CALayer>(_ layer: CALayer, to type: Layer.Type) -> Layer {
    guard let layer = layer as? Layer else {
      preconditionFailure("The properties of \(type) were looked up for \(layer).")
    }
    return layer
  }
}

#endif
