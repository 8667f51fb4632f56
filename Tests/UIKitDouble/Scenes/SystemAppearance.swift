/// The answers of the topmost window's controller that the system uses.
package struct SystemAppearance: Equatable {
  package internal(set) var statusBarStyle = UIStatusBarStyle.default
  package internal(set) var hidesStatusBar = false
  package internal(set) var hidesHomeIndicator = false
  package internal(set) var deferringEdges: UIRectEdge = []
  package internal(set) var locksOrientation = false

  package init() {}
}

/// UIKit asks when a window appears or disappears. After that it asks again only if the controller
/// in front requests it. Requests of other windows' controllers are ignored.
extension UIWindowScene {
  private var topmostWindow: UIWindow? {
    windowsFromFrontToBack.first { !$0.isHidden && $0.rootViewController != nil }
  }

  func askTopmostWindow() {
    guard Device.system.hasBars else { return }
    guard let window = topmostWindow, let controller = window.rootViewController else { return }
    window.askForOrientations()
    askForStatusBar(controller)
    appearance.hidesHomeIndicator = controller.prefersHomeIndicatorAutoHidden
    appearance.deferringEdges = controller.preferredScreenEdgesDeferringSystemGestures
    if #available(iOS 26.0, *) {
      appearance.locksOrientation = controller.prefersInterfaceOrientationLocked
    }
  }

  fileprivate func askForStatusBar(_ controller: UIViewController) {
    appearance.statusBarStyle = controller.preferredStatusBarStyle
    appearance.hidesStatusBar = controller.prefersStatusBarHidden
  }

  fileprivate func isInFront(_ controller: UIViewController) -> Bool {
    topmostWindow?.rootViewController === controller
  }
}

extension UIViewController {
  public func setNeedsStatusBarAppearanceUpdate() {
    precondition(Device.system.hasBars, "\(Device.system) has no status bar.")
    sceneInFront?.askForStatusBar(self)
  }

  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    sceneInFront?.appearance.hidesHomeIndicator = prefersHomeIndicatorAutoHidden
  }

  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    sceneInFront?.appearance.deferringEdges = preferredScreenEdgesDeferringSystemGestures
  }

  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.askForOrientations()
  }

  @available(iOS 26.0, *)
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    sceneInFront?.appearance.locksOrientation = prefersInterfaceOrientationLocked
  }

  private var sceneInFront: UIWindowScene? {
    let scene = viewIfLoaded?.window?.windowScene
    return scene?.isInFront(self) == true ? scene : nil
  }
}

extension UIWindow {
  /// Asks for the orientations. UIKit ends an app if its controller supports none that the app
  /// allows.
  func askForOrientations() {
    guard let controller = rootViewController else { return }
    let supported = controller.supportedInterfaceOrientations
    precondition(
      !supported.isDisjoint(with: UIApplication.shared.allowedOrientations(for: self)),
      "UIApplicationInvalidInterfaceOrientation: \(controller) supports none that the app allows.")
    heardOrientations.append(supported)
  }
}

/// The app's delegate. Its method is optional on Apple systems, which needs Objective-C.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplication {
  fileprivate func allowedOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
  }

  /// Returns all orientations that the app declares. The delegate is not asked.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Device.declaredOrientations
  }
}
