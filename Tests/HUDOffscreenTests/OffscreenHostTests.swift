import Foundation
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The offscreen host, as an app's tests use it.
@MainActor @Suite(.timeLimit(.minutes(15))) struct OffscreenHostTests {
  let screen = OffscreenHost()
  let hud: HUDController

  init() { hud = HUDController(host: screen) }

  @Test("The clock stops at everything that is due, in order")
  func clockStopsAtEverything() {
    var times: [Duration] = []
    hud.show(HUD.Content(status: "A"), options: HUD.Options(graceTime: .seconds(1)))
    hud.dismiss(after: .seconds(3)) { [hud, screen] _ in
      times.append(screen.now)
      hud.showToast(HUD.Content(status: "B"), options: HUD.Options(duration: .seconds(2)))
      hud.dismiss(after: .seconds(1)) { _ in times.append(screen.now) }
    }
    screen.advance(by: .seconds(60))
    #expect(times == [.milliseconds(3200), .milliseconds(4400)])
    #expect(screen.now == .seconds(60))
  }

  @Test("A clock that advances in steps gives the same result as in one")
  func clockThatIsMoved() {
    let other = OffscreenHost()
    let otherHUD = HUDController(host: other)
    for hud in [hud, otherHUD] { hud.showToast(HUD.Content(.success, status: "Saved")) }
    screen.advance(by: .seconds(2))
    for _ in 0..<2_000 { other.advance(by: .milliseconds(1)) }
    for (screen, hud) in [(screen, hud), (other, otherHUD)] {
      #expect(!hud.isVisible)
      #expect(!screen.isEmpty)
      screen.advance(by: .milliseconds(200))
      #expect(screen.isEmpty)
    }
  }

  @Test("The content and the frame of the panel can be read")
  func whatIsOnScreenCanBeAskedFor() {
    #expect(screen.content == nil && screen.panelFrame == nil && screen.isEmpty)
    hud.show(HUD.Content(.ring(0.4)))
    #expect(screen.content == HUD.Content(.ring(0.4)))
    #expect(screen.panelFrame == CGRect(x: 151, y: 378, width: 88, height: 88))
    #expect(!screen.isEmpty)
    hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.content == nil && screen.panelFrame == nil && screen.isEmpty)
  }

  @Test("settle() serves the calls of other threads, even if they are the first")
  func settleServesWhatOtherThreads() {
    let said = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [hud] in
      hud.show(HUD.Content(status: "A"))
      said.signal()
    }
    said.wait()
    #expect(screen.content?.status == "A")
    #expect(hud.isVisible)
  }
}
