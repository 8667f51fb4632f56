import HUDCore
import HUDOffscreen

/// A second HUD, which nothing in a story concerns.
@MainActor final class Bystander {
  private let screen = OffscreenHost()
  private let host: WatchedHost
  private let hud: HUDController
  private let calls: Int

  init() {
    let host = WatchedHost(screen)
    self.host = host
    hud = HUDController(defaults: Defaults()) { host }
    hud.show(status: "Bystander")
    screen.settle()
    calls = host.calls
  }

  func check(_ trial: Trial) {
    screen.settle()
    trial.expect(
      hud.isVisible && host.request?.content.status == "Bystander" && host.calls == calls,
      .bystander,
      "another HUD was called", "story.hud.isVisible")
  }
}
