import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Whether VoiceOver says to the end what a HUD has to tell, whatever else it reads meanwhile.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AnnouncementTests {
  /// With priorities for announcements, and before there were any.
  nonisolated private static let systems = [true, false]

  private func makePhone(speaksWithPriority: Bool) -> Phone {
    var system = SystemFeatures.current
    system.speaksWithPriority = speaksWithPriority
    return Phone(system: system)
  }

  private var spoken: [String] { VoiceOver.shared.spoken }

  @Test("Under a mask a change is heard: the upload that is saved", arguments: systems)
  func changeUnderMask(speaksWithPriority: Bool) {
    let phone = makePhone(speaksWithPriority: speaksWithPriority)
    phone.startVoiceOver()
    phone.show(HUD.Content(status: "Uploading…"), mask: .black)
    Device.advance(by: .seconds(2))
    phone.hud.showToast(
      HUD.Content(.success, status: "Saved"), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(3))
    #expect(spoken == ["Uploading…", "Saved"])
  }

  @Test(
    "After a masked HUD the focus is given back first, and the toast is heard to its end",
    arguments: systems)
  func toastAfterMask(speaksWithPriority: Bool) {
    let phone = makePhone(speaksWithPriority: speaksWithPriority)
    let button = phone.startVoiceOver()
    phone.show(HUD.Content(status: "Uploading…"), mask: .black)
    Device.advance(by: .seconds(2))
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .seconds(4))
    #expect(VoiceOver.shared.focus === button)
    #expect(spoken.filter { $0 == "Saved" }.count == 1)
    let kinds = UIAccessibility.state.posted.map(\.notification)
    #expect(kinds.prefix(3) == [.screenChanged, .layoutChanged, .announcement])
  }

  @Test("Before iOS 17 an announcement that was cut off is made again")
  func again() {
    let phone = makePhone(speaksWithPriority: false)
    let button = phone.startVoiceOver()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Save", "Saved"])
    #expect(UIAccessibility.announcements.count > 1)
  }

  @Test("Before iOS 17 nothing is said again that is no longer so")
  func replaced() {
    let phone = makePhone(speaksWithPriority: false)
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .milliseconds(300))
    phone.hud.setStatus("Nearly there")
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Save", "Nearly there"])
  }

  @Test("Before iOS 17 nobody is told for ever what he does not want to hear")
  func givesUp() {
    let phone = makePhone(speaksWithPriority: false)
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    for _ in 0..<100 {
      Device.advance(by: .milliseconds(100))
      UIAccessibility.post(notification: .layoutChanged, argument: button)
    }
    #expect((2...10).contains(UIAccessibility.announcements.count))
  }

  @Test("Before iOS 17 what is not said yet ends with the HUD")
  func ends() {
    let phone = makePhone(speaksWithPriority: false)
    phone.startVoiceOver()
    phone.defaults.behavior.fadeOutTime = .zero
    phone.hud.show(HUD.Content(status: "Uploading…"))
    phone.hud.dismiss()
    #expect(Device.waitingTimers == 0)
    Device.advance(by: .seconds(3))
    #expect(UIAccessibility.announcements.isEmpty)
  }
}
