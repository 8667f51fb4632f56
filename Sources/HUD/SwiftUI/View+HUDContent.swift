#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
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
      isPresented, AnyView(content()), mask: mask, options: options, onDismiss: onDismiss,
      texts: {
        HUD.Content(.none, status: $0.text(status), detail: $0.text(detail), action: action)
      })
  }

  /// Shows a HUD with a view of yours above texts that are not looked up while `isPresented` is true.
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
      isPresented, AnyView(content()), mask: mask, options: options, onDismiss: onDismiss,
      texts: { _ in texts })
  }

  private func hud(
    _ isPresented: Binding<Bool>, _ view: AnyView, mask: HUD.Mask, options: HUD.Options?,
    onDismiss: (@MainActor (HUD.Reason) -> Void)?,
    texts: @escaping @MainActor (HUDContext) -> HUD.Content
  ) -> some View {
    modifier(
      HUDModifier(isPresented.wrappedValue, onDismiss: onDismiss) { context in
        HUDSource(
          isPresented: { isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 },
          context.wish(view, texts(context), mask: mask, options: options))
      })
  }
}
#endif
