#if canImport(SwiftUI)
import HUDCore
import SwiftUI

#if canImport(UIKit)
import UIKit

private typealias Hosting = UIHostingController<HostedRoot?>
#else
import AppKit

private typealias Hosting = NSHostingController<HostedRoot?>
#endif

/// The app's view that one modifier shows on a panel. SwiftUI draws it with a controller, which
/// this object makes for each presentation.
@MainActor final class HostedContent: HostedIndicator {
  private var root: HostedRoot?
  /// The largest size that the view may have.
  private var room = CGSize.zero
  private weak var hosting: Hosting?

  /// Shows the view of the latest evaluation, on the current panel or else on the next panel.
  ///
  /// - Parameters:
  ///   - environment: The environment of the modifier; nil for a view without a modifier.
  ///   - transaction: The transaction of the evaluation, which may animate the change.
  func update(
    _ view: AnyView, _ environment: EnvironmentValues?, _ style: HUD.Style,
    _ transaction: Transaction
  ) {
    root = HostedRoot(
      view: view, environment: environment, foreground: style.foreground, accent: style.accent
    ) { [weak self] in self?.contentChanged(to: $0) }
    // Limit the size: some styles allow a status of any size, in which no view can be laid out.
    let (size, scale) = (style.maximumStatusSize, environment?.hudSurroundings.textScale ?? 1)
    func limited(_ length: CGFloat) -> CGFloat { min(max(length, 0), 400) * max(scale, 1) }
    room = CGSize(width: limited(size.width), height: limited(size.height))
    withTransaction(transaction) { hosting?.rootView = root }
  }

  override func makeBox() -> HostedViewContainer {
    let hosting = Hosting(rootView: root)
    #if canImport(UIKit)
    hosting.view.backgroundColor = .clear
    // The keyboard must not move the view. On older systems, only `HostedRoot` prevents that.
    if #available(iOS 16.4, tvOS 16.4, *) { hosting.safeAreaRegions = [] }
    #else
    hosting.sizingOptions = []
    #endif
    let size = hosting.sizeThatFits(in: room)
    self.hosting = hosting
    return HostedViewContainer(
      hosting.view, owner: hosting, room: room,
      contentSize: CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    )
  }
}

/// Gives the app's view the environment of its modifier with the colours of the panel, and reports
/// the size of the view.
private struct HostedRoot: View {
  let view: AnyView
  /// The environment of the modifier; nil leaves the view that of the panel.
  let environment: EnvironmentValues?
  let foreground: HUD.Color?
  let accent: HUD.Color?
  let resized: @MainActor (CGSize) -> Void
  /// The appearance of the panel, which may differ from that of the app.
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    view.tint(color(accent ?? foreground)).foregroundStyle(color(foreground) ?? .primary)
      .environment(\.colorScheme, colorScheme).environment(\.isEnabled, true)
      .transformEnvironment(\.self) { if let environment { $0 = environment } }
      .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { resized($0) })
      .ignoresSafeArea()
  }

  /// Returns `color` as it is on the panel; nil if `color` is nil or the app's own accent.
  private func color(_ color: HUD.Color?) -> Color? {
    guard let color, color != .accent else { return nil }
    return Color(cgColor: color.cgColor(isDark: colorScheme == .dark))
  }
}
#endif
