import HUDLayers

/// A stack of controllers, with a navigation bar at the top and a toolbar at the bottom, which is
/// hidden at first.
///
/// A push, a pop or another bar takes effect in the next layout, as on Apple systems.
@MainActor open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    viewControllers.append(viewController)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The last controller of the stack stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    popped.removeFromParent()
    viewIfLoaded?.setNeedsLayout()
    return popped
  }

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    show(
      topViewController,
      behind: UIEdgeInsets(
        top: isNavigationBarHidden ? 0 : 44, left: 0, bottom: isToolbarHidden ? 0 : 49, right: 0))
  }
}

/// Controllers of which a tab bar at the bottom selects one. Only the view of that one is in the
/// window.
@MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] { child.removeFromParent() }
      for child in viewControllers ?? [] { addChild(child) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var selectedIndex = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.owner = self
    return bar
  }()

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    show(
      selectedViewController,
      behind: UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0))
  }
}

/// The bar of a tab bar controller. The double does not draw it.
@MainActor open class UITabBar: UIView {
  weak var owner: UITabBarController?

  open override var isHidden: Bool { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
}

extension UIViewController {
  /// Adds the view of `child` alone to the view of this container, behind bars of this height. The
  /// bars overlap it, unless its controller does not extend below them.
  fileprivate func show(_ child: UIViewController?, behind bars: UIEdgeInsets) {
    for other in view.subviews where other !== child?.viewIfLoaded && other.controller != nil {
      other.removeFromSuperview()
    }
    guard let child else { return }
    var (frame, area, overlap) = (view.bounds, view.safeAreaInsets, bars)
    if !child.edgesForExtendedLayout.contains(.top) {
      overlap.top = 0
      area.top += bars.top
      frame.origin.y += area.top
      frame.size.height -= area.top
    }
    if !child.edgesForExtendedLayout.contains(.bottom) {
      overlap.bottom = 0
      frame.size.height -= area.bottom + bars.bottom
    }
    if child.view.superview !== view { view.insertSubview(child.view, at: 0) }
    child.view.frame = frame
    guard overlap != child.overlappingBars else { return }
    child.overlappingBars = overlap
    child.view.tellSafeArea()
  }
}
