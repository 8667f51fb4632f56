#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

// The modifiers for `isPresented`, `progress` and `item` whose `onDismiss` gets no reason.
extension View {
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
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
    return hud(isPresented, texts, options.with(duration, position, mask)) { _ in onDismiss() }
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

  /// Shows a HUD with `content` while `isPresented` is true.
  ///
  /// See ``hud(isPresented:_:for:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>, _ content: HUD.Content, for duration: Duration? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let texts = HUDTexts(content, isToast: false)
    return hud(isPresented, texts, options.with(duration, position, mask)) { _ in onDismiss() }
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
    hud(
      isPresented: isPresented, status: status, for: duration, detail: detail, action: action,
      position: position, mask: mask, options: options, onDismiss: { _ in onDismiss() },
      content: content)
  }

  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// See ``hud(isPresented:progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool> = .constant(true), progress: some HUD.ProgressSource,
    status: LocalizedStringResource? = nil, as indicator: HUD.Indicator = .ring,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
    let options = options.with(nil, position, mask)
    return hud(isPresented, progress._hudProgress, texts, options) { _ in onDismiss() }
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
}
#endif
