#if !canImport(QuartzCore)

import Foundation

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    let given = [fromValue, toValue, byValue].count { $0 != nil }
    precondition(
      given < 3, "\(name) has fromValue, toValue and byValue, but may have only two of them.")
    // An additive animation needs a start value and an end value. Otherwise the layer's current
    // value would replace the missing value, and then `isAdditive` would add the current value a
    // second time.
    precondition(
      !isAdditive || given == 2,
      "\(name) is additive and needs two of fromValue, toValue and byValue.")
    super.prepare(for: layer, duration: defaultDuration)
  }

  override func value(
    at position: LayerTime.CyclePosition, of property: AnimatableProperty, on layer: CALayer
  ) -> AnimatedValue {
    let (from, to) = ends(of: property, on: layer)
    precondition(
      from.count == to.count, "\(name) starts with \(from.count) values and ends with \(to.count).")
    return property.mix(from, to, CGFloat(progress(at: position.fraction)))
  }

  /// Returns how far the value has moved from its start (0) to its end (1) when `fraction` of the
  /// duration has passed. For a spring the result can exceed 1.
  func progress(at fraction: Double) -> Double {
    fraction
  }

  private func ends(
    of property: AnimatableProperty, on layer: CALayer
  ) -> (from: AnimatedValue, to: AnimatedValue) {
    precondition(
      property.canBeAdded || byValue == nil,
      "\(name) replaces the whole transform; it needs a toValue and not a byValue.")
    let from = fromValue.map { parsed($0, as: property) }
    let to = toValue.map { parsed($0, as: property) }
    let by = byValue.map { parsed($0, as: property) }
    // Read the layer only if one end is missing: a path is long.
    var current: AnimatedValue { property.read(layer) }
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current + by)
    case (nil, nil, nil): (current, current)
    }
  }
}

#endif
