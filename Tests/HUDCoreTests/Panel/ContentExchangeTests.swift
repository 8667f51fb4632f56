import HUDCore
import HUDLayers
import Testing

/// Which changes a displayed HUD makes with a motion, and where its parts are meanwhile.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContentExchangeTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  enum Part: CaseIterable { case indicator, status, emphasis, detail, action, options }

  @Test("A part that changes alone fades or moves, for 0.25 s", arguments: Part.allCases)
  func alone(_ part: Part) throws {
    let handle = hud.show(HUD.Content(.spinner, status: "Saving"))
    host.advance(by: .seconds(1))
    switch part {
    case .indicator: handle.update(HUD.Content(.activity, status: "Saving"))
    case .status: handle.status = "Saved"
    case .emphasis:
      var status = AttributedString("Saving")
      status.hud.emphasis = .bold
      handle.update(HUD.Content(.spinner, status: status))
    case .detail: handle.detail = "3 of 7"
    case .action: handle.update(HUD.Content(.spinner, status: "Saving", action: .cancel {}))
    case .options: handle.update(options: HUD.Options(position: .bottom))
    }
    host.settle()
    let slots = try #require(host.filled.last)
    let indicators = hud.hostDelegate.panel?.canvas.movingLayer?.sublayers?.count
    #expect(slots.move != nil || slots.status?.fade != nil || indicators == 2)
    #expect(host.alarm == host.now + .milliseconds(250))
  }

  @Test("A large old indicator is clipped to the panel, also while the indicators move on it")
  func clip() throws {
    hud.show(HUD.Content(.spinner, status: "A"))
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(.bar(0.5), status: "A", detail: "B"))
    host.settle()
    let clip = try #require(hud.hostDelegate.panel?.canvas.movingLayer?.mask)
    let slots = try #require(host.filled.last)
    let move = try #require(slots.move)
    #expect(abs(slots.indicatorOffset.y) > 1)
    #expect(move.end == host.now + .milliseconds(250))
    for _ in 0..<10 {
      let seen = try #require(clip.presentation()).position
      // The host moves the indicators, and the clip with them, by this distance.
      let moved = slots.indicatorOffset.y * move.remaining(at: host.now)
      #expect(abs(seen.y + moved - clip.position.y) < 0.01)
      host.advance(by: .milliseconds(24))
    }
  }
}
