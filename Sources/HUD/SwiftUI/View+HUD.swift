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
  /// HUD ends in another way, for example by its button or a tap, `isPresented` becomes false. In an
  /// app with one scene it is shown by the shared HUD, in front of that of `HUD.show`, and only its
  /// binding and a `dismiss` end it.
  ///
  /// With the indicator `.success`, or with a duration, the HUD is a toast. It ends by itself, as a
  /// toast of `showSuccess` does, and sets `isPresented` to false. It stays its time if this view
  /// disappears.
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
  ///   - duration: The time of the toast. Without it only a HUD with `.success` is a toast.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text. It closes the HUD, unless its `keepsHUD` is true.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults. The other parameters of the
  ///     call win.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared, also if you
  ///     have set `isPresented` to false. A closure without a parameter will do too.
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: LocalizedStringResource? = nil, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss)
  }

  /// Shows a HUD with texts that are not looked up while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  // It is disfavoured, so that a literal is looked up, as in SwiftUI's `Text`.
  @_disfavoredOverload nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let content = HUD.Content(indicator, status: status, detail: detail, action: action)
    return hud(isPresented, HUDTexts(content), options.with(duration, position, mask), onDismiss)
  }

  /// Shows a HUD with a text while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud("Loading…", isPresented: $isLoading)
  /// ```
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    _ status: LocalizedStringResource, isPresented: Binding<Bool>, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(action: action), status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss.withReason)
  }

  /// Shows a HUD with a text that is not looked up while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload @preconcurrency nonisolated public func hud(
    _ status: some HUD.TextSource, isPresented: Binding<Bool>, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(status: status, detail: detail, action: action))
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss.withReason)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// ```swift
  /// NoteEditor().hud(isPresented: $isOffline, .warning("No connection"))
  /// ```
  ///
  /// The HUD stays as long as `isPresented` is true, whatever its indicator is. With a duration it
  /// is a toast.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(content, isToast: false)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss)
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
  /// a status, and the panel follows when that size changes. It has the environment of this view,
  /// but the colours of the panel, and its `\.hud` is the HUD that it is on. It gets the touches in
  /// its frame, so its buttons work. On tvOS its buttons get no focus: use `action` there.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - duration: The time of the toast; nil makes no toast.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared.
  ///   - content: The view above the text. It is called only while `isPresented` is true.
  nonisolated public func hud(
    isPresented: Binding<Bool>, status: LocalizedStringResource? = nil,
    for duration: Duration? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    let texts = HUDTexts(HUD.Content(.none, action: action), status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss) {
      AnyView(content())
    }
  }

  /// Shows a HUD with a view of yours above texts that are not looked up while `isPresented` is
  /// true.
  ///
  /// See ``hud(isPresented:status:for:detail:action:position:mask:options:onDismiss:content:)``.
  @_disfavoredOverload nonisolated public func hud(
    isPresented: Binding<Bool>, status: some HUD.TextSource = String?.none,
    for duration: Duration? = nil, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    let texts = HUDTexts(HUD.Content(.none, status: status, detail: detail, action: action))
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss) {
      AnyView(content())
    }
  }
}

// The same with an `onDismiss` that takes no reason, for those who need none.
extension View {
  /// Shows a HUD while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud(isPresented: $isLoading, status: "Loading…", onDismiss: reload)
  /// ```
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: LocalizedStringResource? = nil, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    hud(
      isPresented: isPresented, indicator, status: status, for: duration, detail: detail,
      action: action, position: position, mask: mask, options: options,
      onDismiss: Optional(onDismiss).withReason)
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
      onDismiss: Optional(onDismiss).withReason, content: content)
  }
}

