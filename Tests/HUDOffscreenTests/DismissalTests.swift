#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// A panel that the user takes away by hand, as an app's tests play it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DismissalTests {
  private let screen = OffscreenHost()
  private let hud: HUDController

  init() { hud = HUDController(host: screen) }

  private var middle: CGPoint {
    let panel = screen.panelFrame ?? .zero
    return CGPoint(x: panel.midX, y: panel.midY)
  }

  @Test("[E9] A touch on the panel dismisses it where that is allowed")
  func touch() async {
    let handle = hud.show(HUD.Content(), options: HUD.Options(dismissal: .tap))
    #expect(!screen.touch(at: CGPoint(x: 10, y: 10)))
    #expect(hud.isVisible)
    let middle = middle
    #expect(screen.touch(at: middle))
    // On its way out it is the app's to touch.
    #expect(!screen.isEmpty && !screen.touch(at: middle))
    screen.advance(by: .seconds(1))
    #expect(await handle.reason == .dismissedByUser)
  }

  @Test("[E9] A swipe dismisses where that is allowed, and nothing else does")
  func swipe() async {
    let handle = hud.show(HUD.Content(), options: HUD.Options(mask: .black, dismissal: .swipe))
    #expect(screen.touch(at: middle))
    #expect(hud.isVisible)
    screen.swipePanel()
    screen.advance(by: .seconds(1))
    #expect(await handle.reason == .dismissedByUser)
    hud.show()
    screen.swipePanel()
    #expect(!screen.touch(at: middle))
    #expect(hud.isVisible)
  }

  @Test("[E9] A touch on the button is no tap on the panel")
  func button() throws {
    let action = HUD.Action("More", keepsHUD: true) {}
    hud.show(HUD.Content(action: action), options: HUD.Options(dismissal: [.tap, .swipe]))
    let button = try #require(screen.panel?.buttonFrame)
    screen.touch(at: CGPoint(x: button.midX, y: button.midY))
    #expect(hud.isVisible)
  }

  @Test("[E9] The behaviour allows it for every call")
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
