#if canImport(UIKit) || canImport(AppKit)
import Foundation
import HUDCore

#if canImport(UIKit)
import HUDUIKit
import UIKit

typealias PlatformScene = UIWindowScene
#else
import AppKit

typealias PlatformScene = NSWindow
#endif

/// The shared HUD for the app's SwiftUI views. The views use it while the app has one scene, so
/// that a modifier and a static call never show two HUDs in one place.
struct SharedHUD: Sendable {
  let controller: HUDController
  /// Returns all scenes of the app in which the shared HUD may be shown.
  let scenes: @MainActor @Sendable () -> [PlatformScene]

  /// The shared HUD; nil if the app has several scenes, so that a view may be in another scene.
  @MainActor var onlyController: HUDController? { scenes().count <= 1 ? controller : nil }

  /// Returns the shared HUD if `scene` is the only scene or the shared HUD is visible in `scene`.
  /// In any other case, and while `own` is visible, returns `own`.
  ///
  /// - Parameter own: The HUD of `scene` alone.
  @MainActor func controller(in scene: PlatformScene, own: HUDController) -> HUDController {
    let isShared = scenes() == [scene] || controller.isVisible && scene.shows(controller)
    return isShared && !own.isVisible ? controller : own
  }

  /// The shared HUD of the app; nil in an app extension, which has none, and on a Mac, where each
  /// window has its own.
  // Code that an app extension may contain cannot name the shared HUD. So the property is found by
  // a cast, which the compiler does not check.
  static let ofApp: SharedHUD? = {
    guard !Bundle.main.bundlePath.hasSuffix(".appex") else { return nil }
    return (AppFinder() as Any as? any SharedHUDFinding)?.sharedHUD
  }()
}

private protocol SharedHUDFinding { var sharedHUD: SharedHUD { get } }

private struct AppFinder {}

#if canImport(UIKit)
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension AppFinder: SharedHUDFinding {
  var sharedHUD: SharedHUD { SharedHUD(controller: .shared, scenes: { UIApplication.scenes }) }
}
#else
extension NSWindow {
  fileprivate func shows(_ controller: HUDController) -> Bool { false }
}
#endif
#endif