extension View {
  /// Shows a toast while `item` is not nil, and sets `item` to nil when the toast ends.
  ///
  /// ```swift
  /// NoteEditor()
  ///   .hud(item: $sent) { .success($0.title) }
  /// ```
  ///
  /// The toast appears in the scene of this view. Another item replaces the toast. An item that is
  /// `Identifiable` is another one if its `id` is; if only its content changes, the toast changes
  /// and keeps its time. Any other item is another one if its content is. The toast ends early if
  /// `item` becomes nil, but stays its time if this view disappears.
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
      identity: WantedHUD.Identity.init(_:), content: { item, _ in content(item) })
  }

  /// Shows a toast with a view of yours while `item` is not nil, and sets `item` to nil when the
  /// toast ends.
  ///
  /// ```swift
  /// NoteEditor().hud(item: $sent) { Label($0.title, systemImage: "bolt") }
  /// ```
  ///
  /// Without a duration it stays for `HUD.behavior.minimumToastTime`.
  ///
  /// See ``hud(item:for:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud<Item>(
    item: Binding<Item?>, for duration: Duration? = nil, position: HUD.Position = .inherited,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    hud(
      item, options.with(duration, position, mask), onDismiss.withReason,
      identity: WantedHUD.Identity.init(ofView:), view: { AnyView(content($0)) },
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

  /// Shows a toast with a cross and the description of an error while `item` is not nil, and sets
  /// `item` to nil when the toast ends.
  ///
  /// The same as ``hud(error:for:position:mask:options:onDismiss:)``.
  // It is disfavoured, because an app may let `String` be an error.
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
  /// The binding may have the type `any Error` or that of one error. An error that means that the
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

extension View {
  /// Shows a toast each time that `trigger` changes.
  ///
  /// ```swift
  /// NoteEditor().hud(.success, status: "Saved", trigger: saves)
  /// ```
  ///
  /// A change while the toast is visible starts its time anew. The first value shows nothing.
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
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
    return hud(trigger, texts, options.with(duration, position, mask))
  }

  /// Shows a toast with texts that are not looked up each time that `trigger` changes.
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
}

extension View {
  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// ```swift
  /// UploadForm().hud(progress: $fraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// The HUD appears in the scene of this view, and ends when `progress` becomes nil, when this
  /// view disappears, and when its identity changes. If the HUD ends in another way, for example by
  /// its button, a `Binding` becomes nil; for a plain number it is shown again only after that was
  /// nil. A `Progress` is followed until its end, and its description is shown if `status` is nil.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the work, from 0 to 1, a binding to it, or a
  ///     `Progress`; nil shows no HUD. Negative values and NaN show the indeterminate ring.
  ///   - status: The main text; nil or an empty string shows none. A literal is looked up in the
  ///     app's string catalogue.
  ///   - indicator: The indicator that shows the progress, by default a ring.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text, such as `.cancel { upload.cancel() }`.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared.
  nonisolated public func hud(
    progress: some HUD.ProgressSource, status: LocalizedStringResource? = nil,
    as indicator: HUD.Indicator = .ring, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
    return hud(progress._hudProgress, texts, options.with(nil, position, mask), onDismiss)
  }

  /// Shows a HUD with progress, and with texts that are not looked up, while `progress` is not nil.
  ///
  /// See ``hud(progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload nonisolated public func hud(
    progress: some HUD.ProgressSource, status: some HUD.TextSource = String?.none,
    as indicator: HUD.Indicator = .ring, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, status: status, detail: detail, action: action))
    return hud(progress._hudProgress, texts, options.with(nil, position, mask), onDismiss)
  }
}

extension Binding<Bool> {
  /// This binding, with nil for false.
  var orNil: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension HUD.Options? {
  /// Returns these options with the parameters of a modifier, which win.
  fileprivate func with(
    _ duration: Duration?, _ position: HUD.Position, _ mask: HUD.Mask
  ) -> HUD.Options {
    var options = self ?? HUD.Options()
    if let duration { options.duration = duration }
    if position != .inherited { options.position = position }
    if mask != .inherited { options.mask = mask }
    return options
  }
}

extension Optional where Wrapped == @MainActor () -> Void {
  fileprivate var withReason: (@MainActor (HUD.Reason) -> Void)? {
    guard let call = self else { return nil }
    return { _ in call() }
  }
}

extension View {
  /// Gives `\.hud` in this view the HUD of the view's own scene, without showing a HUD.
  ///
  /// ```swift
  /// WindowGroup { ContentView().hudScene() }
  /// ```
  ///
  /// Use it once for each scene, around the scene's first view. On a Mac it also gives the HUDs of
  /// the window a view of their own to be in, as SwiftUI supports no subviews in its views.
  nonisolated public func hudScene() -> some View {
    let scene = modifier(HUDModifier(value: ()) { _ in HUDBinding() })
    #if canImport(UIKit)
    return scene
    #else
    return scene.overlay { Ground().ignoresSafeArea() }
    #endif
  }

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
  nonisolated public func hudStyle(
    _ change: @escaping @Sendable (inout HUD.Style) -> Void
  ) -> some View {
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
  nonisolated public func hudStyle(_ style: HUD.Style) -> some View { hudStyle { $0 = style } }

  /// Makes the HUDs that are shown from this view light or dark.
  ///
  /// ```swift
  /// VideoPlayer().hudStyle(.dark)
  /// ```
  nonisolated public func hudStyle(_ appearance: HUD.Style.Appearance) -> some View {
    hudStyle { $0.appearance = appearance }
  }
}
#endif
