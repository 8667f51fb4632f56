#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Dismissal by tap and swipe, as an app's tests simulate it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DismissalTests {
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

  @Test("[E9] A swipe dismisses if the options allow it, and a tap then does not")
  func swipe() async {
    let handle = hud.show(HUD.Content(), options: HUD.Options(mask: .black, dismissal: .swipe))
    #expect(screen.touch(at: middle))
    #expect(hud.isVisible)
    screen.swipePanel()
    screen.advance(by: .seconds(1))
    #expect(await handle.reason == .dismissedByUser)
    hud.show()
    screen.swipePanel()
    #expect(screen.touch(at: middle), "[O5]")
    #expect(hud.isVisible)
  }

  @Test("[T8] A touch on the panel stops the clock of a toast, also while the pointer stays on it")
  func finger() {
    hud.showToast(HUD.Content(status: "Saved"), for: .seconds(1))
    #expect(screen.touchDown(at: middle))
    screen.advance(by: .seconds(5))
    #expect(hud.isVisible)
    screen.setPointer(onPanel: true)
    screen.lift()
    screen.advance(by: .seconds(5))
    #expect(hud.isVisible)
    screen.setPointer(onPanel: false)
    screen.advance(by: .seconds(2))
    #expect(!hud.isVisible)
  }

  @Test("[E9] A touch on the button does not count as a tap on the panel")
  func button() throws {
    let action = HUD.Action("More", keepsHUD: true) {}
    hud.show(HUD.Content(action: action), options: HUD.Options(dismissal: [.tap, .swipe]))
    let button = try #require(screen.panel?.buttonFrame)
    screen.touch(at: CGPoint(x: button.midX, y: button.midY))
    #expect(hud.isVisible)
  }

  @Test("[E9] The behaviour can allow gestures for every call")
  func behavior() async {
    var behavior = HUD.Behavior()
    behavior.dismissal = .tap
    let toast = hud.showToast(
      HUD.Content(status: "A"), options: HUD.Options(behavior: behavior))
    screen.touch(at: middle)
    screen.advance(by: .seconds(1))
    #expect(await toast.reason == .dismissedByUser)
  }
}
#endif
