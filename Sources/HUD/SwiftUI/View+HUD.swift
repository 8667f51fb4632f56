#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a HUD while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList()
  ///   .hud(isPresented: $isLoading, status: "Loading photos", mask: .black)
  /// ```
  ///
  /// The HUD appears in the scene of this view, over sheets and full screen covers. It ends when
  /// `isPresented` becomes false, when this view disappears, and when its identity changes. If the
  /// HUD ends in another way, for example by its button or a tap, `isPresented` becomes false. In
  /// an app with one scene, except on a Mac, the shared HUD shows this HUD in front of the HUD that
  /// `HUD.show` began, and `popActivity()` does not end this HUD.
  ///
  /// With the indicator `.success`, or with a duration, the HUD is a toast. It ends by itself, as a
  /// toast of `showSuccess` does, and sets `isPresented` to false. If this view disappears, the
  /// toast stays until its time is over.
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
  ///   - duration: The time of the toast. If it is nil, only a HUD with `.success` is a toast.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text. A press closes the HUD, unless `action.keepsHUD` is true.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults. The other parameters of the
  ///     call take precedence over these options.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared, even if you
  ///     have set `isPresented` to false. A closure without a parameter is accepted too.
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: LocalizedStringResource? = nil, for duration: Duration? = nil,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(indicator, action, status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss)
  }

  /// Shows a HUD while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud(isPresented: $isLoading, status: "Loading photos", onDismiss: reload)
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
    let texts = HUDTexts(indicator, action, status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask)) { _ in onDismiss() }
  }

  /// Shows a HUD while `isPresented` is true. Its texts are shown as written, without localization.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  // This overload is disfavoured, so that a literal is looked up, as in SwiftUI's `Text`.
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

  /// Shows a HUD while `isPresented` is true. Its texts are shown as written, without localization.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, _ indicator: HUD.Indicator = .spinner,
    status: some HUD.TextSource, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, status: status, detail: detail, action: action))
    return hud(isPresented, texts, options.with(duration, position, mask)) { _ in onDismiss() }
  }

  /// Shows a HUD with a text while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud("Loading photos", isPresented: $isLoading)
  /// ```
  ///
  /// A spinner is above the text. With an SF Symbol, as in
  /// `.hud("Saved", systemImage: "heart", isPresented: $isSaved)`, the HUD is a toast, and with a
  /// duration alone it is a toast that has only the text.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    _ status: LocalizedStringResource, systemImage: String? = nil, isPresented: Binding<Bool>,
    for duration: Duration? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(nil, action, status, detail, systemImage: systemImage)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss.withReason)
  }

  /// Shows a HUD with a text while `isPresented` is true. The text is shown without localization.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload @preconcurrency nonisolated public func hud(
    _ status: some HUD.TextSource, systemImage: String? = nil, isPresented: Binding<Bool>,
    for duration: Duration? = nil, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let content = HUD.Content(status: status, detail: detail, action: action)
    let texts = HUDTexts(content, systemImage: systemImage)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss.withReason)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud(.loading("Loading photos"), isPresented: $isLoading)
  /// ```
  ///
  /// With the indicator `.success`, or with a duration, the HUD is a toast. Any other HUD stays as
  /// long as `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    _ content: HUD.Content, isPresented: Binding<Bool>, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(content)
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss.withReason)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// See ``hud(_:isPresented:for:position:mask:options:onDismiss:)``.
  nonisolated public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    hud(isPresented, HUDTexts(content), options.with(duration, position, mask), onDismiss)
  }

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// See ``hud(_:isPresented:for:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    hud(isPresented, HUDTexts(content), options.with(duration, position, mask)) { _ in onDismiss() }
  }

  /// Shows a HUD with a view of the app above the text while `isPresented` is true.
  ///
  /// ```swift
  /// PhotoList().hud(isPresented: $isLoading, status: "Launching") {
  ///   Text("🚀")
  /// }
  /// ```
  ///
  /// The view is in the place of the indicator. It chooses its own size, up to the largest size of
  /// a status, and the panel follows when that size changes. It has the environment of this view,
  /// but the colours of the panel. In its environment, `\.hud` is the HUD that shows it. It gets
  /// the touches in its frame, so its buttons work. On tvOS they get no focus: use `action` there.
  ///
  /// See ``hud(isPresented:_:status:for:detail:action:position:mask:options:onDismiss:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - duration: The time of the toast. If it is nil, the HUD is not a toast.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - position: The position of the panel.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - options: Settings for this HUD, which override the defaults.
  ///   - onDismiss: Called with the reason after the HUD has ended and disappeared.
  ///   - content: Returns the view above the text. Called only while `isPresented` is true.
  nonisolated public func hud(
    isPresented: Binding<Bool>, status: LocalizedStringResource? = nil,
    for duration: Duration? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    let texts = HUDTexts(HUD.Indicator.none, action, status, detail)
    let view = isPresented.wrappedValue ? AnyView(content()) : nil
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss, view)
  }

  /// Shows a HUD with a view of the app above the text while `isPresented` is true.
  ///
  /// See ``hud(isPresented:status:for:detail:action:position:mask:options:onDismiss:content:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, status: LocalizedStringResource? = nil,
    for duration: Duration? = nil, detail: LocalizedStringResource? = nil,
    action: HUD.Action? = nil, position: HUD.Position = .inherited, mask: HUD.Mask = .inherited,
    options: HUD.Options? = nil, onDismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    let texts = HUDTexts(HUD.Indicator.none, action, status, detail)
    let view = isPresented.wrappedValue ? AnyView(content()) : nil
    let options = options.with(duration, position, mask)
    return hud(isPresented, texts, options, { _ in onDismiss() }, view)
  }

  /// While `isPresented` is true, shows a HUD with a view of the app above texts. The texts are
  /// shown without localization.
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
    let view = isPresented.wrappedValue ? AnyView(content()) : nil
    return hud(isPresented, texts, options.with(duration, position, mask), onDismiss, view)
  }
}
#endif
