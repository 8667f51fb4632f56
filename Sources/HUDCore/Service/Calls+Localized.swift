#if canImport(Darwin)
public import HUDLayers

extension HUD {
  /// A text that is looked up in the app's string catalogues: a `LocalizedStringResource`.
  ///
  /// The calls take any such text. If they took a `LocalizedStringResource` alone, the compiler
  /// would make one of some string literals, which are a `String` in all calls.
  public protocol LocalizedText: Sendable {
    /// The text in the language of the resource.
    var hudText: String { get }
  }
}

extension LocalizedStringResource: HUD.LocalizedText {
  /// The text in the language of the resource.
  public var hudText: String { String(localized: self) }
}

// The calls with texts that are looked up in the app's string catalogues.
extension HUD.Calls {
  /// Shows a HUD with a localized text until `popActivity()` or `dismiss()` ends it.
  @discardableResult
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: some HUD.LocalizedText,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with the spinner and a localized text.
  @discardableResult
  public func show(
    _ status: some HUD.LocalizedText, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(status: status, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with the progress of work, from 0 to 1, and a localized text.
  public func showProgress(
    _ progress: some BinaryFloatingPoint, status: some HUD.LocalizedText,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) {
    showProgress(
      progress, status: status.hudText, as: indicator, mask: mask, id: id, options: options)
  }

  /// Changes the text of the displayed HUD to a localized text.
  public func setStatus(_ status: some HUD.LocalizedText) {
    setStatus(status.hudText)
  }

  /// Shows a toast with a check mark and a localized text.
  @discardableResult
  public func showSuccess(
    _ status: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(.success, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a warning triangle and a localized text.
  @discardableResult
  public func showWarning(
    _ status: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(.warning, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a cross and a localized text.
  @discardableResult
  public func showError(
    _ status: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(.error, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with the letter i and a localized text.
  @discardableResult
  public func showInfo(
    _ status: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(.info, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a localized text and no indicator.
  @discardableResult
  public func showText(
    _ text: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(.none, status: text, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a picture and a localized text. If `image` is nil, shows the text alone.
  @discardableResult
  public func show(
    image: HUD.Image?, status: some HUD.LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    showToast(
      HUD.Content(
        image.map { .image($0) } ?? .none, status: status, detail: detail, action: action,
        onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Starts an activity with a localized text. Keep a reference to the activity, because releasing
  /// it ends it.
  public func begin(
    _ status: some HUD.LocalizedText, as indicator: HUD.Indicator = .spinner,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Activity {
    begin(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with a localized text while `work` runs, and returns the result of `work`.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.LocalizedText, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: LocalizedStringResource? = nil,
    failure: (any Error) -> String? = { _ in nil }, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status.hudText, as: indicator, cancellable: cancellable, success: success?.hudText,
      failure: failure, mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD with a localized text while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.LocalizedText, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: LocalizedStringResource? = nil,
    failure: (any Error) -> String? = { _ in nil }, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil, _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status.hudText, as: indicator, cancellable: cancellable, success: success?.hudText,
      failure: failure, mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD with a localized text that follows `progress` until `progress` is finished,
  /// cancelled or released.
  @discardableResult
  public func track(
    _ progress: Progress, status: some HUD.LocalizedText, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    track(progress, status: status.hudText, as: indicator, mask: mask, id: id, options: options)
  }
}

extension HUD.Content {
  /// Creates content with an indicator above a localized text.
  public init(
    _ indicator: HUD.Indicator, status: some HUD.LocalizedText,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.init(status: status, detail: detail, action: action, onTap: onTap)
    self.indicator = indicator
  }

  /// Creates content with a localized text and the default indicator: none in a toast, the spinner
  /// in any other HUD.
  public init(
    status: some HUD.LocalizedText, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, onTap: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.init(status: status.hudText, detail: detail?.hudText, action: action, onTap: onTap)
  }
}

extension HUD.Action {
  /// Creates a button with a localized title and a handler.
  public init(
    _ title: some HUD.LocalizedText, role: Role = .plain, keepsHUD: Bool = false,
    handler: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(title.hudText, role: role, keepsHUD: keepsHUD, handler: handler)
  }
}
#endif
