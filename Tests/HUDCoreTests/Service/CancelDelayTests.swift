import Foundation
import HUDCore
import Testing

/// The Cancel button of `run` and `track` that comes late.
@MainActor @Suite(.timeLimit(.minutes(15))) struct CancelDelayTests {
  private let host = TestHost()
  private let hud: HUDController
  private let progress = Progress(totalUnitCount: 10)
  private let late = HUD.Options(cancelDelay: .seconds(2))

  init() {
    hud = .forTest(on: host)
    progress.isCancellable = true
  }

  private var button: HUD.Action? { hud.panel?.request.content.action }

  @Test("[§T9] The Cancel button comes as long after the HUD as the delay says, and cancels")
  func delay() async {
    await hud.run("Saving", cancellable: true, options: late) {
      host.advance(by: .milliseconds(1999))
      #expect(button == nil)
      hud.pressed()
      #expect(!Task.isCancelled)
      host.advance(by: .milliseconds(1))
      #expect(button?.role == .cancel)
      hud.pressed()
      #expect(Task.isCancelled)
    }
    #expect(!hud.isVisible)
  }

  @Test("[§T9] The delay runs from the appearance of the panel, not from the call")
  func afterGraceTime() {
    var options = late
    options.graceTime = .seconds(1)
    hud.track(progress, options: options)
    host.advance(by: .seconds(2))
    #expect(hud.isVisible && button == nil)
    host.advance(by: .seconds(1))
    #expect(button?.role == .cancel)
  }

  @Test("[§T9] On a visible panel the delay runs from the call, also while another HUD is above")
  func joins() {
    let behavior = HUD.Behavior().with { $0.cancelDelay = .seconds(2) }
    let slow = HUD.Options(behavior: behavior)
    let other = hud.begin("Other", action: .cancel {}, options: slow)
    #expect(button?.role == .cancel, "the app's own button comes at once")
    host.advance(by: .seconds(5))
    hud.track(progress, options: slow)
    host.advance(by: .seconds(1))
    let above = hud.begin("Above")
    host.advance(by: .seconds(1))
    #expect(button == nil)
    above.end()
    #expect(button?.role == .cancel)
    other.end()
  }

  @Test("[§T9] A change that gives a whole content drops the button, and another change does not")
  func contentChanges() {
    let dropped = hud.track(progress, options: late)
    dropped.update(HUD.Content(.spinner, status: "Other"))
    host.advance(by: .seconds(3))
    #expect(button == nil)
    let kept = hud.track(progress, options: late)
    kept.status = "Other"
    host.advance(by: .seconds(3))
    #expect(button?.role == .cancel)
  }
}
