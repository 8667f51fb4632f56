#if canImport(UIKit)
import HUDCore
import HUDUIKit
// Export UIKit, as MBProgressHUD's header does: some files of an app import UIKit only through it.
@_exported public import UIKit

/// A progress HUD in a view, with the calls of MBProgressHUD.
///
/// An app that uses MBProgressHUD only has to change its import:
///
/// ```swift
/// import MBProgressHUDCompat
///
/// let hud = MBProgressHUD.showAdded(to: view, animated: true)
/// hud.label.text = "Loading"
/// hud.hide(animated: true)
/// ```
///
/// The properties of this view are the content and the options of one activity in a `HUD` that
/// fills the view. Settings that the app makes in the same turn of the main queue as `show` apply
/// before the HUD appears. Later settings change the visible HUD. `HUD.style` and `HUD.behavior`
/// never change.
///
/// Calls and setters work on any thread. On the main thread they run at once. From other threads,
/// they run on the main thread in their order.
#if canImport(ObjectiveC)
@objc(MBProgressHUD) @objcMembers
#endif
open class MBProgressHUD: UIView {
  struct Values: @unchecked Sendable {
    var mode = MBProgressHUDMode.indeterminate
    var progress: Float = 0
    var progressObject: Progress?
    var customView: UIView?
    var contentColor: UIColor?
    var indicatorColor: UIColor?
    var animationType = MBProgressHUDAnimation.fade
    var offset = CGPoint.zero
    var margin: CGFloat = 20
    var minSize = CGSize.zero
    var isSquare = false
    var followsTilt = false
    var graceTime: TimeInterval = 0
    var minShowTime: TimeInterval = 0
    var removesFromSuperview = false
    var taskInProgress = false
    var completion: MBProgressHUDCompletionBlock?
    weak var delegate: (any MBProgressHUDDelegate)?
  }

  nonisolated let settings = LockedSettings(Values())

  // The proxies are in a tuple, because Objective-C does not see a property of such a type. So the
  // property cannot override a private method of UIKit by accident.
  let proxies = (
    title: ProxyLabel(), details: ProxyLabel(), button: ProxyButton(), wheel: ProxyWheel(),
    bezel: MBBackgroundView(style: .blur), background: MBBackgroundView(style: .solidColor),
    // Contains the views of the `HUD`, below all other subviews.
    ground: UIView()
  )

  // MARK: Creation

  private(set) lazy var presenter = Presenter(self)

  /// Creates a HUD with the size of `view`, to be added to `view`.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  /// Creates a HUD, which takes the size of the view to which it is added.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a HUD from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  #if !canImport(ObjectiveC)
  /// Creates a HUD of any subclass. With Objective-C, `init()` does this job.
  @_documentation(visibility: internal)
  public required convenience init(made: Void) { self.init(frame: .zero) }
  #endif

  private func prepare() {
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    proxies.title.use(size: 16, numberOfLines: 1)
    proxies.details.use(size: 12, numberOfLines: 0)
    let change: @MainActor () -> Void = { [weak self] in self?.presenter.update() }
    settings.changed = change
    bezelView.settings.changed = change
    backgroundView.settings.changed = change
    let parts: [any Proxy] = [proxies.title, proxies.details, proxies.button, proxies.wheel]
    for part in parts {
      part.changed = change
      bezelView.addSubview(part)
    }
    for view in [proxies.ground, backgroundView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for view in [proxies.ground, backgroundView, bezelView] { addSubview(view) }
    bezelView.alpha = 0
  }

  // MARK: Calls

  /// Adds a HUD to `view` and shows the HUD. When the HUD is hidden, it is removed from the view.
  #if canImport(ObjectiveC)
  @objc(showHUDAddedTo:animated:)
  #endif
  @discardableResult
  open nonisolated class func showAdded(to view: UIView, animated: Bool) -> Self {
    fromMainThread {
      let hud = makeHUD(self)
      hud.frame = view.bounds
      hud.removeFromSuperViewOnHide = true
      view.addSubview(hud)
      hud.show(animated: animated)
      return hud
    }
  }

  /// Hides the topmost HUD of `view` that is not hidden yet, and removes it from the view.
  ///
  /// - Returns: True if there was such a HUD; false if not.
  #if canImport(ObjectiveC)
  @objc(hideHUDForView:animated:)
  #endif
  @discardableResult
  open nonisolated class func hide(for view: UIView, animated: Bool) -> Bool {
    fromMainThread {
      guard let hud = forView(view) else { return false }
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: animated)
      return true
    }
  }

