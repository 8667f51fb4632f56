#if canImport(UIKit)
import HUDCore
import UIKit

/// The HUD's window. On systems with a remote it becomes the key window, because a remote presses
/// the focused view, and only the key window has a focused view. Elsewhere the app's window stays
/// key, so that the user can continue to type.
@MainActor final class HUDWindow: UIWindow {
  /// The app's window that was the key window before the HUD's window took over; nil while the
  /// HUD's window is not the key window.
  private weak var formerKeyWindow: UIWindow?
  private var takesKeys = false
  /// The app's responder that would get a remote's presses if this window were not key.
  private weak var appResponder: UIResponder?
  /// Waits for the end of what the app has presented on this window; nil while the HUD is shown.
  private var turns: RunLoopTurns?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    takeOverStyle()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  override var canBecomeKey: Bool { takesKeys }

  /// Moves the window to a level. Does not set the same level again: that would bring the window in
  /// front of other windows with this level.
  func follow(_ windowLevel: CGFloat) {
    let level = Level(rawValue: windowLevel)
    if self.windowLevel != level { self.windowLevel = level }
  }

  /// Makes this window the key window, or makes the app's window the key window again.
  func setKey(_ isKey: Bool) {
    guard isKey != takesKeys else { return }
    let window = appKeyWindow
    if isKey {
      appResponder =
        windowScene?.focusSystem?.focusedItem as? UIResponder
        ?? window?.rootViewController
    }
    takesKeys = isKey
    formerKeyWindow = isKey ? window : nil
    if isKey { makeKey() } else { window?.makeKey() }
  }

  /// Lets the app have the presses that the HUD does not use, such as Play/Pause, while the HUD has
  /// the focus without blocking the app. They go on from the view that had the focus.
  override var next: UIResponder? {
    let stage = rootViewController?.viewIfLoaded as? StageView
    guard stage?.owner?.blocksInput == false, let appResponder else { return super.next }
    return appResponder
  }

  /// The key window of the app, also while this window is the key window.
  var appKeyWindow: UIWindow? {
    let window = windowScene?.keyWindow
    return window === self ? formerKeyWindow : window
  }

  func followApp() {
    takeOverStyle()
    (rootViewController as? StageController)?.followApp()
  }

  /// Takes over the traits and the tint colour that the app has set on its own window or root
  /// controller, because UIKit does not pass them on to other windows, and does not tell of their
  /// changes.
  func takeOverStyle() {
    // Keep the style if there is no key window, which happens for a moment when another window
    // becomes key.
    guard let window = appKeyWindow else { return }
    let content = window.rootViewController?.viewIfLoaded
    // A controller that is presented over the full screen removes the root controller's view.
    takeOverTraits(of: content?.window == nil ? window : content ?? window)
    if tintColor != window.tintColor { tintColor = window.tintColor }
  }

  /// Closes the window. If the app has presented a controller on it, such as an alert, only hides
  /// the HUD, and closes the window when that controller has been dismissed.
  func closeWhenAlone() {
    guard rootViewController?.presentedViewController != nil else { return close() }
    rootViewController?.viewIfLoaded?.isHidden = true
    turns = RunLoopTurns { [weak self] in
      guard let self else { return }
      // A window loses its scene when the scene is disconnected.
      if windowScene == nil || rootViewController?.presentedViewController == nil { close() }
    }
  }

  /// Hides the window and removes it from its scene. Otherwise the scene would retain the window.
  func close() {
    turns = nil
    setKey(false)
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }

  /// Lets the stage decide whether a touch belongs to the HUD, because the views that UIKit puts
  /// around the stage would take every touch. If the app has presented a controller on this window,
  /// the views of that controller get their touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, let stage = rootViewController?.viewIfLoaded else { return nil }
    let touched = super.hitTest(point, with: event)
    if let touched, !touched.isDescendant(of: stage), !stage.isDescendant(of: touched) {
      return touched
    }
    return stage.hitTest(convert(point, to: stage), with: event)
  }
}
#endif
