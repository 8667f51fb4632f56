#if !canImport(QuartzCore)

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    super.prepare(for: layer, duration: defaultDuration)
    let property = property(of: layer)
    precondition(
      property.canBeAdded || !isAdditive && !isCumulative,
      "\(name) replaces the whole transform; only its parts, like transform.scale, can be added to."
    )
    // Evaluate the animation once, so that a value of the wrong type traps here and not in a later
    // frame.
    _ = value(at: LayerTime.CyclePosition(fraction: 0, cycle: 0), of: property, on: layer)
  }

  override func apply(to layer: CALayer, at position: LayerTime.CyclePosition) {
    let property = property(of: layer)
    var result = value(at: position, of: property, on: layer)
    if isCumulative, position.cycle > 0 {
      let last = LayerTime.CyclePosition(fraction: autoreverses ? 0 : 1, cycle: 0)
      result += value(at: last, of: property, on: layer) * CGFloat(position.cycle)
    }
    if isAdditive {
      result += property.read(layer)
    }
    property.write(layer, result)
  }

  /// Returns the animated value at `position`, without the amounts that `isAdditive` and
  /// `isCumulative` add to it. Every subclass must override the method.
  func value(
    at position: LayerTime.CyclePosition, of property: AnimatableProperty, on layer: CALayer
  ) -> AnimatedValue {
    preconditionFailure("\(type(of: self)) has no values; use one of its subclasses.")
  }

  final func parsed(_ value: Any, as property: AnimatableProperty) -> AnimatedValue {
    guard let parsed = property.parse(value) else {
      preconditionFailure("\(name) cannot take \(value), a \(type(of: value)).")
    }
    return parsed
  }

  final var name: String {
    "The animation of \(keyPath ?? "nothing")"
  }

  private func property(of layer: CALayer) -> AnimatableProperty {
    guard let keyPath, let property = type(of: layer).animatableProperty(keyPath) else {
      preconditionFailure("\(type(of: layer)) cannot animate \(keyPath ?? "without a key path").")
    }
    return property
  }
}

#endif
