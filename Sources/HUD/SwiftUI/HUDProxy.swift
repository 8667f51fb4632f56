#if canImport(UIKit) || canImport(SwiftUI)
public import Foundation
public import HUDCore

/// The HUD of the scene that contains a SwiftUI view. It has the calls of `HUD`.
///
/// ```swift
/// @Environment(\.hud) private var hud
///
/// Button("Save") { hud.showSuccess("Saved") }
/// ```
///
/// The scene is that of the nearest `.hud…` modifier or `.hudScene()` above the view. Without one,
/// the calls use the shared HUD. A HUD that is requested before that modifier's view is in a window
/// waits for the window. The HUD has the style of `.hudStyle`, and the appearance, layout direction and text size of the view, unless the
/// call has a style of its own. A proxy can be used from any thread.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
public struct HUDProxy: Sendable {
  private let scope: HUDScope?
  private let style: HUDStyleChanges
  private let surroundings: Surroundings?

  init(in scope: HUDScope?, style: HUDStyleChanges, surroundings: Surroundings?) {
    self.scope = scope
    self.style = style
    self.surroundings = surroundings
  }

  /// The controller of the scene's HUD. Without a modifier above the view, the shared controller.
  ///
  /// Until the modifier's view is in a window, it is a controller whose HUDs wait for the scene. As
  /// a rule that controller then becomes `HUD.in(scene)`.
  public var controller: HUDController { scope?.controller ?? .shared }

  /// Returns the options of a call with the style and the settings of the view.
  func options(_ options: HUD.Options?) -> HUD.Options? {
    var options = style.applied(to: options)
    guard let surroundings, let window = scope?.home?.surroundings else { return options }
    let overrides = surroundings.overrides(in: window)
    guard overrides != SurroundingsOverrides() else { return options }
    options = options ?? HUD.Options()
    options?.overrides = overrides
    return options
  }
}

// MARK: HUDs

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDProxy {
  /// Shows a HUD with an indicator until `popActivity()` or `dismiss()` ends it.
  ///
  /// See ``HUD/show(_:status:detail:action:mask:id:options:)``.
  @discardableResult
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: String? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.show(
      indicator, status: status, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a HUD with the spinner and a text.
  ///
  /// See ``HUD/show(_:detail:action:mask:id:options:)``.
  // It is disfavoured, so that the `.none` of `show(.none)` is the indicator.
  @_disfavoredOverload
  @discardableResult
  public func show(
    _ status: String?, detail: String? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.show(
      status, detail: detail, action: action, mask: mask, id: id, options: self.options(options))
  }

  /// Shows a HUD with an attributed text until `popActivity()` or `dismiss()` ends it.
  ///
  /// See ``HUD/show(_:status:detail:action:mask:id:options:)``.
  @discardableResult
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: some AttributedStringProtocol,
    detail: String? = nil, action: HUD.Action? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.show(
      indicator, status: status, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a HUD with `content` until `popActivity()` or `dismiss()` ends it.
  ///
  /// See ``HUD/show(_:mask:id:options:)``.
  @discardableResult
  public func show(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.show(content, mask: mask, id: id, options: self.options(options))
  }

  /// Shows a HUD with the progress of work, from 0 to 1.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)``.
  public func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) {
    controller.showProgress(
      Double(progress), status: status, as: indicator, mask: mask, id: id,
      options: self.options(options))
  }

  /// Changes the text of the displayed HUD, whichever call showed it.
  public func setStatus(_ status: String?) { controller.setStatus(status) }

  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// See ``HUD/begin(_:as:detail:action:mask:id:options:)``.
  public func begin(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Activity {
    controller.begin(
      status, as: indicator, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Starts an activity that shows `content`. See ``HUD/begin(_:mask:id:options:)``.
  public func begin(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Activity {
    controller.begin(content, mask: mask, id: id, options: self.options(options))
  }

  /// Ends one activity that `show` or `showProgress` started. See ``HUD/popActivity()``.
  public func popActivity() { controller.popActivity() }

  /// Dismisses the HUD and ends every activity and toast, also those of modifiers.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)``.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: HUD.DismissalCompletion? = nil
  ) -> Bool {
    controller.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses the HUD and ends every activity and toast, also those of modifiers. This overload's
  /// `completion` takes no reason.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)``.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    controller.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses only the HUD that was shown with `id`. See ``HUD/dismiss(id:animated:)``.
  public func dismiss(id: String, animated: Bool = true) {
    controller.dismiss(id: id, animated: animated)
  }

  /// Whether the HUD is visible: true from `willAppear` to `willDisappear`.
  public var isVisible: Bool { controller.isVisible }

  /// The sequence of the HUD's events from now on. Each read of this property starts a new
  /// subscription, which stays with the controller of that time.
  public var events: HUD.Events { controller.events }
}
#endif
