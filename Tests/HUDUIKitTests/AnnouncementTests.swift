import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// VoiceOver speaks a HUD's announcement to its end, whatever else it reads meanwhile.
@MainActor @Suite(.onDouble) struct AnnouncementTests {
  /// True for systems that have announcement priorities, false for those before iOS 17.
  nonisolated private static let systems = [true, false]

  private func makePhone(speaksWithPriority: Bool) -> Phone {
    var system = SystemFeatures.current
    system.speaksWithPriority = speaksWithPriority
    return Phone(system: system)
  }

  private var spoken: [String] { VoiceOver.shared.spoken }

  @Test("A change under a mask is announced, such as an upload that is saved", arguments: systems)
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
    "After a masked HUD the focus returns first, and the toast is spoken to its end",
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

  @Test("A user who goes on to another element hears that before the status", arguments: systems)
  func status(speaksWithPriority: Bool) {
    let phone = makePhone(speaksWithPriority: speaksWithPriority)
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Save", "Uploading…"])
  }

  @Test("A result is spoken to its end, whatever the user does")
  func result() {
    let phone = makePhone(speaksWithPriority: true)
    let button = phone.startVoiceOver()
    let upload = phone.hud.begin("Uploading…")
    Device.advance(by: .seconds(3))
    upload.succeed("Saved")
    Device.advance(by: .milliseconds(200))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Uploading…", "Saved", "Save"])
  }

  @Test("Progress that was cut off is not repeated", arguments: systems)
  func progress(speaksWithPriority: Bool) {
    let phone = makePhone(speaksWithPriority: speaksWithPriority)
    let button = phone.startVoiceOver()
    phone.hud.showProgress(0.1, status: "Uploading")
    Device.advance(by: .seconds(4))
    phone.hud.showProgress(0.6)
    // Before iOS 17, the announcement begins after a pause of half a second.
    Device.advance(by: .milliseconds(speaksWithPriority ? 100 : 600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Uploading", "Save"])
  }

  @Test("Before iOS 17 an announcement that was cut off is repeated")
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

  @Test("Before iOS 17 an outdated announcement is not repeated")
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

  @Test("Before iOS 17 an announcement that is cut off again and again is given up")
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

  @Test("Before iOS 17 a pending announcement ends with the HUD")
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
