#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Dismissal by tap and swipe, as an app's tests simulate it.
@MainActor @Suite(.timeLimit(.minutes(15))) struct DismissalTests {
  private let screen = OffscreenHost()
  private let hud: HUDController

  init() { hud = HUDController(host: screen) }

  private var middle: CGPoint {
    let panel = screen.panelFrame ?? .zero
    return CGPoint(x: panel.midX, y: panel.midY)
  }

  @Test("[E9] A touch on the panel dismisses it if the options allow a tap")
  func touch() async {
    let handle = hud.show(HUD.Content(), options: HUD.Options(dismissal: .tap))
    #expect(!screen.touch(at: CGPoint(x: 10, y: 10)))
    #expect(hud.isVisible)
    let middle = middle
    #expect(screen.touch(at: middle))
    // While the panel fades out, touches reach the app.
    #expect(!screen.isEmpty && !screen.touch(at: middle))
    screen.advance(by: .seconds(1))
    #expect(await handle.reason == .dismissedByUser)
  }

  @Test("[§T8] A touch on the panel stops the clock of a toast, also while the pointer stays on it")
  func finger() {
    hud.showToast(HUD.Content(status: "Saved"), for: .seconds(1))
    #expect(screen.touchDown(at: middle))
    screen.advance(by: .seconds(5))
    #expect(hud.isVisible)
    screen.setPointer(onPanel: true)
    screen.lift()
    screen.advance(by: .seconds(5))
    #expect(hud.isVisible)
    hud.dismiss(animated: false)
    hud.showToast(HUD.Content(status: "Saved again"), for: .seconds(1))
    screen.advance(by: .seconds(5))
    #expect(hud.isVisible, "The pointer rests on the next panel.")
    screen.setPointer(onPanel: false)
    screen.advance(by: .seconds(2))
    #expect(!hud.isVisible)
  }

  @Test("[§E12] A panel with a handler shows that it is pressed, and no other panel does")
  func pressedLook() throws {
    func looks() throws -> [Data] {
      screen.advance(by: .seconds(1))
      let before = try screen.png()
      _ = screen.touchDown(at: middle)
      return [before, try screen.png()]
    }
    screen.background = .white
    hud.show(HUD.Content(.info, status: "Copied"))
    var pair = try looks()
    #expect(pair[0] == pair[1])
    screen.lift()
    hud.show(HUD.Content(.info, status: "Copied", onTap: {}))
    pair = try looks()
    #expect(pair[0] != pair[1])
    // Another request is displayed when the finger is lifted.
    hud.show(HUD.Content(.info, status: "Copied"))
    screen.lift()
    screen.advance(by: .seconds(1))
    #expect(try screen.png() == pair[0])
  }
}
#endif
