#if canImport(UIKit)
import HUDCore
import HUDUIKit
public import UIKit

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
/// This view draws nothing. It owns one activity in the HUD of its superview, `HUD.in(view)`, and its
/// properties are the content and the options of that activity. Settings that the app makes in the
/// same turn of the main queue as `show` apply before the HUD appears. Later settings change the
/// visible HUD. `HUD.style` and `HUD.behavior` never change.
#if canImport(ObjectiveC)
@objc(MBProgressHUD) @objcMembers
#endif
public class MBProgressHUD: UIView {
  // MARK: Content

  /// The indicator: a wheel, a kind of progress, the app's own view, or none.
  public var mode = MBProgressHUDMode.indeterminate { didSet { change() } }

  /// The progress from 0 to 1. Modes without progress ignore it, but a custom view with a property
  /// `progress` gets it.
  public var progress: Float = 0 { didSet { progressChanged() } }

  /// A progress to follow while the HUD is shown. It never hides the HUD.
  public var progressObject: Progress? { didSet { presenter.followProgress() } }

  /// The app's own view, shown with the mode `customView`. It has its intrinsic size, or the size of
  /// its frame.
  public var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      customIndicator = customView.map { view in .custom { view } }
      customView?.show(progress: progress)
      change()
    }
  }

  private(set) var customIndicator: HUD.Indicator?

  /// The main text. The label itself is never shown: its text, font, colour, number of lines and
  /// visibility are those of the panel's text.
  public var label: UILabel { proxies.title }

  /// The smaller text below the main text. The label itself is never shown.
  public var detailsLabel: UILabel { proxies.details }

  /// The button below the texts, shown if it has a title. The button itself is never shown. A press
  /// sends its actions for `touchUpInside` and leaves the HUD on the screen.
  public var button: UIButton { proxies.button }

  // A tuple, because Objective-C does not see a property whose type it does not have. So the property
  // cannot override a private method of UIKit by accident.
  let proxies = (title: ProxyLabel(), details: ProxyLabel(), button: ProxyButton())

  // MARK: Look

  /// The colour of texts, indicator and button. Nil leaves their colours as they are.
  public var contentColor: UIColor? {
    get { contentColorSet ?? .standardContent }
    set {
      contentColorSet = newValue
      if let newValue {
        proxies.title.textColor = newValue
        proxies.details.textColor = newValue
        proxies.button.setTitleColor(newValue, for: .normal)
      }
      change()
    }
  }

  private var contentColorSet: UIColor?

  /// The content colour that the app has set; nil if it has set none.
  var ownContentColor: HUD.Color? { contentColorSet.map { HUD.Color($0) } }

  /// The background of the panel. The view itself is never shown.
  public let bezelView = MBBackgroundView(style: .blur)

  /// The area around the panel, by default clear. The view itself is never shown.
  public let backgroundView = MBBackgroundView(style: .solidColor)

  /// The motion with which the HUD appears and disappears.
  public var animationType = MBProgressHUDAnimation.fade { didSet { change() } }

  /// The distance of the panel from the centre. The panel always stays in the visible area.
  public var offset = CGPoint.zero { didSet { change() } }

  /// The distance between the panel's edges and its content, and the smallest distance between the
  /// panel and the edges of the visible area.
  public var margin: CGFloat = 20 { didSet { change() } }

  /// The smallest size of the panel.
  public var minSize = CGSize.zero { didSet { change() } }

  var switches = (isSquare: false, followsTilt: false) { didSet { change() } }

  // MARK: Times

  /// The time in seconds that work may take before its HUD appears. Work that ends earlier shows no
  /// HUD.
  public var graceTime: TimeInterval = 0 { didSet { change() } }

  /// The minimum time in seconds that the HUD stays visible.
  public var minShowTime: TimeInterval = 0 { didSet { change() } }

  // MARK: The end

  /// Whether this view leaves its superview when the HUD has disappeared.
  public var removeFromSuperViewOnHide = false

  /// Called each time the HUD has disappeared.
  public var completionBlock: MBProgressHUDCompletionBlock?

  /// The object that is told each time the HUD has disappeared.
  public weak var delegate: (any MBProgressHUDDelegate)?

  // MARK: Creation

  private(set) lazy var presenter = Presenter(self)

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

  private func prepare() {
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    proxies.title.use(size: 16, numberOfLines: 1)
    proxies.details.use(size: 12, numberOfLines: 0)
    let change: @MainActor () -> Void = { [weak self] in self?.change() }
    proxies.title.changed = change
    proxies.details.changed = change
    proxies.button.changed = change
    bezelView.changed = change
    backgroundView.changed = change
  }

  // MARK: Calls

  /// Adds a HUD to `view` and shows it. It is removed from the view when it is hidden.
  #if canImport(ObjectiveC)
  @objc(showHUDAddedTo:animated:)
  #endif
  @discardableResult
  public static func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
    let hud = MBProgressHUD(view: view)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides the topmost HUD of `view` that is not hidden yet, and removes it from the view.
  ///
  /// - Returns: Whether there was such a HUD.
  #if canImport(ObjectiveC)
  @objc(hideHUDForView:animated:)
  #endif
  @discardableResult
  public static func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// Returns the topmost HUD of `view` that is not hidden yet.
  #if canImport(ObjectiveC)
  @objc(HUDForView:)
  #endif
  public static func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }
      .first { !$0.presenter.isFinished }
  }

  /// Shows the HUD in its superview, and cancels a delayed `hide`.
  #if canImport(ObjectiveC)
  @objc(showAnimated:)
  #endif
  public func show(animated: Bool) { presenter.show(isAnimated: animated) }

  /// Hides the HUD. If it is hidden already, nothing happens.
  #if canImport(ObjectiveC)
  @objc(hideAnimated:)
  #endif
  public func hide(animated: Bool) { presenter.hide(isAnimated: animated) }

  /// Hides the HUD after `delay` seconds. A later call replaces this one, and `show` cancels it.
  #if canImport(ObjectiveC)
  @objc(hideAnimated:afterDelay:)
  #endif
  public func hide(animated: Bool, afterDelay delay: TimeInterval) {
    presenter.hide(isAnimated: animated, after: Duration(timeInterval: delay))
  }

  #if canImport(ObjectiveC)
  /// Not available: a HUD takes its settings from its properties.
  @available(*, unavailable, message: "Set the properties of each HUD.")
  public override class func appearance() -> Self { unreachable() }
  #endif

  // MARK: The view

  /// Whether the visible HUD blocks touches. If false, touches reach the views below, and
  /// `backgroundView` is not drawn.
  public override var isUserInteractionEnabled: Bool { didSet { change() } }

  /// Whether the HUD is hidden for now. Hiding the view does not end the HUD.
  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { presenter.placeChanged() } }
  }

  /// Returns nil, because the HUD of the superview takes the touches.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Moves the HUD into the new superview.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview { frame = superview.bounds }
    presenter.placeChanged()
  }

  /// Shows the HUD at the end of the turn in which `show` was called.
  public override func layoutSubviews() {
    super.layoutSubviews()
    presenter.appear()
    change()
  }

  private func change() { presenter.update() }

  private func progressChanged() {
    customView?.show(progress: progress)
    presenter.updateProgress()
  }
}

extension UIColor {
  /// The default colour of texts and indicators: black or white, at 70 % opacity.
  static var standardContent: UIColor { .label.withAlphaComponent(0.7) }
}
#endif
