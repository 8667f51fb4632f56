import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

@MainActor @Suite(.onDouble) struct ThreadTests {
  @Test("[SI22] Calls and settings on other threads reach UIKit on the main actor only")
  func otherThreads() throws {
    let phone = Phone()
    let done = DispatchSemaphore(value: 0)
    // A thread that is slow to end would keep the HUD until after this test.
    Thread { [weak hud = phone.hud, defaults = phone.defaults] in
      defaults.style.cornerRadius = 7
      hud?.showProgress(0, status: "From afar")
      for step in 1...100 { hud?.showProgress(Double(step) / 100) }
      done.signal()
    }.start()
    done.wait()
    #expect(phone.scene.windows.count == 1)
    phone.hud.drainMailbox()
    Device.settle()
    #expect(phone.stage?.status?.text == "From afar")
    #expect(phone.stage?.bezel.layer.cornerRadius == 7)
    #expect(phone.stage?.speech.accessibilityValue == "100%")
    // The queued wake of the main actor retains the HUD until after this test, so dismiss it now.
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
  }

  @Test("A system notification that is posted on another thread is ignored")
  func foreignNotifications() {
    let phone = Phone()
    phone.show()
    let place = phone.panel
    let done = DispatchSemaphore(value: 0)
    Thread {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 444, width: 390, height: 400)
        ])
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: nil)
      done.signal()
    }.start()
    done.wait()
    #expect(phone.panel == place)
  }
}
