#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension View {
  /// Shows a HUD with the progress of work while `progress` is not nil.
  ///
  /// ```swift
  /// UploadForm().hud(progress: uploadFraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// The HUD appears in the scene of this view, and ends when `progress` becomes nil, when this view
  /// disappears, and when its identity changes. If the HUD ends in another way, for example by its
  /// button, it is shown again only after `progress` was nil.
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
#endif
