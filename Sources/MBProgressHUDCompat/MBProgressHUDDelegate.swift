#if canImport(UIKit)
#if canImport(ObjectiveC)
public import UIKit

/// An object that is told when a HUD has disappeared.
@MainActor @objc(MBProgressHUDDelegate)
public protocol MBProgressHUDDelegate: NSObjectProtocol {
  /// Called when `hud` has disappeared, after its `completionBlock`.
  @objc optional func hudWasHidden(_ hud: MBProgressHUD)
}

@MainActor func tellDelegate(of hud: MBProgressHUD) { hud.delegate?.hudWasHidden?(hud) }
#else
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
#endif
#endif
