#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a toast with a cross and the description of an error while `item` is not nil, and sets
  /// `item` to nil when the toast ends.
  ///
  /// The same as ``hud(error:for:position:mask:options:onDismiss:)``.
  // This overload is disfavoured, because an app may make `String` conform to `Error`.
  @_disfavoredOverload nonisolated public func hud<Failure: Error>(
    item: Binding<Failure?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(
      item, options.with(duration, position, mask), onDismiss, identity: { _ in .content },
      content: { error, _ in .error(error as any Error) })
  }

  /// Shows a toast with a cross and the description of an error while `error` is not nil, and sets
  /// `error` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(error: $failure)
  /// ```
  ///
  /// The binding may have the type `any Error` or a type of error. An error that means that the
  /// work was cancelled, such as `CancellationError`, shows nothing, and `error` becomes nil at
  /// once.
  ///
  /// See ``hud(item:for:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud<Failure: Error>(
    error: Binding<Failure?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    hud(
      item: error, for: duration, position: position, mask: mask, options: options,
      onDismiss: onDismiss.withReason)
  }

  /// Shows a toast with the description of an error while `isPresented` is true and there is an
  /// error, and sets `isPresented` to false when the toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(isPresented: $hasError, error: failure)
  /// ```
  ///
  /// See ``hud(error:for:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, error: (any Error)?, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    hud(
      isPresented.orNil, options.with(duration, position, mask), onDismiss.withReason,
      identity: { _ in .content },
      content: { _, _ in error.map { .error($0) } ?? HUD.Content(.none) })
  }
}
#endif
