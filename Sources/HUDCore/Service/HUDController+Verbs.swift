// The short forms, as `HUD` has them, for the HUD of one window or view.
extension HUDController {
  /// Shows the spinner, with a text or without, until it is popped or dismissed.
  @discardableResult
  public func show(
    status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    show(HUD.Content(.spinner, title: status), options: options)
  }

  /// Shows a picture of the app's own for as long as it takes to read.
  @discardableResult
  public func show(
    image: HUD.Image, status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    showToast(HUD.Content(.image(image), title: status), options: options)
  }

  /// Shows a check mark for as long as the text takes to read.
  @discardableResult
  public func showSuccess(
    _ status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    showToast(HUD.Content(.success, title: status), options: options)
  }

  /// Shows a cross for as long as the text takes to read.
  @discardableResult
  public func showError(
    _ status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    showToast(HUD.Content(.error, title: status), options: options)
  }

  /// Shows an i in a circle for as long as the text takes to read.
  @discardableResult
  public func showInfo(
    _ status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    showToast(HUD.Content(.info, title: status), options: options)
  }

  /// Shows a text alone for as long as it takes to read.
  @discardableResult
  public func showText(
    _ text: String, options: HUD.Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    showToast(HUD.Content(.none, title: text), options: options)
  }
}
