#if canImport(UIKit) && (os(tvOS) || !canImport(ObjectiveC))
import HUDCore
import UIKit

/// The HUD's own window on systems with a remote. While the HUD has the focus, this window is the
/// key window, because a remote presses the focused view, and only the key window has a focused
/// view.
///
/// A topmost window does no harm here: no system bar or orientation of tvOS depends on it.
@MainActor final class TVWindow: UIWindow {
  /// The app's window that was the key window before the HUD's window took over; nil while the
  /// HUD's window is not the key window.
  private weak var formerKeyWindow: UIWindow?
  private var takesKeys = false
  /// The app's responder that would get a remote's presses if this window were not key.
  private weak var appResponder: UIResponder?
  private weak var stage: StageView?
  /// Waits until the app has dismissed its controllers on this window; nil while the HUD is shown.
  private var turns: RunLoopObserver?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    // Keep the HUD above alerts.
    windowLevel = Level(rawValue: Level.alert.rawValue + 1)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not in storyboards.") }

  /// Shows `stage` in a controller's view, because only a window with a controller has a focus.
  func show(_ stage: StageView) {
    self.stage = stage
    let controller = UIViewController()
    rootViewController = controller
    stage.fill(controller.view)
    isHidden = false
  }

  override var canBecomeKey: Bool { takesKeys }

  /// Whether the HUD hides the app's windows from VoiceOver.
  override var accessibilityViewIsModal: Bool {
    get { stage?.accessibilityViewIsModal ?? false }
    set {}
  }

  /// Makes this window the key window, or makes the app's window the key window again.
  func setKey(_ isKey: Bool) {
    guard isKey != takesKeys else { return }
    let window = appKeyWindow
    if isKey {
      appResponder =
        windowScene?.focusSystem?.focusedItem as? UIResponder ?? window?.rootViewController
    }
    takesKeys = isKey
    formerKeyWindow = isKey ? window : nil
    if isKey { makeKey() } else { window?.makeKey() }
  }

  /// The app's responder that had the focus, if the HUD has the focus without blocking the app. So
  /// that responder gets the presses that the HUD does not use, such as Play/Pause.
  override var next: UIResponder? {
    guard stage?.owner?.blocksInput == false, let appResponder else { return super.next }
    return appResponder
  }

  /// The app's key window; while this window is key, the app's window that was key before.
  var appKeyWindow: UIWindow? {
    let window = windowScene?.keyWindow
    return window === self ? formerKeyWindow : window
  }

  /// Closes the window. If the app has presented a controller on it, such as an alert, only removes
  /// the HUD, and closes the window when that controller has been dismissed.
  func closeWhenAlone() {
    stage?.removeFromSuperview()
    guard rootViewController?.presentedViewController != nil else { return close() }
    turns = RunLoopObserver { [weak self] in
      guard let self else { return }
      // A window loses its scene when the scene is disconnected.
      if windowScene == nil || rootViewController?.presentedViewController == nil { close() }
    }
  }

  /// Hides the window and removes it from its scene. Otherwise the scene would retain the window.
  private func close() {
    turns = nil
    setKey(false)
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}
#endif
