import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Questions of one system only, and what users do without a notification.
@MainActor @Suite(.onDouble) struct SystemQuestionTests {
  @Test("No HUD appears by itself in a volumetric scene, and the log says how to show one")
  func volume() {
    let phone = Phone(.visionOS)
    phone.scene.disconnect()
    let role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
    _ = Phone.app(in: UIWindowScene("volume", role: role))
    phone.show()
    #expect(!phone.hud.isVisible)
    #expect(phone.host.reasonNotReady.contains("`HUD.in(scene)` shows it in a volumetric scene"))
  }

  @Test("Under a mask, Tab and Return neither move the keyboard's focus nor press what has it")
  func keyboardFocus() {
    let phone = Phone(.macCatalyst)
    let keys = [
      UIKey(.keyboardTab, "\t"), UIKey(.keyboardTab, "\t", .shift),
      UIKey(.keyboardReturnOrEnter, "\r"),
      UIKey(.keyboardUpArrow, UIKeyCommand.inputUpArrow),
      UIKey(.keyboardDownArrow, UIKeyCommand.inputDownArrow),
      UIKey(.keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
      UIKey(.keyboardRightArrow, UIKeyCommand.inputRightArrow),
    ]
    keys.forEach(Device.press)
    #expect(Device.focusMoves == keys.count)
    phone.show(mask: .black)
    keys.forEach(Device.press)
    #expect(Device.focusMoves == keys.count)
  }

  @Test("Under a view's mask, the keyboard's focus still moves in the rest of the app")
  func keyboardFocusAroundView() {
    let phone = Phone(.macCatalyst)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    phone.window.addSubview(view)
    let hud = phone.makeHUD(of: view)
    hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(UIKey(.keyboardTab, "\t"))
    #expect(Device.focusMoves == 1 && hud.isVisible)
  }
}
