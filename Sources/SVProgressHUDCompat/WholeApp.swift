#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

/// The windows of the app, which an app extension must not ask for.
///
/// The conformance of `WholeApp` is unavailable to code that an app extension may run. So `current`
/// looks for the conformance by a cast at run time. In an app extension, `current` is nil.
@MainActor protocol WindowOwner {
  static var windows: [UIWindow] { get }

  static func makeHost(
    preferring window: UIWindow?, upTo highestLevel: @escaping () -> CGFloat
  ) -> UIKitHost
}

enum WholeApp {
  /// The owner of the app's windows; nil in an app extension.
  static var current: (any WindowOwner.Type)? {
    if Bundle.main.bundlePath.hasSuffix(".appex") { return nil }
    return (WholeApp.self as Any) as? any WindowOwner.Type
  }
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension WholeApp: WindowOwner {
  static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  static func makeHost(
    preferring window: UIWindow?, upTo highestLevel: @escaping () -> CGFloat
  ) -> UIKitHost { .inKeyWindow(preferring: window, upTo: highestLevel) }
}
#endif
