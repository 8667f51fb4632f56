import HUDCore
import HUDLayers
import Testing

/// A hidden HUD retains nothing and leaves nothing on its host.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MemoryTests {
  @Test("A controller that is released while displayed removes its panel")
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

  @Test("A controller that is released while it waits or follows a progress stops its host")
  func controllerThatWaits() {
    let waiting = TestHost()
    waiting.isReady = false
    var hud: HUDController? = .forTest(on: waiting)
    hud?.show(status: "A")
    hud?.dismiss(after: .seconds(1))
    #expect(waiting.isAwaited && waiting.alarm != nil)
    hud = nil
    #expect(!waiting.isAwaited && waiting.alarm == nil)

    let following = TestHost()
    hud = .forTest(on: following)
    let progress = Progress(totalUnitCount: 1)
    hud?.track(progress)
    #expect(following.alarm != nil)
    hud = nil
    #expect(following.alarm == nil)
  }

  @Test("[§O4] An action is released when its press has removed the HUD")
  func actionOfLastInput() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    weak var kept: NSObject?
    do {
      let object = NSObject()
      kept = object
      let action = HUD.Action("Undo") { withExtendedLifetime(object) {} }
      let options = HUD.Options(animation: .none)
      hud.show(HUD.Content(status: "A", action: action), options: options)
    }
    host.settle()
    hud.pressed()
    #expect(!hud.isVisible)
    #expect(kept == nil)
  }

  @Test("An action that was replaced is released at once, and not with the next frame")
  func replacedAction() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    let handle = hud.show(HUD.Content())
    /// Shows an action and a tap that both retain an object, which the result retains weakly.
    func shown() -> () -> NSObject? {
      let object = NSObject()
      let handler: HUD.Action.Handler = { withExtendedLifetime(object) {} }
      handle.update(HUD.Content(action: HUD.Action("Undo", handler: handler), onTap: handler))
      host.settle()
      return { [weak object] in object }
    }
    let first = shown()
    handle.status = "A"
    #expect(first() != nil)
    handle.update(HUD.Content(status: "A", action: HUD.Action("Redo") {}))
    #expect(first() == nil)
    let second = shown()
    hud.showToast(HUD.Content(status: "B"))
    #expect(second() == nil)
  }

  @Test("A pending dismissal completes when its controller is released")
  func dismissalThatWaitsHears() {
    let reasons = Locked<[HUD.Reason]>([])
    var hud: HUDController? = .forTest(on: TestHost())
    hud?.showProgress(0.4)
    hud?.dismiss(after: .seconds(3)) { reason in reasons.withLock { $0.append(reason) } }
    hud = nil
    #expect(reasons.value == [.hostGone])
  }

  @Test("A host that the HUD has moved from is released")
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

  @Test("[§O4] After a presentation nothing is left on the host")
  func nothingIsLeft() {
    let host = TestHost()
    let hud = HUDController.forTest(on: host)
    hud.showToast(HUD.Content(.success, status: "A"), options: HUD.Options(mask: .gradient))
    host.settle()
    weak let bezel = host.canvas?.bezel
    weak let glyph = bezel?.sublayers?.last
    weak let mask = host.canvas?.mask.sublayers?.first
    #expect(glyph != nil && mask != nil)
    host.advance(by: .seconds(60))
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
    #expect(bezel == nil && glyph == nil && mask == nil)
    #expect(hud.panel?.request.content == nil)
    #expect(hud.panel?.canvas.movingLayer == nil)
  }

  @Test("A handle that is kept retains neither the image nor the action")
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

  @Test("An action may capture its own handle without a leak")
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
    hud.pressed()
    host.advance(by: .seconds(1))
    #expect(weakHandle == nil)
  }

  @Test("A replaced request is not retained by the one displayed after it")
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
    host.advance(by: .milliseconds(250))
    #expect(picture == nil)
  }
}
