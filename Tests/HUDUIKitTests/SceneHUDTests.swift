import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.in(scene)`: a HUD for each scene.
@MainActor @Suite(.onDouble) struct SceneHUDTests {
  /// Makes a phone with two scenes in the foreground. Each test makes its own: between a suite's
  /// `init`
  /// and its test, another test may start and reset the device.
  private func twoScenes() -> (phone: Phone, other: UIWindowScene) {
    let phone = Phone()
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    return (phone, other)
  }

  @Test("Each scene has its own HUD, which is the same one each time")
  func identity() {
    let (phone, other) = twoScenes()
    #expect(HUD.in(other) === HUD.in(other))
    #expect(HUD.in(other) !== HUD.in(phone.scene))
    #expect(HUD.in(other) !== phone.hud)
  }

  @Test("[§N5] The HUD is in a window of that scene, whichever scene was used last")
  func window() throws {
    let (phone, other) = twoScenes()
    phone.window.makeKeyAndVisible()
    HUD.in(other).show(HUD.Content(status: "Here"), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow(in: other) != nil)
    #expect(phone.hudWindow(in: phone.scene) == nil)
    #expect(Device.hitTest(CGPoint(x: 20, y: 20), in: other) is StageView)
    #expect(!(Device.hitTest(CGPoint(x: 20, y: 20), in: phone.scene) is StageView))
    let panel = try #require(HUD.in(other).panel?.frame)
    #expect(abs(panel.midX - 195) < 0.5)
  }

  @Test("[N1] A HUD for a scene in the background waits for it, though another one is active")
  func background() {
    let (phone, other) = twoScenes()
    other.become(.background)
    let hud = HUD.in(other)
    let log = PostLog(hud)
    hud.show(HUD.Content(status: "Later"))
    Device.advance(by: .seconds(1))
    phone.window.makeKeyAndVisible()
    #expect(!hud.isVisible)
    #expect(log.kinds == [])
    #expect(phone.hudWindow(in: phone.scene) == nil)
    other.become(.foregroundActive)
    #expect(hud.isVisible)
    #expect(phone.hudWindow(in: other) != nil)
  }

  @Test("[N3] A scene that enters the background keeps its HUD, whose ring turns again afterwards")
  func backgroundAndBack() throws {
    let (phone, other) = twoScenes()
    let hud = HUD.in(other)
    let log = PostLog(hud)
    hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    other.become(.background)
    Device.advance(by: .seconds(1))
    other.become(.foregroundActive)
    #expect(log.kinds == [.willAppear, .didAppear])
    #expect(phone.hudWindow(in: phone.scene) == nil)
    let window = try #require(phone.hudWindow(in: other))
    let stage = try #require(window.stageOverApp)
    #expect(stage.ringIsTurning)
  }

  @Test(
    "[N4] A scene that disconnects ends everything with .hostGone, and shows nothing afterwards")
  func disconnected() async {
    let (phone, other) = twoScenes()
    let hud = HUD.in(other)
    let log = PostLog(hud)
    let shown = hud.show(HUD.Content(status: "Here"))
    let activity = hud.begin("There")
    Device.advance(by: .seconds(1))
    other.disconnect()
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(phone.hudWindow(in: phone.scene) == nil)
    let late = hud.showToast(HUD.Content(status: "Late"))
    #expect(await shown.reason == .hostGone)
    #expect(await activity.reason == .hostGone)
    #expect(await late.reason == .neverShown)
  }

  @Test("[N4] A HUD that waits for a scene that disconnects ends as .neverShown")
  func disconnectedInBackground() async {
    let other = twoScenes().other
    other.become(.background)
    let waiting = HUD.in(other).show(HUD.Content(status: "Later"))
    other.disconnect()
    #expect(await waiting.reason == .neverShown)
  }

  @Test("[N4] A scene that disconnects before the first call shows nothing")
  func disconnectedBefore() async {
    let other = twoScenes().other
    let hud = HUD.in(other)
    other.disconnect()
    #expect(await hud.show(HUD.Content(status: "Late")).reason == .neverShown)
  }

  @Test("A HUD asked for while its scene connects appears with the scene")
  func connecting() {
    _ = twoScenes()
    let scene = UIWindowScene("third")
    HUD.in(scene).show(HUD.Content(status: "Starting"))
    #expect(!HUD.in(scene).isVisible)
    _ = Phone.app(in: scene)
    #expect(HUD.in(scene).isVisible)
  }

  @Test("The shared HUD can be moved to one scene")
  func moved() {
    let (phone, other) = twoScenes()
    phone.hud.move(to: UIKitHost(scene: other))
    phone.window.makeKeyAndVisible()
    phone.show()
    #expect(phone.hudWindow(in: other) != nil)
    #expect(phone.hudWindow(in: phone.scene) == nil)
  }

  @Test("[O4] The HUD of a scene that is released is released too")
  func memory() {
    _ = twoScenes()
    weak var hud: HUDController?
    weak var scene: UIWindowScene?
    func run() {
      let short = UIWindowScene("short")
      _ = Phone.app(in: short)
      HUD.in(short).show(HUD.Content(status: "Here"))
      Device.advance(by: .seconds(1))
      hud = HUD.in(short)
      scene = short
      short.disconnect()
    }
    run()
    #expect(scene == nil)
    #expect(hud == nil)
  }
}
