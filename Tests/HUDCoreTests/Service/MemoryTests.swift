import HUDCore
import HUDLayers
import Testing

/// Hidden means that nothing is left.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MemoryTests {
  @Test("A controller and its host are gone when nobody holds them")
  func controllerAndItsHost() {
    weak var controller: HUDController?
    weak var weakHost: TestHost?
    do {
      let host = TestHost()
      let hud = HUDController.forTest(on: host)
      (controller, weakHost) = (hud, host)
      hud.show(HUD.Content(status: "A"))
      host.settle()
      hud.dismiss()
      host.advance(by: .seconds(1))
    }
    #expect(controller == nil)
    #expect(weakHost == nil)
  }

  @Test("A controller that is released on show takes its panel away")
  func controllerThatIsReleased() {
    let host = TestHost()
    var hud: HUDController? = .forTest(on: host)
    weak let controller = hud
    hud?.showProgress(0.4, status: "A")
    host.settle()
    #expect(host.canvas != nil)
    hud = nil
    #expect(controller == nil)
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
  }

  @Test("A dismissal that waits hears of its controller's end")
  func dismissalThatWaitsHears() {
    let reasons = Locked<[HUD.Reason]>([])
    var hud: HUDController? = .forTest(on: TestHost())
    hud?.showProgress(0.4)
    hud?.dismiss(after: .seconds(3)) { reason in reasons.withLock { $0.append(reason) } }
    hud = nil
    #expect(reasons.value == [.hostGone])
  }

  @Test("The host that is left is gone")
  func hostThatIsLeft() {
    weak var left: TestHost?
    let hud: HUDController
    do {
      let host = TestHost()
      left = host
      hud = .forTest(on: host)
    }
    #expect(left != nil)
    hud.show(HUD.Content(status: "A"))
    hud.move(to: TestHost())
    #expect(left == nil)
  }

  @Test("[§O4] Nothing is left on the host")
  func nothingIsLeft() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    hud.showToast(HUD.Content(.success, status: "A"), options: HUD.Options(mask: .gradient))
    host.settle()
    weak let bezel = host.canvas?.bezel
    weak let glyph = bezel?.sublayers?.first
    weak let mask = host.canvas?.mask.sublayers?.first
    #expect(glyph != nil && mask != nil)
    host.advance(by: .seconds(60))
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
    #expect(bezel == nil && glyph == nil && mask == nil)
    #expect(hud.hostDelegate.panel?.request.content == nil)
    #expect(hud.hostDelegate.panel?.canvas.movingLayer == nil)
  }

  @Test("A handle that is kept keeps no picture and no action")
  func handleThatIsKept() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    weak var picture: CGImage?
    weak var captured: Locked<Int>?
    let handle: HUD.Handle
    do {
      let image = HUD.Image.stripe
      let work = Locked(0)
      (picture, captured) = (image.pixels?.picture, work)
      handle = hud.show(
        HUD.Content(
          .image(image), action: HUD.Action("Stop", role: .cancel) { work.withLock { $0 += 1 } }))
    }
    host.settle()
    #expect(picture != nil && captured != nil)
    hud.dismiss { [handle] _ in _ = handle.status }
    host.advance(by: .seconds(1))
    #expect(picture == nil)
    #expect(captured == nil)
    #expect(handle.status == nil)
  }

  @Test("An action may hold its own handle")
  func actionMayHold() {
    weak var weakHandle: HUD.Handle?
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    do {
      let box = Locked<HUD.Handle?>(nil)
      let handle = hud.show(
        HUD.Content(status: "A", action: HUD.Action("Stop", role: .cancel) { box.value?.dismiss() })
      )
      box.withLock { $0 = handle }
      weakHandle = handle
    }
    #expect(weakHandle != nil)
    hud.hostDelegate.pressed()
    host.advance(by: .seconds(1))
    #expect(weakHandle == nil)
  }

  @Test("What was replaced is not kept by what is on show")
  func whatWasReplacedIsNotKept() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    weak var picture: CGImage?
    do {
      let image = HUD.Image.stripe
      picture = image.pixels?.picture
      hud.showToast(HUD.Content(.image(image)))
    }
    host.settle()
    #expect(picture != nil)
    hud.show(HUD.Content(status: "B"))
    host.advance(by: .milliseconds(150))
    #expect(picture == nil)
  }
}
