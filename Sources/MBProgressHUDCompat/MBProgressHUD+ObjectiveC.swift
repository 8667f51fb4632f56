// Everything that only the compiler for Apple's systems accepts, and what takes its place elsewhere.
#if canImport(UIKit)
#if canImport(ObjectiveC)
@_exported public import CHUDMBProgressHUD
import UIKit

/// Makes the Objective-C header that the compiler generates for this module import the header of
/// CHUDMBProgressHUD. An import alone does not.
extension MBProgressHUD: CHUDMBProgressHUDConstants {}

/// An object that is told when a HUD has disappeared.
@MainActor @objc(MBProgressHUDDelegate)
public protocol MBProgressHUDDelegate: NSObjectProtocol {
  /// Called when `hud` has disappeared, after its `completionBlock`.
  @objc optional func hudWasHidden(_ hud: MBProgressHUD)
}

@MainActor func tellDelegate(of hud: MBProgressHUD) { hud.delegate?.hudWasHidden?(hud) }

// In Objective-C, the getters of these properties have other names than the properties.
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
import UIKit

/// An object that is told when a HUD has disappeared.
@MainActor public protocol MBProgressHUDDelegate: AnyObject {
  /// Called when `hud` has disappeared, after its `completionBlock`.
  func hudWasHidden(_ hud: MBProgressHUD)
}

// Only protocols of Objective-C have optional methods.
extension MBProgressHUDDelegate {
  /// Does nothing, because the method is optional.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

@MainActor func tellDelegate(of hud: MBProgressHUD) { hud.delegate?.hudWasHidden(hud) }

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
