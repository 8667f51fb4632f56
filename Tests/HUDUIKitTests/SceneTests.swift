import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Scenes that connect, disconnect or change state while a HUD waits or is displayed.
@MainActor @Suite(.onDouble) struct SceneTests {
  @Test("[SI11] Of two active scenes the HUD is in the one whose window last became key")
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

    // A displayed HUD stays where it is when the focus changes.
    otherWindow.makeKeyAndVisible()
    Device.settle()
    #expect(phone.hudWindow(in: phone.scene) != nil)
    #expect(phone.hudWindow(in: other) == nil)
  }

  @Test(
    "[SI14] In the background a HUD waits, and appears with the scene, even before it is active",
    arguments: [.foregroundActive, .foregroundInactive] as [UIScene.ActivationState])
  func late(state: UIScene.ActivationState) {
    let phone = Phone()
    phone.scene.become(.background)
    phone.show()
    #expect(phone.hudWindow == nil)
    #expect(!phone.hud.isVisible)
    phone.scene.become(state)
    #expect(phone.hudWindow != nil)
    #expect(phone.hud.isVisible)
  }

  @Test("A HUD whose scene disconnects in the grace time waits for another one")
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

  @Test("A scene in Assistive Access counts as the app's")
  func assistiveAccess() {
    let phone = Phone()
    phone.scene.disconnect()
    let scene = UIWindowScene("simple", role: .windowAssistiveAccessApplication)
    _ = Phone.app(in: scene)
    phone.show()
    #expect(phone.hudWindow(in: scene) != nil)
  }

  @Test(
    "A HUD asked for at launch appears when the app is active, even without a scene notification")
  func silentScene() {
    let phone = Phone()
    phone.scene.become(.background)
    phone.hud.show(HUD.Content(status: "Starting"))
    phone.scene.becomeActiveInSilence()
    #expect(!phone.hud.isVisible)
    UIApplication.shared.becomeActive()
    #expect(phone.hud.isVisible)
  }

  @Test("[SI13] A scene of CarPlay is not used for a HUD")
  func carPlay() {
    let phone = Phone()
    let car = CarPlayScene("0 car")
    car.connect()
    defer { car.disconnect() }
    car.become(.foregroundActive)
    phone.show()
    #expect(phone.hudWindow != nil)
  }

  @Test("A HUD whose scene enters the background moves to the active scene and takes its size")
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
    #expect(phone.stage?.accessibilityViewIsModal == true)
    #expect(phone.hudWindow(in: phone.scene) == nil)
  }
}

/// A scene that is not a window scene.
@MainActor private final class CarPlayScene: UIScene {}
