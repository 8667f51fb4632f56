#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one view. It has the same calls as `HUD`.
  ///
  /// ```swift
  /// HUD.in(view).show(status: "Signing in")
  /// HUD.in(view).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the view retains it. If the view is not in a window yet,
  /// the HUD waits until the view is added to a window. If the view leaves its window, for example
  /// because another tab is selected, the HUD is visible again when the view returns.
  ///
  /// When the view is destroyed, a visible HUD ends with `.hostGone`. A HUD that still waits ends
  /// with `.neverShown`, and so do the HUDs of all later calls.
  ///
  /// Do not use the view of a `UIHostingController`. That view belongs to SwiftUI, does not support
  /// subviews, and logs a warning about them. Use a superview of that view instead, such as the
  /// view of the parent controller.
  @MainActor public static func `in`(_ view: UIView) -> HUDController {
    // Do not use `UIKitHost(view:)`: it observes the end of the view, as `hud(makeHost:)` does too.
    view.hud { UIKitHost(ViewAttachment(view)) }
  }

  /// Returns the HUD of one scene. It has the same calls as `HUD`, and is shown over the window
  /// that is in use in that scene.
  ///
  /// ```swift
  /// HUD.in(scene).show(status: "Signing in")
  /// HUD.in(scene).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the scene retains it. The HUD never moves to another
  /// scene. A HUD that is requested while the scene is in the background waits until the scene
  /// enters the foreground.
  ///
  /// When the scene disconnects, a visible HUD ends with `.hostGone`. A HUD that still waits ends
  /// with `.neverShown`, and so do the HUDs of all later calls.
  @MainActor public static func `in`(_ scene: UIWindowScene) -> HUDController {
    scene.hud { UIKitHost(scene: scene) }
  }

  /// Gives a scene to a HUD that waits for one.
  ///
  /// - Parameter later: Gets a closure, and runs it soon, at a time when code of the app may run.
  ///   That closure moves `controller` to the scene, and so shows a HUD that waits.
  /// - Returns: Whether `controller` is `HUD.in(scene)` now. If not, the scene had a HUD already,
  ///   and `controller` shows its own HUDs beside that HUD.
  @MainActor package static func attach(
    _ controller: HUDController, to scene: UIWindowScene,
    later: (@escaping @MainActor () -> Void) -> Void
  ) -> Bool {
    let host = UIKitHost(scene: scene)
    later { controller.move(to: host) }
    return scene.attach(controller, with: host)
  }
}

extension HUDController {
  /// Creates a HUD that `host` shows. The new HUD is independent of the shared HUD and has the same
  /// calls.
  public convenience init(host: UIKitHost) { self.init { host } }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits is shown
  /// on the new host.
  @MainActor public func move(to host: UIKitHost) { move(to: host as any HUD.Host) }

  /// Returns a new HUD that waits until `HUD.attach(_:to:later:)` gives it a scene.
  package static func waitingForScene() -> HUDController {
    HUDController { UIKitHost(SceneChoice(nil)) }
  }
}

#endif
