public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows the spinner, with a text or without, until it is popped or dismissed.
  @discardableResult
  public static func show(
    status: String? = nil, options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.show(status: status, options: options)
  }

  /// Shows all that one call can say; with a duration in `options` it is a toast.
  @discardableResult
  public static func show(
    _ content: Content, options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.show(content, options: options)
  }

  /// Shows all that one call can say for as long as it takes to read.
  @discardableResult
  public static func showToast(
    _ content: Content, options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.showToast(content, options: options)
  }

  /// Shows a picture of the app's own for as long as it takes to read.
  @discardableResult
  public static func show(
    image: Image, status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.show(image: image, status: status, options: options)
  }

  /// Shows how far work is, 0...1.
  ///
  /// Call it as often as you like, from any thread: steps that nobody saw yet are folded into one.
  /// A call starts an activity where no progress of these calls stands, and so does a zero after
  /// progress was made; what is not a number shows the ring that turns.
  public static func showProgress(
    _ progress: Double, status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    HUDController.shared.showProgress(progress, status: status, options: options)
  }

  /// Shows a check mark for as long as the text takes to read.
  @discardableResult
  public static func showSuccess(
    _ status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.showSuccess(status, options: options)
  }

  /// Shows a cross for as long as the text takes to read.
  @discardableResult
  public static func showError(
    _ status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.showError(status, options: options)
  }

  /// Shows an i in a circle for as long as the text takes to read.
  @discardableResult
  public static func showInfo(
    _ status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.showInfo(status, options: options)
  }

  /// Shows a text alone for as long as it takes to read.
  @discardableResult
  public static func showText(
    _ text: String, options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.showText(text, options: options)
  }

  /// Changes the text on show, whoever's it is; without a HUD on show it does nothing.
  public static func setStatus(
    _ status: String?, isolation: isolated (any Actor)? = #isolation
  ) {
    HUDController.shared.setStatus(status)
  }
}
