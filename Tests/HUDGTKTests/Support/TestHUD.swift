#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers

/// A HUD over the test's windows, with a record of what it posted.
@MainActor final class TestHUD {
  let host: GTKHost
  let controller: HUDController
  private(set) var posts: [String] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ host: GTKHost = GTKHost(), fade: Duration = .zero) {
    self.host = host
    let defaults = Defaults(style: .compact)
    defaults.behavior.fadeInTime = fade
    defaults.behavior.fadeOutTime = fade
    controller = HUDController(defaults: defaults) { host }
    let names = [
      HUD.willAppearNotification, HUD.didAppearNotification, HUD.willDisappearNotification,
      HUD.didDisappearNotification, HUD.didReceiveTouchNotification,
      HUD.didTouchInsideNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) {
        [weak self] notification in
        let reason = notification.userInfo?[HUD.reasonKey] as? HUD.Reason
        MainActor.assumeIsolated {
          let words = [name.rawValue.dropFirst(3).description, reason.map { "\($0)" }]
          self?.posts.append(words.compactMap(\.self).joined(separator: " "))
        }
      }
    }
  }

  func end() {
    controller.dismiss()
    waitFor("the HUD to go") { controller.panel?.request == nil }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func show(
    _ indicator: HUD.Indicator = .ring(0.4), _ title: String? = "Status", mask: HUD.Mask = .none,
    action: HUD.Action? = nil, duration: Duration? = nil, dismissal: HUD.DismissalGestures? = nil
  ) {
    controller.show(
      HUD.Content(indicator, status: title, action: action),
      options: HUD.Options(mask: mask, duration: duration, dismissal: dismissal))
    waitFor("the HUD to be drawn") { controller.panel?.request == nil || isDrawn }
  }

  func forgetPosts() { posts = [] }

  var stage: StageView? { host.presenter?.stage }

  /// Whether every update and every picture has been drawn.
  var isDrawn: Bool {
    guard let presenter = host.presenter else { return false }
    return !presenter.needsUpdate && !presenter.needsPictures && presenter.stage.size != .zero
  }

  /// Returns the panel's frame in the window's coordinates.
  func panelFrame(in window: TestWindow) -> CGRect {
    stage?.panel.widget.bounds(in: window.widget) ?? .zero
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
