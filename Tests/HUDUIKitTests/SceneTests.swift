import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Scenes that come, go and change places while a HUD is wanted or on show.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SceneTests {
  @Test("[SI12] One scene: the HUD stands in it, as large as it is")
  func one() throws {
    let phone = Phone()
    phone.show()
    #expect(try #require(phone.hudWindow).bounds.size == phone.scene.frameOnScreen.size)
    #expect(abs(phone.panel.midX - phone.window.bounds.midX) < 0.5)
  }

  @Test("[SI11] Two active scenes: the one whose window last became key")
  func keyChange() {
    let phone = Phone()
    let other = UIWindowScene("other")
    let otherWindow = Phone.app(in: other)
    phone.show()
    #expect(phone.hudWindow(in: other) != nil)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))

    phone.window.makeKeyAndVisible()
    phone.show()
    #expect(phone.hudWindow(in: phone.scene) != nil)

    // A HUD that is on show stays: focus is no reason to move.
    otherWindow.makeKeyAndVisible()
    Device.settle()
    #expect(phone.hudWindow(in: phone.scene) != nil)
    #expect(phone.hudWindow(in: other) == nil)
  }

  @Test("[SI11] Two active scenes before the first HUD: the one that the user works with")
  func usedBefore() {
    Device.reset()
    let scenes = ["one", "other"].map { UIWindowScene($0) }
    let windows = scenes.map { Phone.app(in: $0) }
    for (scene, window) in zip(scenes, windows) {
      window.makeKeyAndVisible()
      let hud = HUDController(host: UIKitHost())
      hud.show(HUD.Content())
      #expect(scene.windows.contains { $0 is HUDWindow })
      hud.dismiss()
      Device.advance(by: .seconds(1))
    }
  }

  @Test("An inactive scene, as under the control centre, will do")
  func inactive() {
    let phone = Phone()
    phone.scene.become(.foregroundInactive)
    phone.show()
    #expect(phone.hudWindow != nil)
  }

  @Test("[SI14] In the background a HUD waits, and comes with the scene")
  func late() {
    let phone = Phone()
    phone.scene.become(.background)
    phone.show()
    #expect(phone.hudWindow == nil)
    #expect(!phone.hud.isVisible)
    phone.scene.become(.foregroundActive)
    #expect(phone.hudWindow != nil)
    #expect(phone.hud.isVisible)
  }

  @Test("A scene that goes away in the grace time leaves the HUD waiting")
  func goneInGraceTime() {
    let phone = Phone()
    phone.hud.show(
      HUD.Content(status: "Slow"), options: HUD.Options(graceTime: .milliseconds(300)))
    phone.scene.disconnect()
    Device.advance(by: .seconds(1))
    #expect(!phone.hud.isVisible)
    let scene = UIWindowScene("next")
    _ = Phone.app(in: scene)
    #expect(phone.hud.isVisible)
  }

  @Test("The scene of an app in Assistive Access is the app's")
  func assistiveAccess() {
    let phone = Phone()
    phone.scene.disconnect()
    let scene = UIWindowScene("simple", role: .windowAssistiveAccessApplication)
    _ = Phone.app(in: scene)
    phone.show()
    #expect(phone.hudWindow(in: scene) != nil)
  }

  @Test("A HUD wanted during launch comes when the app becomes active, if no scene tells of itself")
  func silentScene() {
    let phone = Phone()
    phone.scene.become(.background)
    phone.hud.show(HUD.Content(status: "Starting"))
    phone.scene.becomeActiveInSilence()
    #expect(!phone.hud.isVisible)
    UIApplication.shared.becomeActive()
    #expect(phone.hud.isVisible)
  }

  @Test("[SI13] A scene of CarPlay is no place for a HUD")
  func carPlay() {
    let phone = Phone()
    let car = CarPlayScene("0 car")
    car.connect()
    car.become(.foregroundActive)
    phone.show()
    #expect(phone.hudWindow != nil)
  }

  @Test("[SI15] A display that only mirrors is no place for a HUD")
  func externalDisplay() {
    let phone = Phone()
    let display = UIWindowScene("0 tv", role: .windowExternalDisplayNonInteractive)
    _ = Phone.app(in: display)
    phone.show()
    #expect(phone.hudWindow(in: display) == nil)
    #expect(phone.hudWindow != nil)
  }

  @Test("A HUD whose scene goes to the background moves where the user is, as large as that is")
  func followsTheUser() throws {
    let phone = Phone()
    phone.show(mask: .black)
    let other = UIWindowScene("other")
    other.resize(to: CGRect(x: 390, y: 0, width: 320, height: 568), safeArea: .zero)
    _ = Phone.app(in: other)
    phone.scene.become(.background)
    let window = try #require(phone.hudWindow(in: other))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(abs(phone.panel.midX - 160) < 0.5 && abs(phone.panel.midY - 284) < 0.5)
    #expect(window.accessibilityViewIsModal)
    #expect(phone.hudWindow(in: phone.scene) == nil)
  }
}

/// What a car shows is no window.
@MainActor private final class CarPlayScene: UIScene {}
