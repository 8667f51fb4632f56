#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a HUD while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList()
  ///   .hud(isPresented: $isLoading, status: "Loading…", mask: .black)
  /// ```
  ///
  /// The HUD appears in the scene of this view, over sheets and full screen covers. It ends when
  /// `isPresented` becomes false, when this view disappears, and when its identity changes. If the
  /// HUD ends in another way, for example by its button or a tap, `isPresented` becomes false. HUDs
  /// of other modifiers and calls are left as they are.
  ///
  /// A text that is written as a literal is looked up in the app's string catalogue, in the
  /// language of this view's environment. A `String` is shown as it is. In one call, both texts are
  /// of one kind; write `"\(name)"` to show a `String` beside a text that is looked up.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown.
  ///   - indicator: The spinner, progress, glyph or picture above the text, or `.none`. The app's
  ///     own indicator is made once, when the HUD appears.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults. If they contain a duration,
  ///     the HUD is a toast, which ends by itself and stays its time if this view disappears.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared, also if you
  ///     have set `isPresented` to false.
  public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: LocalizedStringResource? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(while: isPresented.orNil, mask: mask, options: options, onDismiss: onDismiss) {
      HUD.Content(indicator, status: $1.text(status), detail: $1.text(detail), action: action)
    }
  }

  /// Shows a HUD with texts that are not looked up while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:detail:action:mask:options:onDismiss:)``.
  // It is disfavoured, so that a literal is looked up, as in SwiftUI's `Text`.
  @_disfavoredOverload
  public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner, status: String? = nil,
    detail: String? = nil, action: HUD.Action? = nil, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(
      isPresented: isPresented,
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask,
      options: options, onDismiss: onDismiss)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:detail:action:mask:options:onDismiss:)``.
  public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(while: isPresented.orNil, mask: mask, options: options, onDismiss: onDismiss) { _, _ in
      content
    }
  }

  /// Shows a HUD with a view of yours above the text while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud(isPresented: $isLoading, status: "Launching") {
  ///   Text("🚀")
  /// }
  /// ```
  ///
  /// The view is in the place of the indicator. It chooses its own size, up to the largest size of
  /// a status, and the panel follows when that size changes. It has the environment of this view.
  /// It takes no touches: use `action` for a button.
  ///
  /// See ``hud(isPresented:_:status:detail:action:mask:options:onDismiss:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared.
  ///   - content: The view above the text.
  public func hud(
    isPresented: Binding<Bool>, status: LocalizedStringResource? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    hud(
      while: isPresented.orNil, mask: mask, options: options, onDismiss: onDismiss,
      view: AnyView(content())
    ) {
      HUD.Content(.none, status: $1.text(status), detail: $1.text(detail), action: action)
    }
  }

  /// Shows a HUD with a view of yours above texts that are not looked up while `isPresented` is
  /// true.
  ///
  /// See ``hud(isPresented:status:detail:action:mask:options:onDismiss:content:)``.
  @_disfavoredOverload
  public func hud(
    isPresented: Binding<Bool>, status: String? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, @ViewBuilder content: () -> some View
  ) -> some View {
    let texts = HUD.Content(.none, status: status, detail: detail, action: action)
    return hud(
      while: isPresented.orNil, mask: mask, options: options, onDismiss: onDismiss,
      view: AnyView(content())
    ) { _, _ in texts }
  }
}

extension View {
  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor()
  ///   .hud(item: $message) { HUD.Content(.info, status: $0) }
  /// ```
  ///
  /// The toast appears in the scene of this view. Another item replaces the toast. Without an
  /// identity of its own, an item is another one if its content is another one. The toast ends
  /// early if `item` becomes nil, but stays its time if this view disappears.
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
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, content: @escaping (Item) -> HUD.Content
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
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil, content: @escaping (Item) -> HUD.Content
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
  /// work was cancelled, such as `CancellationError`, shows nothing, and `item` becomes nil at
  /// once.
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

extension View {
  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// ```swift
  /// UploadForm().hud(progress: uploadFraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// The HUD appears in the scene of this view, and ends when `progress` becomes nil, when this
  /// view disappears, and when its identity changes. If the HUD ends in another way, for example by
  /// its button, it is shown again only after `progress` was nil.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the work, from 0 to 1; nil shows no HUD. Negative
  ///     values and NaN show the indeterminate ring.
  ///   - status: The main text; nil or an empty string shows none. A literal is looked up in the
  ///     app's string catalogue.
  ///   - indicator: The indicator that shows the progress, by default a ring.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text, such as `.cancel { upload.cancel() }`.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared.
  public func hud(
    progress: (some BinaryFloatingPoint)?, status: LocalizedStringResource? = nil,
    as indicator: HUD.Indicator = .ring, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(
      while: .constant(progress.map { Double($0) }), mask: mask, options: options,
      onDismiss: onDismiss
    ) {
      HUD.Content(
        indicator.advanced(to: $0), status: $1.text(status), detail: $1.text(detail),
        action: action)
    }
  }

  /// Shows a HUD with progress, and with texts that are not looked up, while `progress` is not nil.
  ///
  /// See ``hud(progress:status:as:detail:action:mask:options:onDismiss:)``.
  @_disfavoredOverload
  public func hud(
    progress: (some BinaryFloatingPoint)?, status: String? = nil,
    as indicator: HUD.Indicator = .ring, detail: String? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(
      while: .constant(progress.map { Double($0) }), mask: mask, options: options,
      onDismiss: onDismiss
    ) { progress, _ in
      HUD.Content(indicator.advanced(to: progress), status: status, detail: detail, action: action)
    }
  }
}

extension Binding<Bool> {
  /// This binding, with nil for false.
  fileprivate var orNil: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension View {
  /// Gives `\.hud` in this view the HUD of the view's own scene, without showing a HUD.
  ///
  /// ```swift
  /// WindowGroup { ContentView().hudScene() }
  /// ```
  ///
  /// Use it once for each scene, around the scene's first view.
  public func hudScene() -> some View { modifier(HUDModifier(value: ()) { _, _ in HUDBinding() }) }

  /// Changes the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle { $0.accent = .accent }
  /// ```
  ///
  /// The changes are made to `HUD.style`, the outer ones first. A call or modifier with a style of
  /// its own ignores them.
  ///
  /// The closure may run on any thread, so it cannot read a `@State`. Use `hudStyle(_:)` with a
  /// style for that.
  public func hudStyle(_ change: @escaping @Sendable (inout HUD.Style) -> Void) -> some View {
    transformEnvironment(\.hudStyleChanges) { $0.append(change) }
  }

  /// Sets the style of the HUDs that are shown from this view: by its `.hud…` modifiers and by
  /// `\.hud`.
  ///
  /// ```swift
  /// SettingsForm().hudStyle(HUD.style.with { $0.castsShadow = !isLoading })
  /// ```
  ///
  /// Changes of an outer `hudStyle` are lost. A call or modifier with a style of its own ignores
  /// this one.
  public func hudStyle(_ style: HUD.Style) -> some View { hudStyle { $0 = style } }
}
#endif
