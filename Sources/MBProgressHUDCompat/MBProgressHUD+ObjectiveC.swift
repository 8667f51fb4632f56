#if canImport(UIKit) && canImport(ObjectiveC)
@_exported public import CHUDMBProgressHUD

/// With this conformance the Objective-C header that the compiler generates for this module imports
/// the header of CHUDMBProgressHUD. An import alone does not.
extension MBProgressHUD: CHUDMBProgressHUDConstants {}
#endif
