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

/// The HUDs of a scene, and the settings of the scene's window. It is a class because each copy of
/// such a value would add code.
final class SceneHUD: Sendable {
  /// The HUD of this scene alone. Scenes are also compared by this HUD.
  let own: HUDController
  let surroundings: Surroundings
  /// Returns the HUD that the views of the scene use now: `own` or the shared HUD.
  let choose: @MainActor @Sendable () -> HUDController

  /// - Parameter shared: The shared HUD; nil if the views cannot use it.
  @MainActor init(of probe: SceneReader, in scene: PlatformScene, sharing shared: SharedHUD?) {
    let own = HUD.in(scene)
    self.own = own
    surroundings = probe.windowSurroundings ?? Surroundings()
    choose = { [weak scene] in scene.flatMap { shared?.controller(in: $0, own: own) } ?? own }
  }
}

/// The scene that contains a part of the app's SwiftUI views, for the calls and modifiers in them.
///
/// A modifier knows its scene only when SwiftUI has added its view to a window. A call through the
/// environment looks the scene up here, so the views need not be evaluated again once the scene is
/// known. Until then a call uses the shared HUD or, with several scenes or on a Mac, waits.
final class SceneHome: Sendable {
  private struct State: Sendable {
    var hud: SceneHUD?
    /// The HUD that was chosen last for the scene. A call from another thread uses it.
    var chosen: HUDController?
    /// The HUD of the calls that came before the scene was known. It waits for the scene. If the
    /// scene has a HUD already, this HUD is shown beside it.
    var early: HUDController?
    var outer: SceneHome?
  }

  /// The shared HUD; nil if the views cannot use it.
  let shared: SharedHUD?
  private let state: Locked<State>

  init(shared: SharedHUD? = .ofApp) { (self.shared, state) = (shared, Locked(State())) }

  /// Creates the home of views that are on the panel of `controller`.
  init(of controller: HUDController) { (shared, state) = (nil, Locked(State(chosen: controller))) }

  /// The last known HUDs of the scene; nil until the views have been in a window.
  var hud: SceneHUD? { state.withLock(\.hud) }

  /// The home of the views around these views; nil if there is none. It may know the scene earlier.
  var outer: SceneHome? {
    get { state.withLock(\.outer) }
    set { state.withLock { $0.outer = newValue } }
  }

  /// Called when the scene that contains the views is known. Gives the scene to the HUDs that wait
  /// for it, first to the HUDs of the outer views.
  @MainActor func enter(
    _ scene: PlatformScene, of probe: SceneReader, later: HUDPresenter.Deferral
  ) {
    if let outer, outer.hud == nil { outer.enter(scene, of: probe, later: later) }
    let waiting = state.withLock { $0.hud == nil ? $0.early : nil }
    // The HUD that waits becomes the scene's own HUD, if the scene has none.
    let hasJoined = waiting.map { HUD.attach($0, to: scene, later: later) } ?? false
    let hud = SceneHUD(of: probe, in: scene, sharing: shared)
    let chosen = hud.choose()
    state.withLock { state in
      if hasJoined || state.hud.map({ $0.own !== hud.own }) == true { state.early = nil }
      (state.hud, state.chosen) = (hud, chosen)
    }
  }

  /// The HUD for a call through the environment, on any thread. If the scene is unknown, it is the
  /// shared HUD or a HUD that waits for the scene.
  var controller: HUDController {
    let known = MainThread.isCurrent ? MainActor.assumeIsolated { chosenNow } : nil
    return state.withLock { state in
      if let known = state.early ?? known ?? state.chosen ?? state.outer?.controller {
        return known
      }
      let controller = HUDController.waitingForScene()
      state.early = controller
      return controller
    }
  }

  /// The HUD that the views use now; nil if they must wait for their scene.
  @MainActor private var chosenNow: HUDController? {
    guard let hud else { return outer?.controller ?? shared?.onlyController }
    let chosen = hud.choose()
    state.withLock { $0.chosen = chosen }
    return chosen
  }
}

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
    return (SharedHUD.self as Any as? any SharedHUDFinding.Type)?.sharedHUD
  }()
}

private protocol SharedHUDFinding { static var sharedHUD: SharedHUD { get } }

#if canImport(UIKit)
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension SharedHUD: SharedHUDFinding {
  static var sharedHUD: SharedHUD { SharedHUD(controller: .shared) { UIApplication.scenes } }
}
#else
extension NSWindow {
  fileprivate func shows(_ controller: HUDController) -> Bool { false }
}
#endif
#endif
