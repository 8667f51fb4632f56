// The declarations that only the compiler for Apple's systems accepts, and their counterparts for
// other systems.
#if canImport(UIKit)
#if canImport(ObjectiveC)
@_exported public import CHUDMBProgressHUD
import HUDCore
import UIKit

/// Makes the Objective-C header that the compiler generates for this module import the header of
/// CHUDMBProgressHUD. The import alone does not do that.
extension MBProgressHUD: CHUDMBProgressHUDConstants {}

/// An object that is told when a HUD has disappeared.
@objc(MBProgressHUDDelegate)
public protocol MBProgressHUDDelegate: NSObjectProtocol {
  // Only the method is isolated, because a class that conforms to an isolated protocol would be
  // isolated too.
  /// Called when `hud` has disappeared, after its `completionBlock`.
  @MainActor @objc optional func hudWasHidden(_ hud: MBProgressHUD)
}

@MainActor func tellDelegate(of hud: MBProgressHUD) { hud.delegate?.hudWasHidden?(hud) }

/// Creates a HUD of a class that is known only at run time, of which only `init()` can be called.
@MainActor func makeHUD<HUD: MBProgressHUD>(_ type: HUD.Type) -> HUD {
  unsafeDowncast((type as NSObject.Type).init(), to: type)
}

// In Objective-C, the getters of these properties have other names than the properties.
extension MBProgressHUD {
  /// Whether the panel is as wide as it is high, if there is room for that.
  @objc(square) public dynamic nonisolated var isSquare: Bool {
    @objc(isSquare) get { settings.isSquare }
    set { settings.isSquare = newValue }
  }

  /// Whether the panel moves a little as the device is tilted. The default is false.
  @objc(defaultMotionEffectsEnabled)
  public dynamic nonisolated var areDefaultMotionEffectsEnabled: Bool {
    @objc(areDefaultMotionEffectsEnabled) get { settings.followsTilt }
    set { settings.followsTilt = newValue }
  }
}

extension MBRoundProgressView {
  /// Whether the view is a ring instead of a disc.
  @objc(annular) public nonisolated var isAnnular: Bool {
    @objc(isAnnular) get { settings.isAnnular }
    set { settings.isAnnular = newValue }
  }
}
#else
import HUDCore
import UIKit

/// An object that is told when a HUD has disappeared.
public protocol MBProgressHUDDelegate: AnyObject {
  /// Called when `hud` has disappeared, after its `completionBlock`.
  @MainActor func hudWasHidden(_ hud: MBProgressHUD)
}

// Only protocols of Objective-C have optional methods.
extension MBProgressHUDDelegate {
  /// Does nothing, because the method is optional.
  @MainActor public func hudWasHidden(_ hud: MBProgressHUD) {}
}

@MainActor func tellDelegate(of hud: MBProgressHUD) { hud.delegate?.hudWasHidden(hud) }

/// Creates a HUD of the class `type`.
@MainActor func makeHUD<HUD: MBProgressHUD>(_ type: HUD.Type) -> HUD { type.init(made: ()) }

extension MBProgressHUD {
  /// Whether the panel is as wide as it is high, if there is room for that.
  public nonisolated var isSquare: Bool {
    get { settings.isSquare }
    set { settings.isSquare = newValue }
  }

  /// Whether the panel moves a little as the device is tilted. The default is false.
  public nonisolated var areDefaultMotionEffectsEnabled: Bool {
    get { settings.followsTilt }
    set { settings.followsTilt = newValue }
  }
}

extension MBRoundProgressView {
  /// Whether the view is a ring instead of a disc.
  public nonisolated var isAnnular: Bool {
    get { settings.isAnnular }
    set { settings.isAnnular = newValue }
  }
}
#endif
#endif
