import HUDLayers
import HUDUIKitDouble

@testable import HUDUIKitOnDouble

extension StageView {
  /// Whether there is an endless animation on the panel.
  var ringIsTurning: Bool { ringPeriod != nil }

  /// The duration of one turn.
  var ringPeriod: CFTimeInterval? { bezel.layer.endlessAnimation?.duration }

  /// The time at which the first turn began.
  var ringBegin: CFTimeInterval? { bezel.layer.endlessAnimation?.beginTime }

  /// The keys of all animations on the stage.
  var animationKeys: Set<String> { layer.allAnimationKeys }
}

extension UILabel {
  /// A dynamic colour as it is there.
  var drawnColor: CGColor { textColor.resolvedColor(with: traitCollection).cgColor }
}

extension CALayer {
  fileprivate var endlessAnimation: CAAnimation? {
    below.lazy.flatMap { layer in
      (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    }
    .first { $0.repeatCount == .infinity }
  }

  fileprivate var allAnimationKeys: Set<String> {
    Set(below.flatMap { $0.animationKeys() ?? [] })
  }

  /// The layer itself, all layers below it, and their masks.
  var below: [CALayer] {
    [self] + ((sublayers ?? []) + [mask].compactMap(\.self)).flatMap(\.below)
  }
}
