import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The window of the app that contains the HUD.
@MainActor @Suite(.onDouble) struct WindowTests {
  private func makeWindow(
    in scene: UIWindowScene, level: UIWindow.Level = .normal, isKey: Bool = false
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    return window
  }

  @Test("[S17] [SI12] The HUD is laid out in the app's window")
  func place() throws {
    let phone = Phone()
    phone.show()
    let stage = try #require(phone.stage)
    #expect(stage.superview === phone.window)
    #expect(stage.bounds.size == CGSize(width: 390, height: 844))
    // The middle of the safe area, rounded to whole pixels.
    #expect(abs(phone.panel.midX - 195) < 0.5)
    #expect(abs(phone.panel.midY - (47 + 844 - 34) / 2) < 0.5)
  }

  @Test(
    "An app finds one view more in its window, and nothing else",
    arguments: [AppleSystem.iOS, .macCatalyst, .visionOS])
  func traces(system: AppleSystem) throws {
    let phone = Phone(system)
    let root = try #require(phone.window.rootViewController)
    let subviews = phone.window.subviews
    phone.show(HUD.Content(action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    #expect(phone.window.subviews == subviews + [try #require(phone.stage)])
    #expect(phone.scene.windows == [phone.window] && phone.window.isKeyWindow)
    #expect(phone.window.rootViewController === root && root.children.isEmpty)
    #expect(root.presentedViewController == nil)
    #expect(phone.stage?.next === phone.window)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(phone.window.subviews == subviews)
    #expect(phone.host.stage == nil)
    #expect(Device.waitingTimers == 0)
  }

  @Test("[§N5] The HUD is in the key window, unless that is above the app's normal windows")
  func keyWindow() {
    let phone = Phone()
    let other = makeWindow(in: phone.scene)
    phone.show()
    #expect(phone.hudWindow === phone.window)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    let alert = makeWindow(in: phone.scene, level: .alert, isKey: true)
    phone.show()
    #expect(phone.hudWindow === other)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    other.windowLevel = UIWindow.Level(-1)
    phone.show()
    #expect(phone.hudWindow === phone.window)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    for window in [phone.window, other] { window.isHidden = true }
    phone.show()
    #expect(phone.hudWindow === alert)
  }

  @Test("[§N5] A key window that the app has made transparent does not get the HUD")
  func transparent() {
    let phone = Phone()
    let other = makeWindow(in: phone.scene)
    phone.window.alpha = 0
    // The panel gets no material, with which the double would end the test in a transparent window.
    UIAccessibility.state.reducesTransparency = true
    phone.show()
    #expect(phone.hudWindow === other)
  }

  @Test("[§N5] A request that joins goes to the new key window, and a covered one stays there")
  func joins() {
    let phone = Phone()
    phone.show()
    let other = makeWindow(in: phone.scene, isKey: true)
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow === phone.window)
    let activity = phone.hud.begin("Copying")
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow === other)
    phone.window.makeKey()
    activity.end()
    Device.advance(by: .seconds(1))
    #expect(phone.stage?.status?.text == "Loading…")
    #expect(phone.hudWindow === other)
  }

  @Test("[§N5] A request that was covered since its call does not move when it is displayed")
  func coveredSinceItsCall() {
    let phone = Phone()
    phone.hud.show(HUD.Content(status: "Loading…"), id: "load")
    let activity = phone.hud.begin("Copying")
    // It takes the rank of the request that it replaces, below the activity.
    phone.hud.show(HUD.Content(status: "Still loading…"), id: "load")
    phone.hud.showToast(HUD.Content(.success, status: "Saved"), for: .seconds(1))
    Device.advance(by: .milliseconds(500))
    let other = makeWindow(in: phone.scene, isKey: true)
    Device.advance(by: .seconds(1))
    #expect(phone.stage?.status?.text == "Copying")
    activity.end()
    Device.advance(by: .seconds(1))
    #expect(phone.stage?.status?.text == "Still loading…")
    #expect(phone.hudWindow === phone.window && other.isKeyWindow)
  }

  @Test("[§N5] A request that joins stays in its scene")
  func joinsInScene() {
    let phone = Phone()
    phone.show()
    _ = Phone.app(in: UIWindowScene("other"))
    phone.show(HUD.Content(status: "Saving…"))
    #expect(phone.hudWindow === phone.window)
  }

  @Test("[§N3] [§N5] When its window is hidden, the HUD goes to the next one, or ends without one")
  func hidden() async throws {
    let phone = Phone()
    let log = PostLog(phone.hud)
    let handle = phone.hud.show(HUD.Content(status: "Loading…"))
    Device.advance(by: .seconds(1))
    let other = makeWindow(in: phone.scene)
    phone.window.isHidden = true
    Device.settle()
    #expect(phone.hudWindow === other)
    #expect(log.kinds == [.willAppear, .didAppear])
    other.isHidden = true
    Device.settle()
    #expect(phone.hudWindow == nil)
    Device.advance(by: .seconds(1))
    try #require(!phone.hud.isVisible)
    #expect(await handle.reason == .hostGone)
  }

  @Test("A HUD that is asked for before the first window appears with the window")
  func beforeWindow() {
    let phone = Phone()
    phone.window.isHidden = true
    phone.show()
    #expect(!phone.hud.isVisible)
    phone.window.makeKeyAndVisible()
    Device.settle()
    #expect(phone.hud.isVisible && phone.hudWindow === phone.window)
  }

  @Test("[M4] However often a HUD is shown, there is one timer")
  func oneTimer() {
    let phone = Phone()
    for _ in 0..<5 {
      phone.hud.showToast(HUD.Content(.success, status: "Saved"))
      Device.advance(by: .milliseconds(300))
    }
    // One timer ends the toast, and one looks at the app after something has happened.
    #expect(Device.waitingTimers <= 2)
  }

  @Test("The run loop is observed only while there is a HUD, also after a change of scene")
  func nobodyListens() {
    let phone = Phone()
    #expect(Device.runLoopObservers == 0)
    phone.show()
    #expect(Device.runLoopObservers == 1)
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    phone.scene.disconnect()
    #expect(phone.hudWindow(in: other) != nil)
    #expect(Device.runLoopObservers == 1)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(Device.runLoopObservers == 0)
  }

  @Test("[§T8] The clock of a toast stops while its scene is in the background")
  func background() {
    let phone = Phone()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"), for: .seconds(2))
    Device.advance(by: .seconds(1))
    phone.scene.become(.background)
    Device.advance(by: .seconds(60))
    // The app is suspended, and no timer fires.
    Device.keepBusy(for: .seconds(60))
    phone.scene.become(.foregroundActive)
    #expect(phone.hud.isVisible)
    Device.advance(by: .milliseconds(900))
    #expect(phone.hud.isVisible)
    Device.advance(by: .milliseconds(200))
    #expect(!phone.hud.isVisible)
  }

  @Test("[§T8] The clock of a toast that moves to a scene in front goes on")
  func otherScene() {
    let phone = Phone()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"), for: .seconds(2))
    Device.advance(by: .seconds(1))
    _ = Phone.app(in: UIWindowScene("other"))
    phone.scene.become(.background)
    Device.advance(by: .milliseconds(1100))
    #expect(!phone.hud.isVisible)
  }
}
