#if canImport(UIKit) || canImport(SwiftUI)
public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDProxy {
  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// ```swift
  /// .task { try? await hud.run("Loading") { try await model.load() } }
  /// ```
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await controller.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: self.options(options), work)
  }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await controller.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: self.options(options), work)
  }

  /// Shows the progress of a Foundation `Progress` until it is finished, cancelled or released.
  ///
  /// See ``HUD/track(_:status:as:mask:id:options:)``.
  @discardableResult
  public func track(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    controller.track(
      progress, status: status, as: indicator, mask: mask, id: id, options: self.options(options))
  }
}
#endif
