import Foundation
import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// tvOS, where a remote presses the focused element and nothing can be touched.
@MainActor @Suite(.onDouble) struct RemoteTests {
  /// An app with two buttons, the first of which has the focus.
  @MainActor private struct Television {
    let phone = Phone(.tvOS)
    let first = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    let second = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 50))

    init() {
      for button in [first, second] { phone.window.addSubview(button) }
      Device.settle()
    }
  }

  @Test("The panel's button takes the focus, and gives it back together with the key window")
  func button() {
    let app = Television()
    #expect(Device.focused === app.first)
    var presses = 0
    app.phone.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) { presses += 1 }),
      mask: .black)
    #expect(app.phone.stage?.button?.isFocused == true)
    Device.select()
    Device.advance(by: .seconds(1))
    #expect(presses == 1)
    #expect(app.phone.hudWindow == nil)
    #expect(app.phone.window.isKeyWindow)
    #expect(Device.focused?.window === app.phone.window)
  }

  @Test("A HUD that blocks keeps the focus, with and without a button")
  func mask() {
    for action in [HUD.Action("Cancel", role: .cancel) {}, nil] {
      let app = Television()
      var presses = 0
      app.first.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
      app.phone.show(HUD.Content(status: "Copying", action: action), mask: .black)
      #expect(!Device.moveFocus(to: app.first))
      let wayOut = UIFocusUpdateContext(from: Device.focused, to: app.first)
      #expect(app.phone.stage?.shouldUpdateFocus(in: wayOut) == false)
      #expect(Device.focused?.window === app.phone.hudWindow)
      if action == nil { Device.select() }
      #expect(presses == 0)
    }
  }

  @Test("A HUD that does not block and has no button leaves the focus to the app")
  func noMask() {
    let app = Television()
    app.phone.show()
    #expect(app.phone.window.isKeyWindow)
    #expect(Device.focused === app.first)
    #expect(Device.moveFocus(to: app.second))
  }

  @Test("A button that is added takes the focus, and when it is removed the mask takes it")
  func laterButton() {
    let app = Television()
    app.phone.show(HUD.Content(status: "Copying"), mask: .black)
    #expect(app.phone.stage?.isFocused == true)
    app.phone.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    #expect(app.phone.stage?.button?.isFocused == true)
    app.phone.show(HUD.Content(status: "Copying"), mask: .black)
    #expect(app.phone.stage?.isFocused == true)
  }

  @Test("A button without a mask that is removed gives the focus back while the HUD stays")
  func buttonGoes() {
    let app = Television()
    app.phone.show(HUD.Content(status: "Deleted", action: HUD.Action("Undo") {}))
    app.phone.show(HUD.Content(status: "Deleted"))
    #expect(app.phone.hudWindow?.isKeyWindow == false)
    #expect(app.phone.window.isKeyWindow)
    #expect(Device.moveFocus(to: app.second))
  }

  @Test("A view's HUD takes the focus from the view's content and leaves the rest alone")
  func view() {
    let app = Television()
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let covered = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    view.addSubview(covered)
    app.phone.window.addSubview(view)
    Device.moveFocus(to: covered)
    #expect(covered.isFocused)
    let host = UIKitHost(ViewAttachment(view), system: .newest(of: .tvOS))
    let hud = HUDController(host: host)
    hud.show(
      HUD.Content(status: "Loading…", action: HUD.Action("Cancel", role: .cancel) {}),
      options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    #expect(Device.focused is PanelButton)
    #expect(!Device.moveFocus(to: covered))
    #expect(Device.moveFocus(to: app.second))
    #expect(app.phone.window.isKeyWindow)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(Device.moveFocus(to: covered))
  }

  @Test("A HUD whose window is key still follows the app window's style")
  func style() {
    let app = Television()
    app.phone.show(mask: .black)
    app.phone.window.overrideUserInterfaceStyle = .dark
    Device.advance(by: .milliseconds(150))
    #expect(app.phone.hudWindow?.isKeyWindow == true)
    #expect(app.phone.stage?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("The app may lay out or dismiss the HUD when the HUD's window becomes key")
  func reentry() {
    let app = Television()
    app.phone.defaults.behavior.animation = .none
    let phone = app.phone
    // UIKit posts this notification on the main actor.
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        phone.stage?.setNeedsLayout()
        phone.hudWindow?.layoutIfNeeded()
        phone.hud.dismiss()
      }
    }
    phone.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    NotificationCenter.default.removeObserver(token)
    #expect(phone.hudWindow == nil)
    #expect(phone.window.isKeyWindow)
  }
}
