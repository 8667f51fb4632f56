#if !canImport(QuartzCore)

import Foundation

/// An animation from one value to another. If either value is nil, the layer's own value takes its
/// place.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
  }

  override func numbers(
    at progress: Double, of property: AnimatableProperty, on layer: CALayer
  ) -> [CGFloat] {
    // Otherwise the layer's own value would replace the missing value, and then `isAdditive` would
    // add the layer's own value a second time.
    precondition(
      !isAdditive || fromValue != nil && toValue != nil,
      "\(name) is additive and needs a fromValue and a toValue.")
    let from = fromValue.map { parsed($0, as: property) } ?? property.read(layer)
    let to = toValue.map { parsed($0, as: property) } ?? property.read(layer)
    precondition(
      from.count == to.count, "\(name) starts with \(from.count) values and ends with \(to.count).")
    return from.mixed(with: to, CGFloat(way(at: progress)))
  }

  /// Returns how far the value has moved from its start (0) to its end (1) at `progress`. For a
  /// spring the result can exceed 1.
  func way(at progress: Double) -> Double {
    progress
  }
}

#endif
