#if canImport(UIKit)
import HUDCore
public import UIKit

extension SVProgressHUD {
  /// Not available: the glyphs are drawn, and not loaded from a bundle.
  // Without `@nonobjc`, Objective-C could still call the getter.
  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  @available(*, unavailable, message: "There is no bundle. Set images of the app.")
  public static var imageBundle: Bundle { .main }

  /// Not available: there is no shared view. For apps that set pictures on it by key-value coding,
  /// returns a view that passes these pictures on to the settings.
  @available(*, unavailable, message: "There is no view. Call the class methods of SVProgressHUD.")
  public static func sharedView() -> UIView? {
    Log.noticeOnce("SVProgressHUD has no sharedView. Call the class methods of SVProgressHUD.")
    return MainThread.isCurrent ? MainActor.assumeIsolated { SharedView(frame: .zero) } : nil
  }
}

/// A view that is never shown. It passes the pictures that key-value coding sets to the settings.
private final class SharedView: UIView {
  #if canImport(ObjectiveC)
  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard ["infoImage", "successImage", "errorImage"].contains(key) else { return }
    SVProgressHUD.appearance().setValue(value, forKey: key)
  }

  override func value(forUndefinedKey key: String) -> Any? { nil }
  #endif
}
#endif
