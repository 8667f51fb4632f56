#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
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
    let texts = HUDTexts(HUD.Content(indicator, action: action), status, detail)
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
}
#endif
