#if canImport(UIKit)
import Dispatch
import HUDCore
public import UIKit

// The names that MBProgressHUD 1.0 deprecated, which many apps still use.
extension MBProgressHUD {
  // MARK: Texts

  /// The same as `label.text`.
  @available(*, deprecated, message: "Use label.text instead.")
  public nonisolated var labelText: String! {
    get { proxies.title.text }
    set { proxies.title.text = newValue }
  }

  /// The same as `label.font`.
  @available(*, deprecated, message: "Use label.font instead.")
  public nonisolated var labelFont: UIFont! {
    get { proxies.title.font }
    set { proxies.title.font = newValue }
  }

  /// The same as `label.textColor`.
  @available(*, deprecated, message: "Use label.textColor instead.")
  public nonisolated var labelColor: UIColor! {
    get { proxies.title.textColor }
    set { proxies.title.textColor = newValue }
  }

  /// The same as `detailsLabel.text`.
  @available(*, deprecated, message: "Use detailsLabel.text instead.")
  public nonisolated var detailsLabelText: String! {
    get { proxies.details.text }
    set { proxies.details.text = newValue }
  }

  /// The same as `detailsLabel.font`.
  @available(*, deprecated, message: "Use detailsLabel.font instead.")
  public nonisolated var detailsLabelFont: UIFont! {
    get { proxies.details.font }
    set { proxies.details.font = newValue }
  }

  /// The same as `detailsLabel.textColor`.
  @available(*, deprecated, message: "Use detailsLabel.textColor instead.")
  public nonisolated var detailsLabelColor: UIColor! {
    get { proxies.details.textColor }
    set { proxies.details.textColor = newValue }
  }

  // MARK: Look

  /// The same as `bezelView.color`.
  @available(*, deprecated, message: "Set bezelView.color instead.")
  public nonisolated var color: UIColor! {
    get { bezelView.color }
    set { bezelView.color = newValue }
  }

  /// How opaque the background of the panel is, from 0 to 1. Below 1 the panel has a plain colour
  /// in place of a blur.
  @available(*, deprecated, message: "Set bezelView.color instead.")
  public nonisolated var opacity: CGFloat {
    get { bezelView.settings.opacity }
    set { bezelView.settings.opacity = newValue }
  }

  /// The same as `bezelView.layer.cornerRadius`.
  @available(*, deprecated, message: "Set bezelView.layer.cornerRadius instead.")
  public nonisolated var cornerRadius: CGFloat {
    get { fromMainThread { bezelView.layer.cornerRadius } }
    set {
      onMainThread {
        self.bezelView.layer.cornerRadius = newValue
        self.presenter.update()
      }
    }
  }

  /// The same as `offset.x`.
  @available(*, deprecated, message: "Set offset.x instead.")
  public nonisolated var xOffset: CGFloat {
    get { offset.x }
    set { offset.x = newValue }
  }

  /// The same as `offset.y`.
  @available(*, deprecated, message: "Set offset.y instead.")
  public nonisolated var yOffset: CGFloat {
    get { offset.y }
    set { offset.y = newValue }
  }

  /// Whether `backgroundView` dims the area around the panel.
  @available(*, deprecated, message: "Set backgroundView.color instead.")
  public nonisolated var dimBackground: Bool {
    get { backgroundView.style == .solidColor && backgroundView.color != nil }
    set {
      backgroundView.style = .solidColor
      backgroundView.color = newValue ? UIColor(white: 0, alpha: 0.2) : nil
    }
  }

  /// The colour of the indicator, which may differ from that of the texts.
  @available(*, deprecated, message: "Set contentColor instead, and the colours of the labels.")
  public nonisolated var activityIndicatorColor: UIColor! {
    get { settings.indicatorColor ?? contentColor }
    set { settings.indicatorColor = newValue }
  }

  /// The size of the panel.
  @available(*, deprecated, message: "Use bezelView.frame.size instead.")
  public nonisolated var size: CGSize { fromMainThread { bezelView.frame.size } }

  // MARK: Calls

  /// The same as `init(view:)`.
  @available(*, deprecated, message: "Use init(view:) instead.")
  public convenience init(window: UIWindow) { self.init(view: window) }

  /// The same as `show(animated:)`.
  @available(*, deprecated, message: "Use show(animated:) instead.")
  public nonisolated func show(_ animated: Bool) { show(animated: animated) }

  /// The same as `hide(animated:)`.
  @available(*, deprecated, message: "Use hide(animated:) instead.")
  public nonisolated func hide(_ animated: Bool) { hide(animated: animated) }

  /// The same as `hide(animated:afterDelay:)`.
  @available(*, deprecated, message: "Use hide(animated:afterDelay:) instead.")
  public nonisolated func hide(_ animated: Bool, afterDelay delay: TimeInterval) {
    hide(animated: animated, afterDelay: delay)
  }