  /// Returns the topmost HUD of `view` that is not hidden yet; nil if there is none.
  #if canImport(ObjectiveC)
  @objc(HUDForView:)
  #endif
  @discardableResult
  open nonisolated class func forView(_ view: UIView) -> MBProgressHUD? {
    fromMainThread {
      view.subviews.reversed().lazy.compactMap { $0 as? Self }.first { !$0.presenter.isFinished }
    }
  }

  /// Shows the HUD in its superview, and cancels a delayed `hide`.
  #if canImport(ObjectiveC)
  @objc(showAnimated:)
  #endif
  open nonisolated func show(animated: Bool) {
    onMainThread { self.presenter.show(isAnimated: animated) }
  }

  /// Hides the HUD. If it is hidden already, nothing happens.
  #if canImport(ObjectiveC)
  @objc(hideAnimated:)
  #endif
  open nonisolated func hide(animated: Bool) {
    onMainThread { self.presenter.hide(isAnimated: animated) }
  }

  /// Hides the HUD after `delay` seconds. A later `hide` replaces this call, and `show` cancels it.
  #if canImport(ObjectiveC)
  @objc(hideAnimated:afterDelay:)
  #endif
  open nonisolated func hide(animated: Bool, afterDelay delay: TimeInterval) {
    onMainThread {
      self.presenter.hide(isAnimated: animated, after: Duration(timeInterval: delay))
    }
  }

  // MARK: The view

  /// Whether the visible HUD blocks touches. If false, touches reach the views below, and
  /// `backgroundView` is not drawn.
  open nonisolated override var isUserInteractionEnabled: Bool {
    get { fromMainThread { super.isUserInteractionEnabled } }
    set {
      onMainThread {
        super.isUserInteractionEnabled = newValue
        self.presenter.update()
      }
    }
  }

  /// Whether this view, and the HUD in it, is hidden for now. Hiding the view does not end the HUD.
  open nonisolated override var isHidden: Bool {
    get { fromMainThread { super.isHidden } }
    set {
      onMainThread {
        let hasChanged = newValue != super.isHidden
        super.isHidden = newValue
        if hasChanged { self.presenter.placeChanged() }
      }
    }
  }

  /// Whether VoiceOver ignores the views behind the HUD, as it does while the HUD blocks touches.
  open override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || panelView?.accessibilityViewIsModal == true }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Returns the view that takes the touch: a view of the app in the HUD, the button of the panel,
  /// or the part of the HUD at `point`, so that gesture recognizers get the touch.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let parts = [self, backgroundView, bezelView, proxies.title, proxies.details, proxies.button]
    guard hit === panelView || parts.contains(hit) else { return hit }
    // Ask the panel first: it is behind the views of MBProgressHUD, and draws the button.
    if let panelView, let part = panelView.hitTest(convert(point, to: panelView), with: event),
      part !== panelView
    {
      return part
    }
    return hit === panelView ? self : hit
  }

  /// Fills the new superview. A visible HUD disappears at once and is then shown in that view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview { frame = superview.bounds }
    presenter.placeChanged()
  }

  /// Shows the HUD if `show` was called in this turn, and applies new settings to a visible HUD.
  open override func layoutSubviews() {
    super.layoutSubviews()
    presenter.appear()
    presenter.update()
  }

  /// Keeps the panel in the centre of the view.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    presenter.update()
  }
}

extension MBProgressHUD {
  /// The view that contains the panel; nil while there is no panel.
  private var panelView: UIView? { proxies.ground.subviews.last }
}

extension UIColor {
  /// The default colour of texts and indicators: black or white, at 70 % opacity.
  static var standardContent: UIColor { .label.withAlphaComponent(0.7) }
}
#endif
