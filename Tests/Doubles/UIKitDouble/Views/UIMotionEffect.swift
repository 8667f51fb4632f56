public import HUDLayers

/// A motion effect. The double counts them, because the first one starts the device's sensors.
@MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
    Device.state.motionEffectsMade += 1
  }

  /// Returns what is added to each property for this tilt of the screen, which is from -1 to 1 on
  /// each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    preconditionFailure("\(type(of: self)) does not say what it moves.")
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
    else { preconditionFailure("The double interpolates only between two Doubles.") }
    let tilt =
      switch type {
      case .tiltAlongHorizontalAxis: viewerOffset.horizontal
      case .tiltAlongVerticalAxis: viewerOffset.vertical
      }
    return [keyPath: least + (most - least) * (tilt + 1) / 2]
  }
}