  /// Returns the HUDs of `view`, also those that are hidden.
  #if canImport(ObjectiveC)
  @objc(allHUDsForView:)
  #endif
  @available(*, deprecated, message: "Keep the HUDs of a view if there are several.")
  public nonisolated class func allHUDs(for view: UIView) -> [MBProgressHUD] {
    fromMainThread { view.subviews.compactMap { $0 as? MBProgressHUD } }
  }

  /// Hides all HUDs of `view`, removes them from it, and returns how many there were.
  #if canImport(ObjectiveC)
  @objc(hideAllHUDsForView:animated:)
  #endif
  @available(*, deprecated, message: "Keep the HUDs of a view if there are several.")
  @discardableResult
  public nonisolated class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
    let huds = allHUDs(for: view)
    for hud in huds {
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: animated)
    }
    return UInt(huds.count)
  }

  // MARK: Work

  /// Has no effect, because a HUD that is hidden in its grace time never appears.
  @available(*, deprecated, message: "No longer needed.")
  public nonisolated var taskInProgress: Bool {
    get { settings.taskInProgress }
    set { settings.taskInProgress = newValue }
  }

  /// Shows the HUD, runs `block` in the background, and then hides the HUD.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:)
  #endif
  @available(*, deprecated, message: "Show the HUD, and hide it when the work ends.")
  @preconcurrency public nonisolated func showAnimated(
    _ animated: Bool, whileExecuting block: @escaping @Sendable () -> Void
  ) { showAnimated(animated, whileExecuting: block, completionBlock: nil) }

  /// Shows the HUD, runs `block` in the background, and then hides the HUD and calls `completion`.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:completionBlock:)
  #endif
  @available(*, deprecated, message: "Show the HUD, and hide it when the work ends.")
  @preconcurrency public nonisolated func showAnimated(
    _ animated: Bool, whileExecuting block: @escaping @Sendable () -> Void,
    completionBlock completion: MBProgressHUDCompletionBlock?
  ) {
    showAnimated(
      animated, whileExecuting: block, on: DispatchQueue.global(), completionBlock: completion)
  }

  /// Shows the HUD, runs `block` on `queue`, a `DispatchQueue`, and then hides the HUD.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:onQueue:)
  #endif
  @available(*, deprecated, message: "Show the HUD, and hide it when the work ends.")
  @preconcurrency public nonisolated func showAnimated(
    _ animated: Bool, whileExecuting block: @escaping @Sendable () -> Void, on queue: Any
  ) { showAnimated(animated, whileExecuting: block, on: queue, completionBlock: nil) }

  /// Shows the HUD, runs `block` on `queue`, a `DispatchQueue`, and then hides the HUD and calls
  /// `completion`.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:onQueue:completionBlock:)
  #endif
  @available(*, deprecated, message: "Show the HUD, and hide it when the work ends.")
  @preconcurrency public nonisolated func showAnimated(
    _ animated: Bool, whileExecuting block: @escaping @Sendable () -> Void, on queue: Any,
    completionBlock completion: MBProgressHUDCompletionBlock?
  ) {
    completionBlock = completion
    show(animated: animated)
    (queue as? DispatchQueue ?? .global()).async {
      block()
      self.hide(animated: animated)
    }
  }

  #if canImport(ObjectiveC)
  /// Shows the HUD, sends `method` to `target` in the background, and then hides the HUD.
  @objc(showWhileExecuting:onTarget:withObject:animated:)
  @available(*, deprecated, message: "Show the HUD, and hide it when the work ends.")
  public nonisolated func showWhileExecuting(
    _ method: Selector, onTarget target: Any, with object: Any?, animated: Bool
  ) {
    // Safe if the app's method may run in the background, which the app promises by this call.
    nonisolated(unsafe) let (method, target, object) =
      (method, target as? any NSObjectProtocol, object)
    showAnimated(animated, whileExecuting: { _ = target?.perform(method, with: object) })
  }
  #endif
}

/// Gives `MBProgressHUD` an initializer that returns an existing HUD. Only an initializer of a
/// protocol can do that.
@_documentation(visibility: internal)
public protocol MBProgressHUDLookup {}

extension MBProgressHUD: MBProgressHUDLookup {}

extension MBProgressHUDLookup {
  /// The topmost HUD of `view` that is not hidden yet; nil if there is none. Before MBProgressHUD
  /// 1.2, apps in Swift called this initializer instead of `forView(_:)`.
  @available(*, deprecated, message: "Call MBProgressHUD.forView(_:) instead.")
  public init?(for view: UIView) {
    let type = Self.self as? MBProgressHUD.Type
    guard let hud = type?.forView(view) as? Self else { return nil }
    self = hud
  }
}
#endif
