public import HUDLayers

/// The first one starts the device's sensors, which is why the double counts them.
@MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
    Device.motionEffectsMade += 1
  }

  /// What is added to which property, where the screen is turned away from its viewer by that much:
  /// from -1 to 1 on each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    preconditionFailure("\(type(of: self)) does not say what moves.")
  }
}

@MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = minimumRelativeValue as? Double, let most = maximumRelativeValue as? Double
    else { preconditionFailure("The double interpolates between two Doubles.") }
    let tilt =
      switch type {
      case .tiltAlongHorizontalAxis: viewerOffset.horizontal
      case .tiltAlongVerticalAxis: viewerOffset.vertical
      }
    return [keyPath: least + (most - least) * (tilt + 1) / 2]
  }
}

@MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// Effects on the same property add up.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var sums: [String: Double] = [:]
    for effect in motionEffects ?? [] {
      for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      {
        guard let value = value as? Double else { preconditionFailure("\(value) is no Double.") }
        sums[keyPath, default: 0] += value
      }
    }
    return sums
  }
}
