import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Which touches the HUD takes and which reach the app.
@MainActor @Suite(.onDouble) struct TouchTests {
  private let corner = CGPoint(x: 20, y: 200)

  @Test("[MI30] [§O5] Without a mask all touches reach the app, except those on the panel")
  func passesThrough() {
    let phone = Phone()
    phone.show()
    let log = PostLog(phone.hud)
    #expect(isApps(Device.hitTest(corner, in: phone.scene), phone))
    #expect(Device.hitTest(phone.panel.middle, in: phone.scene) === phone.stage)
    Device.tap(phone.panel.middle, in: phone.scene)
    #expect(log.kinds == [], "[O3]")
    let edge = CGPoint(x: phone.panel.midX, y: phone.panel.minY - 1)
    #expect(isApps(Device.hitTest(edge, in: phone.scene), phone))
  }

  @Test("[§T8] A finger on the panel or on its button stops the clock of a toast")
  func finger() throws {
    let phone = Phone()
    let action = HUD.Action("More", keepsHUD: true) {}
    func checkTouch(at point: () throws -> CGPoint) rethrows {
      phone.hud.showToast(HUD.Content(status: "Saved", action: action), for: .seconds(2))
      Device.advance(by: .seconds(1))
      Device.tap(
        try point(), in: phone.scene,
        whileDown: {
          Device.advance(by: .seconds(5))
          #expect(phone.hud.isVisible)
        })
      Device.advance(by: .milliseconds(900))
      #expect(phone.hud.isVisible)
      Device.advance(by: .milliseconds(200))
      #expect(!phone.hud.isVisible)
      Device.advance(by: .seconds(1))
    }
    checkTouch { CGPoint(x: phone.panel.midX, y: phone.panel.minY + 10) }
    try checkTouch {
      let button = try #require(phone.stage?.button)
      return button.convert(button.bounds.middle, to: nil)
    }
  }

  @Test("[§T8] A touch that another view takes over no longer stops the clock")
  func takenOver() {
    let phone = Phone()
    let list = UIScrollView(frame: phone.window.bounds)
    phone.window.addSubview(list)
    let view = UIView(frame: phone.window.bounds)
    list.addSubview(view)
    let hud = HUD.in(view)
    hud.showToast(HUD.Content(status: "Saved"), for: .seconds(1))
    Device.advance(by: .milliseconds(500))
    let middle = phone.window.bounds.middle
    Device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), in: phone.scene)
    #expect(list.contentOffset == CGPoint(x: 0, y: 100))
    Device.advance(by: .milliseconds(600))
    #expect(!hud.isVisible)
  }

  @Test("A control in a custom view takes touches, and the panel those on the rest of the view")
  func control() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let control = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var presses = 0
    control.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    view.addSubview(control)
    phone.show(HUD.Content(.custom { view }))
    let middle = control.convert(control.bounds.middle, to: nil)
    let beside = CGPoint(x: middle.x + 40, y: middle.y)
    #expect(Device.hitTest(beside, in: phone.scene) === phone.stage)
    Device.tap(middle, in: phone.scene)
    #expect(presses == 1)
    phone.hud.dismiss()
    #expect(isApps(Device.hitTest(middle, in: phone.scene), phone))
  }

  @Test("The button takes touches in an area of finger size, however small it is drawn")
  func fingers() throws {
    let phone = Phone()
    var presses = 0
    phone.show(HUD.Content(.spinner, action: HUD.Action("OK", role: .plain) { presses += 1 }))
    let button = try #require(phone.stage?.button)
    let box = button.convert(CGPoint(x: 0, y: 0), to: nil)
    #expect(button.bounds.height < 44)
    let below = CGPoint(x: box.x + button.bounds.midX, y: box.y + button.bounds.midY + 21)
    #expect(Device.hitTest(below, in: phone.scene) === button)
    Device.tap(below, in: phone.scene)
    #expect(presses == 1)
  }

  @Test("A finger that leaves the button before it is lifted does not press it")
  func changedMind() throws {
    let phone = Phone()
    var presses = 0
    phone.show(HUD.Content(.spinner, action: HUD.Action("OK", role: .plain) { presses += 1 }))
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    Device.drag(from: middle, to: corner, in: phone.scene)
    #expect(presses == 0)
  }

  @Test(
    "[MI30] Any mask takes all touches, also the clear one",
    arguments: [HUD.Mask.clear, .black, .blur])
  func blocks(mask: HUD.Mask) {
    let phone = Phone()
    phone.show(mask: mask)
    #expect(Device.hitTest(corner, in: phone.scene) === phone.stage)
    #expect(Device.hitTest(phone.panel.middle, in: phone.scene) === phone.stage)
  }

  @Test("A HUD that is disappearing no longer blocks")
  func leaving() {
    let phone = Phone()
    phone.show(mask: .black)
    phone.hud.dismiss()
    #expect(phone.hudWindow != nil)
    #expect(isApps(Device.hitTest(corner, in: phone.scene), phone))
  }

  @Test("[§O5] A button takes no touch while its panel disappears")
  func leavingButton() throws {
    let phone = Phone()
    phone.show(HUD.Content(.spinner, action: HUD.Action("OK", role: .plain) {}))
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    phone.hud.dismiss()
    #expect(isApps(Device.hitTest(middle, in: phone.scene), phone))
  }

  @Test("The view behind a mask receives no phase of a touch")
  func hearsNothing() {
    let phone = Phone()
    let view = Listener(frame: phone.window.bounds)
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    Device.drag(from: corner, to: CGPoint(x: 20, y: 300), in: phone.scene)
    // A gesture recognizer that recognizes cancels the touch in its view.
    let pan = UIPanGestureRecognizer()
    phone.window.addGestureRecognizer(pan)
    Device.drag(from: corner, to: CGPoint(x: 20, y: 300), in: phone.scene)
    #expect(pan.recognitions == 1)
    #expect(view.heard == [])
    hud.dismiss()
    Device.drag(from: corner, to: CGPoint(x: 20, y: 300), in: phone.scene)
    #expect(view.heard == ["began", "cancelled"])
  }

  private func isApps(_ view: UIView?, _ phone: Phone) -> Bool {
    guard let view, let stage = phone.stage else { return false }
    return view.isDescendant(of: phone.window) && !view.isDescendant(of: stage)
  }
}

private final class Listener: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
