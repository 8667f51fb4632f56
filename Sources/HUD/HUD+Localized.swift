#if canImport(Darwin)
public import Foundation
public import HUDCore

// The calls with texts that are looked up in the app's string catalogues.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a HUD with a localized text until `popActivity()` or `dismiss()` ends it.
  @discardableResult
  public static func show(
    _ indicator: Indicator = .spinner, status: some LocalizedText,
    detail: LocalizedStringResource? = nil, action: Action? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    show(
      Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with the spinner and a localized text.
  @discardableResult
  public static func show(
    _ status: some LocalizedText, detail: LocalizedStringResource? = nil, action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    show(status: status, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with the progress of work, from 0 to 1, and a localized text.
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: some LocalizedText,
    as indicator: Indicator = .spinner, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) {
    showProgress(
      progress, status: status.hudText, as: indicator, mask: mask, id: id, options: options)
  }

  /// Changes the text of the displayed HUD to a localized text.
  public static func setStatus(_ status: some LocalizedText) {
    setStatus(status.hudText)
  }

  /// Shows a toast with a check mark and a localized text.
  @discardableResult
  public static func showSuccess(
    _ status: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(.success, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a warning triangle and a localized text.
  @discardableResult
  public static func showWarning(
    _ status: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(.warning, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a cross and a localized text.
  @discardableResult
  public static func showError(
    _ status: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(.error, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with the letter i and a localized text.
  @discardableResult
  public static func showInfo(
    _ status: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(.info, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a localized text and no indicator.
  @discardableResult
  public static func showText(
    _ text: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(.none, status: text, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Shows a toast with a picture and a localized text. If `image` is nil, shows the text alone.
  @discardableResult
  public static func show(
    image: Image?, status: some LocalizedText, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: Action? = nil,
    onTap: (@MainActor @Sendable () -> Void)? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    showToast(
      Content(
        image.map { .image($0) } ?? .none, status: status, detail: detail, action: action,
        onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  /// Starts an activity with a localized text. Keep a reference to the activity, because releasing
  /// it ends it.
  public static func begin(
    _ status: some LocalizedText, as indicator: Indicator = .spinner,
    detail: LocalizedStringResource? = nil, action: Action? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Activity {
    begin(
      Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with a localized text while `work` runs, and returns the result of `work`.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some LocalizedText, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: LocalizedStringResource? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status.hudText, as: indicator, cancellable: cancellable, success: success?.hudText,
      failure: failure, mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD with a localized text while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some LocalizedText, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: LocalizedStringResource? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status.hudText, as: indicator, cancellable: cancellable, success: success?.hudText,
      failure: failure, mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD with a localized text that follows `progress` until `progress` is finished,
  /// cancelled or released.
  @discardableResult
  public static func track(
    _ progress: Progress, status: some LocalizedText, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    track(progress, status: status.hudText, as: indicator, mask: mask, id: id, options: options)
  }
}
#endif
