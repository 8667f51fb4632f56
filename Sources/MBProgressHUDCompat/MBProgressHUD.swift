#if canImport(UIKit)
import HUDCore
import HUDUIKit
// As in MBProgressHUD, whose header imports UIKit: some files of an app get UIKit from there alone.
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
/// The properties of this view are the content and the options of one activity in a HUD of ours,
/// which fills the view. Settings that the app makes in the same turn of the main queue as `show`
/// apply before the HUD appears. Later settings change the visible HUD. `HUD.style` and
/// `HUD.behavior` never change.
///
/// Its calls and its setters work on any thread: on the main thread at once, otherwise in their
/// order on the main thread.
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
    var animationType = MBProgressHUDAnimation.fade
    var offset = CGPoint.zero
    var margin: CGFloat = 20
    var minSize = CGSize.zero
    var isSquare = false
    var followsTilt = false
    var graceTime: TimeInterval = 0
    var minShowTime: TimeInterval = 0
    var removesFromSuperview = false
    var completion: MBProgressHUDCompletionBlock?
    weak var delegate: (any MBProgressHUDDelegate)?
  }

  nonisolated let settings = LockedSettings(Values())

  // MARK: Content

  /// The indicator: a wheel, a kind of progress, the app's own view, or none.
  public nonisolated var mode: MBProgressHUDMode {
    get { settings.mode }
    set {
      settings.values.mode = newValue
      onMainThread {
        self.presenter.holdCustomView()
        self.change()
      }
    }
  }

  /// The progress from 0 to 1. Modes without progress ignore it, but a custom view with a property
  /// `progress` gets it.
  public nonisolated var progress: Float {
    get { settings.progress }
    set {
      settings.values.progress = newValue
      onMainThread {
        self.customView?.show(progress: self.progress)
        self.presenter.updateProgress()
      }
    }
  }

  /// A progress to follow while the HUD is shown. It never hides the HUD.
  public nonisolated var progressObject: Progress? {
    get { settings.progressObject }
    set {
      settings.values.progressObject = newValue
      onMainThread { self.presenter.followProgress() }
    }
  }

  /// The app's own view, shown with the mode `customView`. It has its intrinsic size, or the size
  /// of its frame.
  public nonisolated var customView: UIView? {
    get { settings.customView }
    set {
      settings.values.customView = newValue
      onMainThread { self.customViewChanged() }
    }
  }

  /// The main text. The panel draws it: the label, which is in the same place, draws nothing.
  public nonisolated var label: UILabel { proxies.title }

  /// The smaller text below the main text. The panel draws it: the label, which is in the same
  /// place, draws nothing.
  public nonisolated var detailsLabel: UILabel { proxies.details }

  /// The button below the texts, shown if it has a title. The panel draws it. A press sends its
  /// actions for `touchUpInside` and leaves the HUD on the screen.
  public nonisolated var button: UIButton { proxies.button }

  // A tuple, because Objective-C does not see a property whose type it does not have. So the
  // property cannot override a private method of UIKit by accident.
  let proxies = (
    title: ProxyLabel(), details: ProxyLabel(), button: ProxyButton(), wheel: ProxyWheel(),
    bezel: MBBackgroundView(style: .blur), background: MBBackgroundView(style: .solidColor),
    // Contains the HUD of ours, below all other subviews.
    ground: UIView()
  )

  // MARK: Look

  /// The colour of texts, indicator and button. Nil leaves their colours as they are.
  public nonisolated var contentColor: UIColor? {
    get { settings.contentColor ?? .standardContent }
    set {
      settings.values.contentColor = newValue
      onMainThread {
        if let newValue {
          self.proxies.title.textColor = newValue
          self.proxies.details.textColor = newValue
          self.proxies.button.setTitleColor(newValue, for: .normal)
        }
        self.change()
      }
    }
  }

  /// The background of the panel, with the place and the size of the panel. It contains the labels,
  /// the button, and what the app adds to it.
  public nonisolated var bezelView: MBBackgroundView { proxies.bezel }

  /// The area around the panel, by default clear.
  public nonisolated var backgroundView: MBBackgroundView { proxies.background }

  /// The motion with which the HUD appears and disappears.
  public nonisolated var animationType: MBProgressHUDAnimation {
    get { settings.animationType }
    set { settings.animationType = newValue }
  }

  /// The distance of the panel from the centre. The panel always stays in the visible area.
  public nonisolated var offset: CGPoint {
    get { settings.offset }
    set { settings.offset = newValue }
  }

  /// The distance between the panel's edges and its content, and the smallest distance between the
  /// panel and the edges of the visible area.
  public nonisolated var margin: CGFloat {
    get { settings.margin }
    set { settings.margin = newValue }
  }

  /// The smallest size of the panel.
  public nonisolated var minSize: CGSize {
    get { settings.minSize }
    set { settings.minSize = newValue }
  }

  // MARK: Times

  /// The time in seconds that work may take before its HUD appears. Work that ends earlier shows no
  /// HUD.
  public nonisolated var graceTime: TimeInterval {
    get { settings.graceTime }
    set { settings.graceTime = newValue }
  }

  /// The minimum time in seconds that the HUD stays visible.
  public nonisolated var minShowTime: TimeInterval {
    get { settings.minShowTime }
    set { settings.minShowTime = newValue }
  }

  // MARK: The end

  /// Whether this view leaves its superview when the HUD has disappeared.
  public nonisolated var removeFromSuperViewOnHide: Bool {
    get { settings.removesFromSuperview }
    set { settings.removesFromSuperview = newValue }
  }

  /// Called on the main thread each time the HUD has disappeared.
  public nonisolated var completionBlock: MBProgressHUDCompletionBlock? {
    get { settings.completion }
    set { settings.completion = newValue }
  }

  /// The object that is told each time the HUD has disappeared.
  public nonisolated weak var delegate: (any MBProgressHUDDelegate)? {
    get { settings.delegate }
    set { settings.delegate = newValue }
  }

  // MARK: Creation

  private(set) lazy var presenter = Presenter(self)
  /// The custom view, and the indicator that was made for it.
  private(set) var custom: (view: UIView, indicator: HUD.Indicator)?

  /// Creates a HUD with the size of `view`, to be added to it.
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
  /// Takes the place of `init()`, which Objective-C can send to every class.
  @_documentation(visibility: internal)
  public required convenience init(made: Void) { self.init(frame: .zero) }
  #endif

  private func prepare() {
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    proxies.title.use(size: 16, numberOfLines: 1)
    proxies.details.use(size: 12, numberOfLines: 0)
    let change: @MainActor () -> Void = { [weak self] in self?.change() }
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

  /// Adds a HUD to `view` and shows it. It is removed from the view when it is hidden.
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
  /// - Returns: Whether there was such a HUD.
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

  /// Returns the topmost HUD of `view` that is not hidden yet.
  #if canImport(ObjectiveC)
  @objc(HUDForView:)
  #endif
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

  /// Hides the HUD after `delay` seconds. A later call replaces this one, and `show` cancels it.
  #if canImport(ObjectiveC)
  @objc(hideAnimated:afterDelay:)
  #endif
  open nonisolated func hide(animated: Bool, afterDelay delay: TimeInterval) {
    onMainThread {
      self.presenter.hide(isAnimated: animated, after: Duration(timeInterval: delay))
    }
  }

  #if canImport(ObjectiveC)
  /// Not available: a HUD takes its settings from its properties.
  @available(*, unavailable, message: "Set the properties of each HUD.")
  public override class func appearance() -> Self { unreachable() }

  /// Not available: a HUD takes its settings from its properties.
  @available(*, unavailable, message: "Set the properties of each HUD.")
  public override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { unreachable() }
  #endif

  // MARK: The view

  /// Whether the visible HUD blocks touches. If false, touches reach the views below, and
  /// `backgroundView` is not drawn.
  open nonisolated override var isUserInteractionEnabled: Bool {
    get { fromMainThread { super.isUserInteractionEnabled } }
    set {
      onMainThread {
        super.isUserInteractionEnabled = newValue
        self.change()
      }
    }
  }

  /// Whether the HUD is hidden for now. Hiding the view does not end the HUD.
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
    // The views of MBProgressHUD are in front of the panel, and the panel draws the button.
    if let panelView, let part = panelView.hitTest(convert(point, to: panelView), with: event),
      part !== panelView
    {
      return part
    }
    return hit === panelView ? self : hit
  }

  /// Moves the HUD into the new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview { frame = superview.bounds }
    presenter.placeChanged()
  }

  /// Shows the HUD at the end of the turn in which `show` was called.
  open override func layoutSubviews() {
    super.layoutSubviews()
    presenter.appear()
    change()
  }

  /// Keeps the panel in the centre of the view.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    change()
  }
}

extension MBProgressHUD {
  /// The view that contains the panel while there is one.
  private var panelView: UIView? { proxies.ground.subviews.last }

  /// The content colour that the app has set; nil if it has set none.
  var ownContentColor: HUD.Color? { settings.contentColor.map { HUD.Color($0) } }

  private func change() { presenter.update() }

  private func customViewChanged() {
    presenter.holdCustomView()
    if customView !== custom?.view {
      custom = customView.map { view in (view, .custom { view }) }
    }
    customView?.show(progress: progress)
    change()
  }
}

extension UIColor {
  /// The default colour of texts and indicators: black or white, at 70 % opacity.
  static var standardContent: UIColor { .label.withAlphaComponent(0.7) }
}
#endif
