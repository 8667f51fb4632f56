#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor()
  ///   .hud(item: $sent) { .success($0.title) }
  /// ```
  ///
  /// The toast appears in the scene of this view. Another item starts another toast. Two items that
  /// are `Identifiable` are the same if their `id` is the same; if only the content changes, the
  /// toast changes and keeps its time. Items without an `id` are the same if their content is.
  /// The toast ends early if `item` becomes nil. If this view disappears, the toast stays until its
  /// time is over.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - duration: The time of the toast; nil gives it the time that its text takes to read.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this toast, which override the defaults.
  ///   - onDismiss: Called with the reason after a toast has ended and disappeared.
  ///   - content: A closure that returns the content of the toast for an item. It may be called
  ///     several times for one item.
  nonisolated public func hud<Item>(
    item: Binding<Item?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, content: @escaping (Item) -> HUD.Content
  ) -> some View {
    hud(
      item, options.with(duration, position, mask), onDismiss,
      identity: { .init($0) }, content: { item, _ in content(item) })
  }

  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// See ``hud(item:for:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud<Item>(
    item: Binding<Item?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void, content: @escaping (Item) -> HUD.Content
  ) -> some View {
    hud(
      item: item, for: duration, position: position, mask: mask, options: options,
      onDismiss: { _ in onDismiss() }, content: content)
  }

  /// Shows a toast with a view of the app while `item` is not nil, and sets `item` to nil when the
  /// toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(item: $sent) { Label($0.title, systemImage: "bolt") }
  /// ```
  ///
  /// Without a duration, the toast stays for `HUD.behavior.minimumToastTime`.
  ///
  /// See ``hud(item:for:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud<Item>(
    item: Binding<Item?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    hud(
      item, options.with(duration, position, mask), onDismiss.withReason,
      identity: { .init($0, otherwise: .item($0 as? AnyHashable ?? AnyHashable(true))) },
      view: item.wrappedValue.map { AnyView(content($0)) },
      content: { _, _ in HUD.Content(.none) })
  }

  /// Shows a toast with a text while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(item: $message)
  /// ```
  ///
  /// See ``hud(item:for:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud(
    item: Binding<(some HUD.TextSource)?>, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    hud(
      item, options.with(duration, position, mask), onDismiss.withReason,
      identity: { _ in .content }, content: { text, _ in .text(text) })
  }

  /// Shows a toast with a text while `message` is not nil, and sets `message` to nil when the toast
  /// ends.
  ///
  /// The same as ``hud(item:for:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    message: Binding<(some HUD.TextSource)?>, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    hud(
      item: message, for: duration, position: position, mask: mask, options: options,
      onDismiss: onDismiss)
  }

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
      isPresented.showing(true), options.with(duration, position, mask),
      onDismiss.withReason, identity: { _ in .content },
      content: { _, _ in error.map { .error($0) } ?? HUD.Content(.none) })
  }

  /// Shows a toast each time that `trigger` changes.
  ///
  /// ```swift
  /// NoteEditor().hud(.success, status: "Saved", trigger: saves)
  /// ```
  ///
  /// A change while the toast is visible restarts its time. The first value shows nothing.
  ///
  /// - Parameters:
  ///   - indicator: The glyph or picture above the text, or `.none`.
  ///   - status: The main text. A literal is looked up in the app's string catalogue.
  ///   - duration: The time of the toast; nil gives it the time that its text takes to read.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this toast, which override the defaults.
  ///   - trigger: The value whose changes show the toast, for example the number of saves.
  nonisolated public func hud(
    _ indicator: HUD.Indicator, status: LocalizedStringResource? = nil,
    for duration: Duration? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, trigger: some Equatable
  ) -> some View {
    let texts = HUDTexts(indicator, action, status, detail)
    return hud(trigger, texts, options.with(duration, position, mask))
  }

  /// Shows a toast each time that `trigger` changes. Its texts are shown without localization.
  ///
  /// See ``hud(_:status:for:detail:action:position:mask:options:trigger:)``.
  @_disfavoredOverload nonisolated public func hud(
    _ indicator: HUD.Indicator, status: some HUD.TextSource, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    trigger: some Equatable
  ) -> some View {
    let content = HUD.Content(indicator, status: status, detail: detail, action: action)
    return hud(trigger, HUDTexts(content), options.with(duration, position, mask))
  }

  /// Shows a toast with `content` each time that `trigger` changes.
  ///
  /// ```swift
  /// NoteEditor().hud(.text("Copied"), trigger: saves)
  /// ```
  ///
  /// See ``hud(_:status:for:detail:action:position:mask:options:trigger:)``.
  nonisolated public func hud(
    _ content: HUD.Content, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil, trigger: some Equatable
  ) -> some View {
    hud(trigger, HUDTexts(content), options.with(duration, position, mask))
  }

  /// Shows a toast with a text, and perhaps an SF Symbol, each time that `trigger` changes.
  ///
  /// ```swift
  /// NoteEditor().hud("Copied", trigger: saves)
  /// ```
  ///
  /// See ``hud(_:status:for:detail:action:position:mask:options:trigger:)``.
  nonisolated public func hud(
    _ status: LocalizedStringResource, systemImage: String? = nil, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    trigger: some Equatable
  ) -> some View {
    let texts = HUDTexts(HUD.Indicator.none, action, status, detail, systemImage: systemImage)
    return hud(trigger, texts, options.with(duration, position, mask))
  }

  /// Shows a toast with a text each time that `trigger` changes. The text is shown without
  /// localization.
  ///
  /// See ``hud(_:status:for:detail:action:position:mask:options:trigger:)``.
  @_disfavoredOverload nonisolated public func hud(
    _ status: some HUD.TextSource, systemImage: String? = nil, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    trigger: some Equatable
  ) -> some View {
    let content = HUD.Content.text(status, detail: detail, action: action)
    let texts = HUDTexts(content, systemImage: systemImage)
    return hud(trigger, texts, options.with(duration, position, mask))
  }

  /// Shows a toast with a view of the app each time that `trigger` changes.
  ///
  /// ```swift
  /// NoteEditor().hud(trigger: saves) { Label("Saved", systemImage: "heart") }
  /// ```
  ///
  /// Without a duration, the toast stays for `HUD.behavior.minimumToastTime`.
  ///
  /// See ``hud(_:status:for:detail:action:position:mask:options:trigger:)``.
  nonisolated public func hud(
    for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil, trigger: some Equatable,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let (view, texts) = (AnyView(content()), HUDTexts(HUD.Content(.none)))
    return hud(trigger, texts, options.with(duration, position, mask), view)
  }
}
#endif
