#if canImport(UIKit) || canImport(SwiftUI)
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDProxy {
  /// Shows a toast with `content` for as long as its text takes to read.
  ///
  /// See ``HUD/showToast(_:for:mask:id:options:)``.
  @discardableResult
  public func showToast(
    _ content: HUD.Content, for duration: Duration? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showToast(
      content, for: duration, mask: mask, id: id, options: self.options(options))
  }

  /// Shows a toast with a picture for as long as its text takes to read. If `image` is nil, shows
  /// the text alone.
  ///
  /// See ``HUD/show(image:status:for:detail:action:mask:id:options:)``.
  @discardableResult
  public func show(
    image: HUD.Image?, status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.show(
      image: image, status: status, for: duration, detail: detail, action: action, mask: mask,
      id: id, options: self.options(options))
  }

  /// Shows a toast with a check mark for as long as its text takes to read.
  ///
  /// See ``HUD/showSuccess(_:for:detail:action:mask:id:options:)``.
  @discardableResult
  public func showSuccess(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showSuccess(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a toast with a cross for as long as its text takes to read.
  ///
  /// See ``HUD/showError(_:for:detail:action:mask:id:options:)``.
  @discardableResult
  public func showError(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showError(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a toast with a cross and the localized description of an error.
  ///
  /// See ``HUD/showError(_:for:detail:action:mask:id:options:)``.
  @_disfavoredOverload
  @discardableResult
  public func showError(
    _ error: (any Error)?, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showError(
      error, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a toast with the letter i for as long as its text takes to read.
  ///
  /// See ``HUD/showInfo(_:for:detail:action:mask:id:options:)``.
  @discardableResult
  public func showInfo(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showInfo(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }

  /// Shows a toast with a text and no indicator for as long as the text takes to read.
  ///
  /// See ``HUD/showText(_:for:detail:action:mask:id:options:)``.
  @discardableResult
  public func showText(
    _ text: String?, for duration: Duration? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.showText(
      text, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: self.options(options))
  }
}
#endif
