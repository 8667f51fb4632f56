import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// VoiceOver speaks a HUD's announcement to its end, whatever else it reads meanwhile.
@MainActor @Suite(.onDouble) struct AnnouncementTests {
  private var spoken: [String] { VoiceOver.shared.spoken }

  @Test("A change under a mask is announced, such as an upload that is saved")
  func changeUnderMask() {
    let phone = Phone()
    phone.startVoiceOver()
    phone.show(HUD.Content(status: "Uploading…"), mask: .black)
    Device.advance(by: .seconds(2))
    phone.hud.showToast(
      HUD.Content(.success, status: "Saved"), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(3))
    #expect(spoken == ["Uploading…", "Saved"])
  }

  @Test("After a masked HUD the focus returns first, and the toast is spoken to its end")
  func toastAfterMask() {
    let phone = Phone()
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

  @Test("A user who goes on to another element hears that before the status")
  func status() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Save", "Uploading…"])
  }

  @Test("A result is spoken to its end, whatever the user does")
  func result() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    let upload = phone.hud.begin("Uploading…")
    Device.advance(by: .seconds(3))
    upload.succeed("Saved")
    Device.advance(by: .milliseconds(200))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Uploading…", "Saved", "Save"])
  }

  @Test("Progress that was cut off is not repeated")
  func progress() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.hud.showProgress(0.1, status: "Uploading")
    Device.advance(by: .seconds(4))
    phone.hud.showProgress(0.6)
    Device.advance(by: .milliseconds(100))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Uploading", "Save"])
  }

  @Test("An outdated announcement is not repeated")
  func replaced() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .milliseconds(300))
    phone.hud.setStatus("Nearly there")
    Device.advance(by: .seconds(4))
    #expect(spoken == ["Save", "Nearly there"])
  }

  @Test("An announcement that is cut off again and again is given up")
  func givesUp() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.hud.show(HUD.Content(status: "Uploading…"))
    for _ in 0..<100 {
      Device.advance(by: .milliseconds(100))
      UIAccessibility.post(notification: .layoutChanged, argument: button)
    }
    #expect((2...10).contains(UIAccessibility.announcements.count))
  }

  @Test("A pending announcement ends with the HUD")
  func ends() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.defaults.behavior.fadeOutTime = .zero
    phone.hud.show(HUD.Content(status: "Uploading…"))
    Device.advance(by: .milliseconds(600))
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    Device.advance(by: .milliseconds(200))
    phone.hud.dismiss()
    Device.advance(by: .seconds(3))
    #expect(UIAccessibility.announcements.count == 1)
    #expect(Device.waitingTimers == 0)
  }
}
