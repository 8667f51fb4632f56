public import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case pageSheet
  case formSheet
  case overFullScreen = 5
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
}

@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "The double reads no nibs.")
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  // Implicitly unwrapped, as on Apple systems, where nil unloads the view.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      precondition(
        newValue?.controller == nil || newValue === loadedView,
        "UIKit ends an app in which two controllers have the same view.")
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The override for the controller's view and its content, not for the views that contain it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { traitsBeforeOverride = viewIfLoaded?.traitCollection }
    didSet {
      if let previous = traitsBeforeOverride { viewIfLoaded?.tellTraits(previous: previous) }
      traitsBeforeOverride = nil
    }
  }
  private var traitsBeforeOverride: UITraitCollection?

  /// What the controller adds to the safe area of its view and of the views in that, for example
  /// for a navigation bar.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.tellSafeArea() } }

  /// The bars of the container that overlap the view, and so are in its safe area.
  var overlappingBars = UIEdgeInsets.zero

  /// The edges at which the view lies below the bars of its container.
  open var edgesForExtendedLayout: UIRectEdge = [.top, .left, .bottom, .right]

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  /// Makes `childController` a child, whose view the app adds.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func viewDidLayoutSubviews() {}

  open var viewIfLoaded: UIView? { loadedView }

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  override var ownWindow: UIWindow? { viewIfLoaded?.window }

  /// A sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?

  /// Presents a controller. UIKit only logs a warning if this controller already presents one, or
  /// is in no window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    // UIKit adds the presented view over the window's content, in a view that fills the window.
    let transition = UIView(frame: window.bounds)
    transition.addSubview(viewControllerToPresent.view)
    viewControllerToPresent.view.frame = transition.bounds
    // A sheet of an iPhone begins a little below the status bar.
    if [.automatic, .pageSheet].contains(viewControllerToPresent.modalPresentationStyle),
      Device.system == .iOS, !(viewControllerToPresent is UIAlertController)
    {
      let top = (window.windowScene?.safeArea.top ?? 0) + 10
      viewControllerToPresent.view.frame.origin.y += top
      viewControllerToPresent.view.frame.size.height -= top
    }
    window.addSubview(transition)
    completion?()
  }

  /// Dismisses the controller that this one presents, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.viewIfLoaded?.superview?.removeFromSuperview()
    presentedViewController = nil
    presented.presentingViewController = nil
    completion?()
  }
}
