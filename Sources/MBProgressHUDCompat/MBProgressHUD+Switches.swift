#if canImport(UIKit)
import UIKit

// Objective-C has other names for the values of these properties than for their getters, and only
// the compiler for Apple's systems accepts such names.
#if canImport(ObjectiveC)
extension MBProgressHUD {
  /// Whether the panel is as wide as it is high, if there is room for that.
  @objc(square) public var isSquare: Bool {
    @objc(isSquare) get { switches.isSquare }
    set { switches.isSquare = newValue }
  }

  /// Whether the panel moves a little as the device is tilted. The default is false.
  @objc(defaultMotionEffectsEnabled) public var areDefaultMotionEffectsEnabled: Bool {
    @objc(areDefaultMotionEffectsEnabled) get { switches.followsTilt }
    set { switches.followsTilt = newValue }
  }
}

extension MBRoundProgressView {
  /// Whether the view is a ring instead of a disc.
  @objc(annular) public var isAnnular: Bool {
    @objc(isAnnular) get { shape == .ring }
    set { shape = newValue ? .ring : .disc }
  }
}
#else
extension MBProgressHUD {
  /// Whether the panel is as wide as it is high, if there is room for that.
  public var isSquare: Bool {
    get { switches.isSquare }
    set { switches.isSquare = newValue }
  }

  /// Whether the panel moves a little as the device is tilted. The default is false.
  public var areDefaultMotionEffectsEnabled: Bool {
    get { switches.followsTilt }
    set { switches.followsTilt = newValue }
  }
}

extension MBRoundProgressView {
  /// Whether the view is a ring instead of a disc.
  public var isAnnular: Bool {
    get { shape == .ring }
    set { shape = newValue ? .ring : .disc }
  }
}
#endif
#endif
