public import HUDLayers

@MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open var windowLevel = Level.normal

  /// In another scene the window is on another screen, so its running animations are lost. UIKit
  /// does not document that a window takes the size of a scene that it is given later.
  open weak var windowScene: UIWindowScene? {
    willSet {
      guard newValue !== windowScene else { return }
      windowScene?.windows.removeAll { $0 === self }
    }
    didSet {
      guard windowScene !== oldValue else { return }
      layer.forgetAnimations()
      showOrHide()
      guard let windowScene else { return }
      windowScene.windows.append(self)
      tellTraits(previous: UITraitCollection(oldValue?.traits ?? .unattached))
      tellSafeArea()
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Makes a window, which is hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.frameOnScreen.size))
    Device.expectEnd(of: self)
    isHidden = true
    self.windowScene = windowScene
    // Property observers are not called in an initializer.
    windowScene.windows.append(self)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var next: UIResponder? { barOwner ?? windowScene }

  /// The responder that gets key presses while this is the key window.
  package weak var firstResponder: UIResponder? { didSet { showInputBar() } }
  var keepsInputBar = false

  /// In the keyboard's window, the responder whose input bar that contains.
  weak var barOwner: UIResponder?

  open var canBecomeKey: Bool { true }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rootViewController.map { [$0] } ?? []
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard canBecomeKey else { return }
    windowScene?.key = self
    UIApplication.shared.keyWindow = self
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Simulates a user who goes on in this window, of which UIKit does not notify anybody.
  package func useSilently() {
    windowScene?.key = self
    UIApplication.shared.keyWindow = self
  }

  /// Attaches or detaches the window's layer, which is the root of the drawing and runs on screen
  /// time.
  func showOrHide() {
    let isSeen = !isHidden && windowScene != nil
    let clock: @Sendable () -> CFTimeInterval = { CACurrentMediaTime() }
    layer.screenClock = isSeen ? clock : nil
  }

  /// Notifies that `isHidden` has changed. A window in no scene is on no screen, so nothing
  /// changes.
  func tellVisibility() {
    guard windowScene != nil else { return }
    NotificationCenter.default.post(
      name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self)
  }

  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}
