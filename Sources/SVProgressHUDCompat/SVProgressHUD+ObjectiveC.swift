#if canImport(UIKit) && canImport(ObjectiveC)
@_exported public import CHUDSVProgressHUD

/// With this conformance the Objective-C header that the compiler generates for this module imports
/// the header of CHUDSVProgressHUD. An import alone does not.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension SVProgressHUD: CHUDSVProgressHUDConstants {}
#endif
