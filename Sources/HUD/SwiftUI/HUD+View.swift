#if canImport(SwiftUI)
public import HUDCore
public import SwiftUI

extension HUD.Calls {
  /// Shows a HUD with a view of the app above the text, until `popActivity()` or `dismiss()`.
  ///
  /// See ``HUD/show(status:mask:id:options:content:)``.
  @MainActor @discardableResult public func show(
    status: some HUD.TextSource = String?.none, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil, @ViewBuilder content: () -> some View
  ) -> HUD.Handle {
    let hosted = HostedContent()
    let style = self.options(completing: options)?.style ?? HUD.style
    // In the view, `\.hud` is the HUD that it is on.
    let view = content().environment(\.hudScope.home, SceneHome(of: controller))
    hosted.update(AnyView(view), nil, style, Transaction())
    let handle = show(
      HUD.Content(hosted.makeIndicator(), status: status), mask: mask, id: id, options: options)
    hosted.resized = { [unowned hosted] in
      handle.update(
        HUD.Content(hosted.makeIndicator(), status: handle.status, detail: handle.detail))
    }
    handle.endPromise.whenFinished { [weak hosted] _ in hosted?.resized = {} }
    return handle
  }
}

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a HUD with a view of the app above the text, until `popActivity()` or `dismiss()`.
  ///
  /// `HUD.show { Label("Syncing", systemImage: "bolt") }` shows a label in place of the spinner. The
  /// view chooses its own size, up to the largest size of a status, and the panel follows when that
  /// size changes. It is made once, and has the colours of the panel.
  @MainActor @discardableResult public static func show(
    status: some TextSource = String?.none, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil, @ViewBuilder content: () -> some View
  ) -> Handle {
    HUDController.shared.show(
      status: status, mask: mask, id: id, options: options, content: content)
  }
}
#endif
