import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel as VoiceOver finds and speaks it.
@MainActor @Suite(.onDouble) struct AccessibilityTests {
  private typealias Kind = UIAccessibility.Notification

  private var kinds: [Kind] { UIAccessibility.state.posted.map(\.notification) }
  private var announcements: [String] { UIAccessibility.announcements }
  private var voiceOver: VoiceOver { .shared }

  @Test("Nothing is announced while no screen reader is running")
  func announcesToNobody() {
    let phone = Phone()
    phone.show()
    phone.hud.setStatus("Nearly there")
    #expect(kinds == [])
  }

  @Test("[MI27] A HUD that blocks is modal and takes the focus, and is not announced as well")
  func takesFocus() throws {
    let phone = Phone()
    phone.startVoiceOver()
    phone.show(mask: .black)
    Device.advance(by: .seconds(2))
    #expect(kinds == [.screenChanged])
    #expect(voiceOver.focus === phone.stage?.speech)
    #expect(try #require(phone.stage).accessibilityViewIsModal)
    #expect(voiceOver.spoken == ["Loading…"])
  }

  @Test("[SI25] [MI27] The focus returns to its place once, with a layout change and no new screen")
  func givesFocusBack() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.show(mask: .black)
    phone.hud.dismiss()
    #expect(kinds == [.screenChanged])
    Device.advance(by: .seconds(1))
    #expect(kinds == [.screenChanged, .layoutChanged])
    #expect(voiceOver.focus === button)
  }

  @Test("A HUD that no longer blocks gives the focus back at once")
  func noLongerBlocks() {
    let phone = Phone()
    let button = phone.startVoiceOver()
    phone.show(mask: .black)
    phone.show(HUD.Content(.success, status: "Saved"), mask: HUD.Mask.none)
    #expect(voiceOver.focus === button)
    #expect(phone.stage?.accessibilityViewIsModal == false)
  }

  @Test("[SI25] [MI27] Progress is an accessibility value, and is not announced at every step")
  func progress() {
    let phone = Phone()
    phone.startVoiceOver()
    phone.show(HUD.Content(.ring(0), status: "Uploading"))
    for step in 1...20 { phone.hud.showProgress(Double(step) / 100) }
    Device.settle()
    #expect(phone.stage?.speech.accessibilityValue == "20%")
    #expect(phone.stage?.speech.accessibilityTraits == .updatesFrequently)
    #expect(announcements == ["Uploading"])
  }

  @Test("[S10] A changed text is read from then on, even before the next frame")
  func changedText() {
    let phone = Phone()
    phone.startVoiceOver()
    phone.show()
    phone.hud.setStatus("Nearly there")
    #expect(phone.stage?.speech.accessibilityLabel == "Nearly there")
    #expect(announcements == ["Loading…", "Nearly there"])
  }

  @Test("A HUD without a text is read by its kind, in the user's language")
  func words() {
    let phone = Phone()
    phone.show(HUD.Content(.spinner))
    #expect(phone.stage?.speech.accessibilityLabel == "Loading")
    phone.show(HUD.Content(.success))
    #expect(phone.stage?.speech.accessibilityLabel == "Success")
  }

  @Test("[SI25] The panel is one accessibility element and the button another; the labels are none")
  func elements() throws {
    let phone = Phone()
    phone.show(
      HUD.Content(
        .spinner, status: "Copying", detail: "3 of 7",
        action: HUD.Action("Cancel", role: .cancel) {}))
    let stage = try #require(phone.stage)
    #expect(stage.accessibilityIdentifier == "HUD")
    #expect(stage.speech.isAccessibilityElement)
    #expect(stage.speech.accessibilityLabel == "Copying\n3 of 7")
    let button = try #require(stage.button)
    #expect(button.isAccessibilityElement && button.accessibilityIdentifier == "HUD.button")
    #expect(try #require(stage.status).isAccessibilityElement == false)
    #expect(!stage.isAccessibilityElement && !stage.bezel.isAccessibilityElement)
  }

  @Test("[§O7] A view of the app without a label is read as Loading, unless it has elements itself")
  func customView() throws {
    let phone = Phone()
    let box = UIView()
    box.addSubview(UILabel())
    for (view, text) in [(UIView(), "Loading"), (UILabel(), nil), (box, nil)] as [(UIView, String?)]
    {
      phone.show(HUD.Content(.custom(size: CGSize(width: 20, height: 20)) { view }))
      #expect(phone.stage?.speech.accessibilityLabel == text)
      #expect(phone.stage?.speech.isAccessibilityElement == (text != nil))
    }
    phone.show(HUD.Content(.custom(size: CGSize(width: 20, height: 20), label: "Rocket") { box }))
    #expect(phone.stage?.speech.accessibilityLabel == "Rocket")
  }

  @Test("An image with an empty label and no text is no element, so the focus moves to the button")
  func pictureAlone() throws {
    let phone = Phone()
    phone.startVoiceOver()
    let picture = try #require(HUD.Image(rgba: [0, 0, 0, 255], width: 1, height: 1, label: ""))
    phone.show(
      HUD.Content(.image(picture), action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    let stage = try #require(phone.stage)
    #expect(!stage.speech.isAccessibilityElement)
    #expect(stage.speech.accessibilityLabel == nil)
    #expect(voiceOver.focus === stage.button)
    phone.hud.setStatus("Paired")
    #expect(stage.speech.isAccessibilityElement)
  }

  @Test("A toast stays longer under VoiceOver")
  func toast() {
    let phone = Phone()
    phone.startVoiceOver()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .seconds(4))
    #expect(phone.hud.isVisible)
    Device.advance(by: .seconds(2))
    #expect(!phone.hud.isVisible)
  }
}
