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

  /// Returns a host that shows the HUD in the key window or, if that is above `highestLevel`, in
  /// the foremost window up to that level. Views that the app presents later cover the HUD.
  ///
  /// - Parameter preferred: The window to use before all others, while it is visible; nil for none.
  static func makeHost(
    preferring preferred: UIWindow?, upTo highestLevel: @escaping () -> CGFloat
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
    preferring preferred: UIWindow?, upTo highestLevel: @escaping () -> CGFloat
  ) -> UIKitHost {
    let attachment = WindowAttachment(in: SceneChoice())
    attachment.chooseWindow = { [weak preferred] scene in
      if let preferred, !preferred.isHidden, preferred.windowScene != nil { return preferred }
      return scene.window(upTo: highestLevel())
    }
    attachment.order = letPresentedCover
    return UIKitHost(in: attachment)
  }

  /// Keeps the stage in front of the root view, even if the app has set another root view, and
  /// behind the views that the app has added later. A new request brings the stage to the front.
  ///
  /// - Returns: Whether a controller that the app has presented is in front of the stage.
  @MainActor static func letPresentedCover(_ stage: UIView, unless isNew: Bool) -> Bool {
    guard let window = stage.superview as? UIWindow, let root = window.rootViewController else {
      return false
    }
    func isInFront(_ view: UIView) -> Bool {
      window.subviews.drop { $0 !== stage }.contains(view)
    }
    if isNew {
      window.bringSubviewToFront(stage)
    } else if let view = window.subview(around: root), isInFront(view) {
      window.insertSubview(stage, aboveSubview: view)
    }
    return window.controllers.dropFirst().contains {
      window.subview(around: $0).map(isInFront) == true
    }
  }
}
#endif
