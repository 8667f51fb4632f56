import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

@MainActor @Suite(.onDouble) struct HapticTests {
  private var felt: [UINotificationFeedbackGenerator.FeedbackType] { Device.haptics.map(\.type) }

  @Test("There is no haptic feedback by default")
  func off() {
    let phone = Phone()
    phone.show(HUD.Content(.success))
    #expect(felt == [])
  }

  @Test("Success, warning, info and error give one haptic each, and the spinner none")
  func on() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    for indicator in [HUD.Indicator.spinner, .success, .warning, .info, .error] {
      phone.show(HUD.Content(indicator))
    }
    phone.hud.setStatus("Still the error")
    Device.settle()
    #expect(felt == [.success, .warning, .warning, .error])
  }

  @Test("A second error gives a haptic again")
  func twice() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.error))
    phone.show(HUD.Content(.error))
    #expect(felt == [.error, .error])
  }

  @Test("A HUD that is not visible gives no haptic")
  func unseen() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.scene.become(.background)
    phone.hud.showToast(HUD.Content(.error))
    #expect(felt == [])
  }

  @Test("The hardware is prepared again for the second HUD")
  func preparedAgain() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.spinner))
    phone.show(HUD.Content(.success))
    phone.hud.dismiss()
    Device.advance(by: .seconds(4))
    phone.show(HUD.Content(.spinner))
    phone.show(HUD.Content(.error))
    #expect(Device.haptics.map(\.isPrompt) == [true, true])
  }
}
