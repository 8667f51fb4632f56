#if canImport(UIKit)
import HUDCore
public import UIKit

// Names of MBProgressHUD that this module cannot have, and names that MBProgressHUD 1.2 has
// removed. The compiler tells an app that uses one of them what to use instead.
extension MBProgressHUD {
  /// Not available: call `MBProgressHUD.forView(_:)`.
  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  @available(*, unavailable, message: "Call MBProgressHUD.forView(_:).")
  public convenience init?(for view: UIView) { unreachable() }

  /// Not available: call `init(view:)` with the window.
  @available(*, unavailable, message: "Call init(view:) with the window.")
  public convenience init(window: UIWindow) { unreachable() }

  /// Not available: the size follows from the content.
  @available(*, unavailable, message: "The size follows from the content and minSize.")
  public var size: CGSize { unreachable() }

  /// Not available: set `graceTime`, and hide the HUD when the work ends.
  @available(*, unavailable, message: "Set graceTime, and hide the HUD when the work ends.")
  public var taskInProgress: Bool {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `label.text`.
  @available(*, unavailable, message: "Set label.text.")
  public var labelText: String {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `label.font`.
  @available(*, unavailable, message: "Set label.font.")
  public var labelFont: UIFont {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `label.textColor`.
  @available(*, unavailable, message: "Set label.textColor.")
  public var labelColor: UIColor {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `detailsLabel.text`.
  @available(*, unavailable, message: "Set detailsLabel.text.")
  public var detailsLabelText: String {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `detailsLabel.font`.
  @available(*, unavailable, message: "Set detailsLabel.font.")
  public var detailsLabelFont: UIFont {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `detailsLabel.textColor`.
  @available(*, unavailable, message: "Set detailsLabel.textColor.")
  public var detailsLabelColor: UIColor {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `bezelView.color`.
  @available(*, unavailable, message: "Set bezelView.color.")
  public var color: UIColor {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `bezelView.color`.
  @available(*, unavailable, message: "Set bezelView.color.")
  public var opacity: Float {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `bezelView.layer.cornerRadius`.
  @available(*, unavailable, message: "Set bezelView.layer.cornerRadius.")
  public var cornerRadius: Float {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `offset`.
  @available(*, unavailable, message: "Set offset.")
  public var xOffset: Float {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `offset`.
  @available(*, unavailable, message: "Set offset.")
  public var yOffset: Float {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `backgroundView.color`.
  @available(*, unavailable, message: "Set backgroundView.color.")
  public var dimBackground: Bool {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: set `contentColor`.
  @available(*, unavailable, message: "Set contentColor.")
  public var activityIndicatorColor: UIColor {
    get { unreachable() }
    set { unreachable() }
  }

  /// Not available: call show(animated:).
  #if canImport(ObjectiveC)
  @objc(show:)
  #endif
  @available(*, unavailable, message: "Call show(animated:).")
  public func show(_ animated: Bool) { unreachable() }

  /// Not available: call hide(animated:).
  #if canImport(ObjectiveC)
  @objc(hide:)
  #endif
  @available(*, unavailable, message: "Call hide(animated:).")
  public func hide(_ animated: Bool) { unreachable() }

  /// Not available: call hide(animated:afterDelay:).
  #if canImport(ObjectiveC)
  @objc(hide:afterDelay:)
  #endif
  @available(*, unavailable, message: "Call hide(animated:afterDelay:).")
  public func hide(_ animated: Bool, afterDelay delay: TimeInterval) { unreachable() }

  /// Not available: show the HUD, and hide it when the work ends.
  #if canImport(ObjectiveC)
  @objc(showWhileExecuting:onTarget:withObject:animated:)
  #endif
  @available(*, unavailable, message: "Show the HUD, and hide it when the work ends.")
  public func showWhileExecuting(
    _ method: Any, onTarget target: Any, with object: Any?, animated: Bool
  ) { unreachable() }

  /// Not available: show the HUD, and hide it when the work ends.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:)
  #endif
  @available(*, unavailable, message: "Show the HUD, and hide it when the work ends.")
  public func showAnimated(_ animated: Bool, whileExecuting block: () -> Void) { unreachable() }

  /// Not available: show the HUD, and hide it when the work ends.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:completionBlock:)
  #endif
  @available(*, unavailable, message: "Show the HUD, and hide it when the work ends.")
  public func showAnimated(
    _ animated: Bool, whileExecuting block: () -> Void, completionBlock completion: (() -> Void)?
  ) { unreachable() }

  /// Not available: show the HUD, and hide it when the work ends.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:onQueue:)
  #endif
  @available(*, unavailable, message: "Show the HUD, and hide it when the work ends.")
  public func showAnimated(
    _ animated: Bool, whileExecuting block: () -> Void, on queue: Any
  ) { unreachable() }

  /// Not available: show the HUD, and hide it when the work ends.
  #if canImport(ObjectiveC)
  @objc(showAnimated:whileExecutingBlock:onQueue:completionBlock:)
  #endif
  @available(*, unavailable, message: "Show the HUD, and hide it when the work ends.")
  public func showAnimated(
    _ animated: Bool, whileExecuting block: () -> Void, on queue: Any,
    completionBlock completion: (() -> Void)?
  ) { unreachable() }

  /// Not available: look for HUDs among the subviews of the view.
  #if canImport(ObjectiveC)
  @objc(allHUDsForView:)
  #endif
  @available(*, unavailable, message: "Look for HUDs among the subviews of the view.")
  public static func allHUDs(for view: UIView) -> [MBProgressHUD] { unreachable() }

  /// Not available: call hide(for:animated:) until it returns false.
  #if canImport(ObjectiveC)
  @objc(hideAllHUDsForView:animated:)
  #endif
  @available(*, unavailable, message: "Call hide(for:animated:) until it returns false.")
  public static func hideAllHUDs(for view: UIView, animated: Bool) -> Int { unreachable() }
}
#endif
