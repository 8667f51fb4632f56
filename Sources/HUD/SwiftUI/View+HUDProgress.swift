#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension HUD {
  /// A progress that `.hud(progress:)` can show: a number from 0 to 1, a `Progress`, an optional of
  /// one of these, or a `Binding` to an optional number.
  ///
  /// Do not adopt this protocol. Only this package can create the value that it requires.
  public protocol ProgressSource {
    /// The progress in the form in which a modifier reads it.
    var _hudProgress: ProgressBinding { get }
  }

  /// The progress of a `ProgressSource`. Only this package can create such a value.
  public struct ProgressBinding {
    let fraction: Binding<Double?>
    var tracked: Progress?
  }
}

extension HUD.ProgressSource where Self: BinaryFloatingPoint {
  /// This number.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: .constant(Double(self))) }
}

extension Double: HUD.ProgressSource {}
extension Float: HUD.ProgressSource {}
extension CGFloat: HUD.ProgressSource {}

extension Progress: HUD.ProgressSource {
  /// This progress, which the HUD follows until its end.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: .constant(-1), tracked: self) }
}

extension Optional: HUD.ProgressSource where Wrapped: HUD.ProgressSource {
  /// The wrapped progress; nil shows no HUD.
  public var _hudProgress: HUD.ProgressBinding {
    self?._hudProgress ?? .init(fraction: .constant(nil))
  }
}

extension Binding: HUD.ProgressSource where Value == Double? {
  /// The number behind this binding. It becomes nil when the HUD ends.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: self) }
}

extension View {
  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// ```swift
  /// UploadForm().hud(progress: $fraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// With `isPresented`, the HUD is shown while that is true, and nil is indeterminate progress.
  ///
  /// The HUD appears in the scene of this view, and ends when `isPresented` becomes false or else
  /// `progress` becomes nil, when this view disappears, and when its identity changes. If the HUD
  /// ends in another way, for example by its button, `isPresented` or else a binding to the number
  /// is set back. A number without a binding shows a HUD again only after it was nil. A `Progress`
  /// is followed until its end, and its description is shown if `status` is nil.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the HUD is shown. Without it, `progress` decides.
  ///   - progress: The completed fraction of the work, from 0 to 1, a binding to it, or a
  ///     `Progress`. Negative values and NaN mean indeterminate progress.
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
    isPresented: Binding<Bool>? = nil, progress: some HUD.ProgressSource,
    status: LocalizedStringResource? = nil, as indicator: HUD.Indicator = .ring,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(indicator, action, status, detail)
    return hud(isPresented, progress, texts, options.with(nil, position, mask), onDismiss)
  }

  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// See ``hud(isPresented:progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    isPresented: Binding<Bool>? = nil, progress: some HUD.ProgressSource,
    status: LocalizedStringResource? = nil, as indicator: HUD.Indicator = .ring,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let texts = HUDTexts(indicator, action, status, detail)
    return hud(isPresented, progress, texts, options.with(nil, position, mask)) { _ in onDismiss() }
  }

  /// Shows a HUD with the progress of work while `progress` is not nil. Its texts are not localized.
  ///
  /// See ``hud(isPresented:progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload nonisolated public func hud(
    isPresented: Binding<Bool>? = nil, progress: some HUD.ProgressSource,
    status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .ring,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, status: status, detail: detail, action: action))
    return hud(isPresented, progress, texts, options.with(nil, position, mask), onDismiss)
  }

  /// Shows a HUD with a text and the progress of work.
  ///
  /// ```swift
  /// UploadForm().hud("Uploading", isPresented: $isLoading, progress: fraction)
  /// ```
  ///
  /// See ``hud(isPresented:progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @preconcurrency nonisolated public func hud(
    _ status: LocalizedStringResource, isPresented: Binding<Bool>? = nil,
    progress: some HUD.ProgressSource, as indicator: HUD.Indicator = .ring,
    detail: LocalizedStringResource? = nil, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(indicator, action, status, detail)
    let options = options.with(nil, position, mask)
    return hud(isPresented, progress, texts, options, onDismiss.withReason)
  }

  /// Shows a HUD with a text and the progress of work. The text is shown without localization.
  ///
  /// See ``hud(isPresented:progress:status:as:detail:action:position:mask:options:onDismiss:)``.
  @_disfavoredOverload @preconcurrency nonisolated public func hud(
    _ status: some HUD.TextSource, isPresented: Binding<Bool>? = nil,
    progress: some HUD.ProgressSource, as indicator: HUD.Indicator = .ring,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    position: HUD.Position = .inherited, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let texts = HUDTexts(HUD.Content(indicator, status: status, detail: detail, action: action))
    let options = options.with(nil, position, mask)
    return hud(isPresented, progress, texts, options, onDismiss.withReason)
  }
}
#endif
