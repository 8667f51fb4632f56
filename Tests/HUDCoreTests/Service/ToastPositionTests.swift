import HUDCore
import HUDLayers
import Testing

@MainActor @Suite("The position of a toast", .timeLimit(.minutes(15))) struct ToastPositionTests {
  let host = TestHost()
  let defaults = Defaults(style: .compact)
  let hud: HUDController

  init() {
    hud = .forTest(on: host, defaults: defaults)
    defaults.behavior.toastPosition = .bottom
  }

  private var position: HUD.Position? { hud.panel?.request.resolvedOptions.behavior.position }

  @Test("[§L3] A toast that appears from nothing is at the position of toasts")
  func fromNothing() {
    hud.showSuccess("Saved")
    #expect(position == .bottom)
    hud.dismiss(animated: false)
    hud.show(status: "Loading…")
    #expect(position == .center)
    hud.dismiss(animated: false)
    defaults.behavior.toastPosition = nil
    defaults.behavior.position = .top
    hud.showSuccess("Saved")
    #expect(position == .top)
  }

  @Test("[§L3] A toast that joins a panel stays where the panel is, succeed too")
  func joining() {
    let activity = hud.begin("Saving", options: HUD.Options(position: .top))
    host.advance(by: .seconds(1))
    hud.showInfo("Nearly there")
    #expect(position == .top)
    activity.succeed("Saved")
    #expect(position == .top)
    host.advance(by: .seconds(2))
    hud.dismiss()
    // It takes over the panel, which is disappearing.
    hud.showError("Lost")
    #expect(position == .top)
  }

  @Test("[§L3] The position of a call wins")
  func ownPosition() {
    hud.show(status: "Loading…")
    hud.showSuccess("Saved", options: HUD.Options(position: .top))
    #expect(position == .top)
  }

  @Test("[§L3] The toast of work that ends unseen is at the position of the work")
  func unseenWork() {
    let options = HUD.Options(position: .top, graceTime: .seconds(1))
    hud.begin("Saving", options: options).succeed("Saved")
    #expect(position == .top)
  }

  @Test("[§L4] An inset is added to the margin, and the keyboard counts if it is higher")
  func insets() throws {
    defaults.behavior.toastPosition = nil
    func frame(at position: HUD.Position, keyboard: CGFloat = 0) throws -> CGRect {
      host.metrics.keyboardInset = keyboard
      hud.showText("Sent", options: HUD.Options(position: position))
      host.setNeedsUpdate()
      host.settle()
      return try #require(hud.panel?.frame)
    }
    host.metrics.safeArea.bottom = 30
    let bottom = try frame(at: .bottom)
    #expect(try frame(at: .bottom(inset: 64)).maxY == bottom.maxY - 64)
    #expect(try frame(at: .bottom(inset: 64), keyboard: 60).maxY == bottom.maxY - 64)
    #expect(try frame(at: .bottom(inset: 64), keyboard: 300).maxY == bottom.maxY - 270)
    #expect(try frame(at: .top(inset: 50)).minY == frame(at: .top).minY + 50)
    for wrong in [-9, .nan] as [CGFloat] {
      #expect(
        HUD.Position.top(inset: wrong) == .top && HUD.Position.bottom(inset: wrong) == .bottom)
    }
  }
}
