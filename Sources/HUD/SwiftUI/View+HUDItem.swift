#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor()
  ///   .hud(item: $message) { HUD.Content(.info, status: $0) }
  /// ```
  ///
  /// The toast appears in the scene of this view. Another item replaces the toast. Without an
  /// identity of its own, an item is another one if its content is another one. The toast ends early
  /// if `item` becomes nil, but stays its time if this view disappears.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this toast, which override the defaults.
  ///   - onDismiss: Called with the reason after a toast has ended and disappeared.
  ///   - content: A closure that returns the content of the toast for an item. It may be called
  ///     several times for one item.
  public func hud<Item>(
    item: Binding<Item?>, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    content: @escaping (Item) -> HUD.Content
  ) -> some View {
    hud(
      while: item, mask: mask, options: options, onDismiss: onDismiss, identity: { _ in .content },
      content: { item, _ in content(item) })
  }

  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// An item with another `id` replaces the toast. If the content of the same item changes, the
  /// toast changes and keeps its time.
  ///
  /// See ``hud(item:mask:options:onDismiss:content:)``.
  public func hud<Item: Identifiable>(
    item: Binding<Item?>, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    content: @escaping (Item) -> HUD.Content
  ) -> some View {
    hud(
      while: item, mask: mask, options: options, onDismiss: onDismiss, identity: { .item($0.id) },
      content: { item, _ in content(item) })
  }

  /// Shows a toast with a cross and the description of an error while `item` is not nil, and sets
  /// `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(item: $failure)
  /// ```
  ///
  /// The binding may have the type `any Error` or that of one error. An error that means that the
  /// work was cancelled, such as `CancellationError`, shows nothing, and `item` becomes nil at once.
  ///
  /// See ``hud(item:mask:options:onDismiss:content:)``.
  public func hud<Failure: Error>(
    item: Binding<Failure?>, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(
      while: item, mask: mask, options: options, onDismiss: onDismiss, identity: { _ in .content },
      content: { error, _ in HUD.Content(error: error) })
  }
}
#endif
