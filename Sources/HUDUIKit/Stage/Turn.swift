#if canImport(UIKit)
import UIKit

/// A layout in an animation that is not the HUD's own: the device is turned, or the app resizes a
/// view. What is written to as layers would be in its new place at once, and has to go there too.
@MainActor struct Turn {
  private let stage: StageView
  private let views: [(view: UIView, bounds: CGRect, center: CGPoint)]
  private let light: Light?

  /// Takes down where all stands; nil where nothing turns, or where nothing stood before.
  init?(of stage: StageView) {
    guard UIView.inheritedAnimationDuration > 0, stage.slots != nil,
      stage.backdrop.bounds.size != stage.bounds.size
    else { return nil }
    self.stage = stage
    views = [stage.backdrop, stage.veil, stage.bezel, stage.material].compactMap(\.self)
      .map { ($0, $0.bounds, $0.center) }
    light = stage.light.map(Light.init)
  }

  /// Takes all from where it stood to where it stands now, with what is around it.
  ///
  /// UIKit adds such a move to those that still run. A keyboard that came meanwhile has pushed the
  /// panel by then: that is a part of the same way.
  func follow() {
    stage.pendingSlide = nil
    for (view, bounds, center) in views {
      let (newBounds, newCenter) = (view.bounds, view.center)
      guard (newBounds, newCenter) != (bounds, center) else { continue }
      UIView.performWithoutAnimation {
        view.bounds = bounds
        view.center = center
      }
      view.bounds = newBounds
      view.center = newCenter
    }
    if let light, let layer = stage.light {
      light.lead(layer, over: UIView.inheritedAnimationDuration)
    }
  }
}

/// The mask's gradient, which is a layer of no view, and so goes with nobody's animation.
@MainActor private struct Light {
  private let position: CGPoint
  private let size: CGSize
  private let start: CGPoint
  private let end: CGPoint

  init(_ layer: CAGradientLayer) {
    position = layer.position
    size = layer.bounds.size
    start = layer.startPoint
    end = layer.endPoint
  }

  func lead(_ layer: CAGradientLayer, over duration: TimeInterval) {
    let now = Light(layer)
    for (keyPath, from, to) in [
      ("position", position, now.position), ("startPoint", start, now.start),
      ("endPoint", end, now.end),
    ] {
      add(keyPath, from: from, to: to, over: duration, on: layer)
    }
    add("bounds.size", from: size, to: now.size, over: duration, on: layer)
  }

  private func add(
    _ keyPath: String, from: Any, to: Any, over duration: TimeInterval, on layer: CALayer
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: keyPath)
  }
}

extension StageView {
  fileprivate var light: CAGradientLayer? {
    backdrop.layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first
  }
}
#endif
