#if canImport(UIKit) || canImport(AppKit)
public import HUDCore

/// The HUD of the scene that contains a SwiftUI view. It has the calls of `HUD`.
///
/// ```swift
/// @Environment(\.hud) private var hud
///
/// Button("Save") { hud.showSuccess("Saved") }
/// .task { try? await hud.run("Loading") { try await model.load() } }
/// ```
///
/// The scene is that of the nearest `.hud…` modifier or `.hudScene()` above the view. Without one,
/// the calls use the shared HUD. A HUD that is requested before that modifier's view is in a window
/// waits for the window. The HUD has the style of `.hudStyle`, and the appearance, layout direction
/// and text size of the view, unless the call has a style of its own. A proxy can be used from any
/// thread. Its `dismiss` also ends the HUDs of modifiers.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
public struct HUDProxy: HUD.Calls {
  let home: SceneHome?
  let style: HUDStyleChanges
  let surroundings: Surroundings

  /// The controller of the scene's HUD. Without a modifier above the view, the shared controller.
  ///
  /// Until the modifier's view is in a window, it is a controller whose HUDs wait for the scene. As
  /// a rule that controller then becomes `HUD.in(scene)`. So a sequence of `events` stays with the
  /// controller of the time when it was read.
  public var controller: HUDController { home?.controller ?? .shared }

  /// Returns the options of a call with the style and the settings of the view.
  public func options(completing options: HUD.Options?) -> HUD.Options? {
    var options = style.applied(to: options)
    guard let window = home?.hud?.surroundings else { return options }
    let overrides = surroundings.overrides(in: window)
    guard overrides != Surroundings() else { return options }
    options = options ?? HUD.Options()
    options?.overrides = overrides
    return options
  }
}

/// The changes of the style that a part of the app's views has asked for, in order.
///
/// Closures cannot be compared, and each evaluation makes new ones. So two values are equal if they
/// make the same style now. Otherwise each evaluation of `.hudStyle` would make SwiftUI evaluate
/// every view that reads `\.hud`.
struct HUDStyleChanges: Sendable, Equatable {
  private var changes: [@Sendable (inout HUD.Style) -> Void] = []

  static func == (left: HUDStyleChanges, right: HUDStyleChanges) -> Bool {
    left.changes.count == right.changes.count && (left.changes.isEmpty || left.style == right.style)
  }

  mutating func append(_ change: @escaping @Sendable (inout HUD.Style) -> Void) {
    changes.append(change)
  }

  /// Returns `options` with the changed style. Options that have a style of their own keep it.
  func applied(to options: HUD.Options?) -> HUD.Options? {
    guard !changes.isEmpty, options?.style == nil else { return options }
    var options = options ?? HUD.Options()
    options.style = style
    return options
  }

  private var style: HUD.Style {
    HUD.style.with { style in
      for change in changes { change(&style) }
    }
  }
}
#endif
