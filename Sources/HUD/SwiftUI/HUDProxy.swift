#if canImport(UIKit) || canImport(AppKit)
public import HUDCore

/// The HUD of the scene that contains a SwiftUI view. It has the calls of `HUD`. In an app with one
/// scene it is the shared HUD, except on a Mac.
///
/// ```swift
/// @Environment(\.hud) private var hud
///
/// Button("Save") { hud.showSuccess("Saved") }
/// .task { try? await hud.run("Loading") { try await model.load() } }
/// ```
///
/// The scene is that of the nearest `.hud…` modifier or `.hudScene()` above the view. Without such
/// a modifier, the calls use the shared HUD. With several scenes or on a Mac, a HUD that is asked
/// for before the modifier's view is in a window waits for it. The HUD has the appearance, layout
/// direction and text size of the view, and the style of `.hudStyle` unless the call has its own.
/// A proxy can be used from any thread. Its `dismiss` also ends the HUDs of modifiers.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
public struct HUDProxy: HUD.Calls {
  let scope: HUDScope
  let surroundings: Surroundings

  /// The controller of the scene's HUD: the shared controller if no modifier is above the view or,
  /// except on a Mac, if the app has one scene.
  ///
  /// With several scenes, until the modifier's view is in a window, it is a controller whose HUDs
  /// wait for the scene. As a rule, that controller later becomes `HUD.in(scene)`. A sequence of
  /// `events` stays with the controller that was current when the sequence was read.
  public var controller: HUDController { scope.home?.controller ?? .shared }

  /// Returns the options of a call with the style and the settings of the view.
  public func options(completing options: HUD.Options?) -> HUD.Options? {
    let window = scope.home?.hud?.surroundings
    let overrides = window.map { surroundings.overrides(in: $0) } ?? Surroundings()
    guard !scope.styleChanges.isEmpty || overrides != Surroundings() else { return options }
    var options = options ?? HUD.Options()
    scope.complete(&options)
    options.overrides = overrides
    return options
  }
}
#endif
