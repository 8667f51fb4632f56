#if canImport(UIKit)
import UIKit

/// The HUD's window: not the key window, so that typing goes on below it, unless only a key window can
/// be used at all.
@MainActor final class HUDWindow: UIWindow {
  private let observers = Observers()
  private let (appWindow, appRoot) = (StyleObserver(), StyleObserver())
  /// The app's window that was key before this one.
  private weak var formerKeyWindow: UIWindow?
  private var takesKeys = false

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    takeOverStyle()
    observers.observe(UIWindow.didBecomeKeyNotification) { [weak self] _ in self?.takeOverStyle() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's window is in no storyboard.") }

  override var canBecomeKey: Bool { takesKeys }

  /// Takes all that is no touch from the app's window, or gives it back.
  func setKey(_ isKey: Bool) {
    guard isKey != takesKeys else { return }
    let window = appKeyWindow
    takesKeys = isKey
    formerKeyWindow = isKey ? window : nil
    if isKey { makeKey() } else { window?.makeKey() }
  }

  private var appKeyWindow: UIWindow? {
    let window = windowScene?.keyWindow
    return window === self ? formerKeyWindow : window
  }

  /// Copies the style that the app set on its own window or root controller, which no other window gets.
  func takeOverStyle() {
    // Between two key windows there is none for a moment.
    guard let window = appKeyWindow else { return }
    let root = window.rootViewController
    for (watch, view) in [(appWindow, window), (appRoot, root?.viewIfLoaded)] {
      watch.follow(view) { [weak self] in self?.takeOverStyle() }
    }
    let styles = [root?.overrideUserInterfaceStyle, window.overrideUserInterfaceStyle]
    let style = styles.compactMap(\.self).first { $0 != .unspecified } ?? .unspecified
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    if tintColor != window.tintColor { tintColor = window.tintColor }
  }

  /// A hidden window still belongs to its scene, which would keep it.
  func close() {
    for watch in [appWindow, appRoot] { watch.stop() }
    setKey(false)
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }

  /// Only the stage knows whether a touch is the HUD's; the views that contain it would keep each one.
  /// All else in the window belongs to a controller that somebody presented on it.
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
