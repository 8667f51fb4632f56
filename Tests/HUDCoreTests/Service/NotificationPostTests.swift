import Foundation
import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct NotificationPostTests {
  let host = TestHost()
  let hud: HUDController
  let notes: NotificationLog

  init() {
    hud = .forTest(on: host)
    notes = NotificationLog(of: hud)
  }

  @Test("[§O2] Notifications carry the status, the presentation and the reason")
  func notificationsCarryStatusPresentation() {
    hud.show(HUD.Content(status: "A"))
    host.advance(by: .seconds(1))
    hud.setStatus("B")
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(notes.all.map(\.status) == ["A", "A", "B", "B"])
    #expect(Set(notes.all.map(\.presentation)).count == 1)
    #expect(notes.all.map(\.reason) == [nil, nil, .dismissed, .dismissed])
    #expect(notes.all.map(\.isInterrupted) == [nil, nil, nil, false])
  }

  @Test("[S7] Every notification has the controller as its object, touches included")
  func object() {
    hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: .clear))
    host.advance(by: .seconds(1))
    _ = host.touch(at: CGPoint(x: 195, y: 422))
    hud.dismiss()
    host.advance(by: .seconds(1))
    // The log receives only notifications with this controller as their object.
    #expect(Set(notes.kinds) == Set(HUD.Event.Kind.allCases).subtracting([.didChange]))
  }

  @Test("[S21] A blocked touch is posted with the status, and a second time inside the panel")
  func touches() {
    hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: .clear))
    host.settle()
    #expect(host.touch(at: .zero))
    #expect(host.touch(at: CGPoint(x: 195, y: 422)))
    #expect(
      notes.kinds == [.willAppear, .didReceiveTouch, .didReceiveTouch, .didTouchInside])
    #expect(notes.all.allSatisfy { $0.status == "A" })
    hud.show(HUD.Content(status: "B"))
    #expect(!host.touch(at: .zero))
    #expect(notes.all.count == 4)
  }

  @Test("A touch is outside of a panel that is not open yet")
  func touchBeforePanel() {
    let early = NotificationLog(of: hud) { [hud] kind in
      guard kind == .willAppear else { return }
      hud.touched(at: CGPoint(x: 195, y: 422))
    }
    hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: .clear))
    #expect(early.kinds == [.willAppear, .didReceiveTouch])
  }

  @Test("A touch before the first frame is already inside the panel")
  func touchBeforeFrame() {
    hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: .clear))
    _ = host.touch(at: CGPoint(x: 195, y: 422))
    #expect(notes.kinds == [.willAppear, .didReceiveTouch, .didTouchInside])
  }

  @Test("The touch that dismisses a HUD does not reach the app")
  func touchThatDismissesHUD() {
    let dismissing = NotificationLog(of: hud) { [hud] in if $0 == .didReceiveTouch { hud.dismiss() }
    }
    hud.show(HUD.Content(status: "A"), options: HUD.Options(mask: .clear))
    #expect(host.touch(at: .zero))
    #expect(dismissing.kinds.contains(.willDisappear))
    #expect(!host.touch(at: .zero))
  }

  @Test("[§C3] isVisible is true from willAppear to willDisappear, as seen by observers")
  func whileItIsPostedIsVisible() {
    hud.show(HUD.Content(status: "A"))
    host.advance(by: .seconds(1))
    hud.dismiss()
    hud.show(HUD.Content(status: "B"))
    #expect(
      notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear, .willAppear])
    #expect(notes.all.map(\.isVisible) == [true, true, false, false, true])
  }

  @Test("isVisible is right for each notification, also when several deadlines passed at once")
  func isVisibleHolds() {
    hud.showToast(HUD.Content(status: "A"), options: .lasting(.seconds(1)))
    host.suspend(until: .seconds(60))
    host.suspend(until: .seconds(120))
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(notes.all.map(\.isVisible) == [true, true, false, false])
  }

  @Test("[SI15] Two controllers post independently")
  func twoControllers() {
    let otherHost = TestHost()
    let other = HUDController.forTest(on: otherHost)
    let otherNotes = NotificationLog(of: other)
    hud.show(HUD.Content(status: "A"))
    other.show(HUD.Content(status: "B"))
    hud.dismiss()
    #expect(notes.kinds == [.willAppear, .willDisappear])
    #expect(otherNotes.kinds == [.willAppear])
    #expect(otherNotes.all.first?.status == "B")
    #expect(other.isVisible)
  }
}
