import HUDCore
import HUDLayers
import Testing

/// Which changes a displayed HUD makes with a motion, and where its parts are meanwhile.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ContentExchangeTests {
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
    let indicators = hud.panel?.canvas.movingLayer?.sublayers?.count
    #expect(slots.move != nil || slots.status?.motion.fade != nil || indicators == 2)
    #expect(host.alarm == host.now + .milliseconds(250))
  }

  @Test("An indicator without a successor fades out where it was, in the size that it had")
  func lastIndicator() throws {
    let options = HUD.Options(position: .top, style: HUD.Style())
    hud.show(HUD.Content(.success, status: "A"), options: options)
    host.advance(by: .seconds(1))
    let check = try #require(hud.indicatorLayer)
    let before = try #require(host.filled.last)
    let (place, scale) = (check.position, check.affineTransform().a)
    #expect(scale < 1)
    hud.show(HUD.Content(.none, status: "A"), options: options)
    host.settle()
    let after = try #require(host.filled.last)
    #expect(check.superlayer != nil && check.affineTransform().a == scale)
    // The place is seen from the panel's centre.
    let way = (after.panelFrame.width - before.panelFrame.width) / 2
    #expect(way != 0 && abs(check.position.x - place.x - way) < 1e-9)
    host.advance(by: .milliseconds(250))
    #expect(check.superlayer == nil)
  }
}
