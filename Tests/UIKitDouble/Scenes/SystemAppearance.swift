/// The answers of the topmost window's controller that the system uses.
package struct SystemAppearance: Equatable {
  package internal(set) var statusBarStyle = UIStatusBarStyle.default
  package internal(set) var hidesStatusBar = false
  package internal(set) var hidesHomeIndicator = false
  package internal(set) var deferringEdges: UIRectEdge = []
  package internal(set) var locksOrientation = false
  package internal(set) var locksPointer = false

  package init() {}
}

/// The status bar of a scene, which can only be read.
@MainActor open class UIStatusBarManager: NSObject {
  private weak let scene: UIWindowScene?

  init(of scene: UIWindowScene) { self.scene = scene }

  /// The style of the text that is on the screen. It is never the default style, which stands for
  /// one of the other two.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.statusBarIsLight == true ? .lightContent : .darkContent
  }
}

/// UIKit asks when a window appears or disappears. After that it asks again only if the controller
/// in front requests it. Requests of other windows' controllers are ignored.
extension UIWindowScene {
  var topmostWindow: UIWindow? {
    windowsFromFrontToBack.first { !$0.isHidden && $0.rootViewController != nil }
  }

  func askTopmostWindow() {
    guard Device.system.hasBars else { return }
    guard let window = topmostWindow, let controller = window.rootViewController else { return }
    window.askForOrientations()
    askForStatusBar(controller)
    appearance.hidesHomeIndicator = controller.prefersHomeIndicatorAutoHidden
    appearance.deferringEdges = controller.preferredScreenEdgesDeferringSystemGestures
    let pointerSpeaker = controller.speaker(\.childViewControllerForPointerLock)
    appearance.locksPointer = pointerSpeaker.prefersPointerLocked
    if #available(iOS 26.0, *) {
      appearance.locksOrientation = controller.prefersInterfaceOrientationLocked
    }
  }

  fileprivate func askForStatusBar(_ controller: UIViewController) {
    let speaker = controller.speaker(\.childForStatusBarStyle)
    statusBarSpeaker = speaker
    appearance.statusBarStyle = speaker.preferredStatusBarStyle
    appearance.hidesStatusBar =
      controller.speaker(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  /// Whether the text of the status bar is light.
  ///
  /// A sheet on an iPhone shrinks the app on a black ground, so the system makes the text light,
  /// whatever the controllers answer. The default style follows the traits of the controller that
  /// gave the answer, in its own window.
  package var statusBarIsLight: Bool {
    if Device.system == .iOS, topmostWindow?.showsSheet == true { return true }
    switch appearance.statusBarStyle {
    case .lightContent: return true
    case .darkContent: return false
    case .default:
      return statusBarSpeaker?.viewIfLoaded?.traitCollection.userInterfaceStyle == .dark
    }
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

  public func setNeedsUpdateOfPrefersPointerLocked() {
    let speaker = speaker(\.childViewControllerForPointerLock)
    sceneInFront?.appearance.locksPointer = speaker.prefersPointerLocked
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
    guard let controller = rootViewController?.front(where: \.fillsWindow) else { return }
    let supported = controller.supportedInterfaceOrientations
    let permitted = supported.intersection(UIApplication.shared.allowedOrientations(for: self))
    precondition(
      !permitted.isEmpty,
      "UIApplicationInvalidInterfaceOrientation: \(controller) supports none that the app allows.")
    heardOrientations.append(supported)
    if windowScene?.topmostWindow === self { windowScene?.permittedOrientations = permitted }
  }

  /// Whether the front controller of the window is a sheet.
  fileprivate var showsSheet: Bool {
    guard let rootViewController else { return false }
    let front = rootViewController.front { _ in true }
    return front !== rootViewController
      && [.automatic, .pageSheet, .formSheet].contains(front.modalPresentationStyle)
  }
}

extension UIViewController {
  /// Returns the controller that decides about one thing that the system asks for. The search
  /// begins at the topmost presented controller that takes over the bars, and follows the
  /// designated children.
  fileprivate func speaker(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var speaker = front(where: \.takesOverBars)
    while let next = speaker[keyPath: child] { speaker = next }
    return speaker
  }

  /// Returns the topmost presented controller for which `hasSay` is true, or this one.
  fileprivate func front(where hasSay: (UIViewController) -> Bool) -> UIViewController {
    sequence(first: self, next: \.presentedViewController).dropFirst()
      .reduce(self) { hasSay($1) ? $1 : $0 }
  }

  fileprivate var takesOverBars: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  fileprivate var fillsWindow: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
  }
}
