import HUDLayers
import HUDUIKitDouble

@testable import HUDUIKitOnDouble

extension StageView {
  /// Whether Core Animation has an endless animation to run on the panel.
  var ringIsTurning: Bool { ringPeriod != nil }

  /// The time of one turn.
  var ringPeriod: CFTimeInterval? { bezel.layer.endlessAnimation?.duration }

  /// When its first turn began.
  var ringBegin: CFTimeInterval? { bezel.layer.endlessAnimation?.beginTime }

  /// Every animation on the stage, by the key it was added for.
  var animationKeys: Set<String> { layer.allAnimationKeys }
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

  /// This layer and all that hang on it.
  var below: [CALayer] {
    [self] + ((sublayers ?? []) + [mask].compactMap(\.self)).flatMap(\.below)
  }
}
