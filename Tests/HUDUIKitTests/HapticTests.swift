import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

@MainActor @Suite(.timeLimit(.minutes(5))) struct HapticTests {
  private var felt: [UINotificationFeedbackGenerator.FeedbackType] { Device.haptics.map(\.type) }

  @Test("Nothing is felt unless it is asked for")
  func off() {
    let phone = Phone()
    phone.show(HUD.Content(.success))
    #expect(felt == [])
  }

  @Test("Success, information and error are felt once each, the ring is not")
  func on() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    for indicator in [HUD.Indicator.spinner, .success, .info, .error] {
      phone.show(HUD.Content(indicator))
    }
    phone.hud.setStatus("Still the error")
    Device.settle()
    #expect(felt == [.success, .warning, .error])
  }

  @Test("The second of two errors is felt as well")
  func twice() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.error))
    phone.show(HUD.Content(.error))
    #expect(felt == [.error, .error])
  }

  @Test("What nobody sees is not felt")
  func unseen() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.scene.become(.background)
    phone.hud.showToast(HUD.Content(.error))
    #expect(felt == [])
  }

  @Test("The end of work is felt without delay, as the hardware is prepared when its HUD comes")
  func prepared() {
    let phone = Phone()
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.spinner))
    phone.show(HUD.Content(.success))
    #expect(Device.haptics.map(\.isPrompt) == [true])
  }

  @Test("After the first of two HUDs the hardware is prepared for the second")
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
