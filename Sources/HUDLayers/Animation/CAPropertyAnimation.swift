#if !canImport(QuartzCore)

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    super.prepare(for: layer, duration: defaultDuration)
    let property = property(of: layer)
    precondition(property.canBeAdded || !isAdditive, "\(name) cannot be additive.")
    // Evaluate the animation once, so that a value of the wrong type traps here and not in a later
    // frame.
    _ = numbers(at: 0, of: property, on: layer)
  }

  override func apply(to layer: CALayer, at progress: Double) {
    let property = property(of: layer)
    let numbers = numbers(at: progress, of: property, on: layer)
    property.write(layer, isAdditive ? numbers.adding(property.read(layer)) : numbers)
  }

  /// Returns the numbers of the animated value at `progress`. Every subclass must override this
  /// method. If `isAdditive` is true, the caller adds the layer's own value to the result.
  func numbers(
    at progress: Double, of property: AnimatableProperty, on layer: CALayer
  ) -> [CGFloat] {
    preconditionFailure("\(type(of: self)) has no values; use one of its subclasses.")
  }

  final func parsed(_ value: Any, as property: AnimatableProperty) -> [CGFloat] {
    guard let numbers = property.parse(value) else {
      preconditionFailure("\(name) cannot take \(value), a \(type(of: value)).")
    }
    return numbers
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
