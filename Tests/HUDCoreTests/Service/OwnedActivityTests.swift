import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct OwnedActivityTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("An activity knows the content that it began with")
  func activityKnowsItsContent() {
    let activity = hud.begin("Copying", as: .ring(0.3), detail: "3 of 10")
    #expect(activity.progress == 0.3)
    #expect(activity.status == "Copying")
    #expect(activity.detail == "3 of 10")
    activity.end()
  }

  @Test("An activity may have any indicator, and a detail")
  func activityMayHaveAnyIndicator() {
    let activity = hud.begin("Copying", as: .bar(0))
    activity.progress = 0.5
    activity.detail = "3 of 6"
    #expect(
      hud.panel?.request.content
        == HUD.Content(.bar(0.5), status: "Copying", detail: "3 of 6"))
    #expect(activity.detail == "3 of 6")
    activity.end()
  }

  @Test("The toast of succeed has the options of its activity, without its times")
  func toastStandsWhereWork() {
    let options = HUD.Options(
      mask: .black, position: .bottom, graceTime: .seconds(9), duration: .seconds(9))
    let activity = hud.begin("Syncing", options: options)
    host.advance(by: .seconds(9))
    let bottom = hud.panel?.frame.maxY
    activity.succeed("Synced")
    host.settle()
    #expect(hud.panel?.frame.maxY == bottom)
    #expect(host.blocksInput)
    host.advance(by: .seconds(6))
    #expect(!hud.isVisible)
  }

  @Test("An activity that has ended retains no image")
  func activityThatHasEnded() {
    weak var picture: CGImage?
    let activity: HUD.Activity
    do {
      let image = HUD.Image.stripe
      picture = image.pixels?.picture
      var style = HUD.Style.compact
      style.successImage = image
      activity = hud.begin("Syncing", options: HUD.Options(style: style))
    }
    activity.succeed("Synced")
    host.settle()
    #expect(picture != nil)
    host.advance(by: .seconds(10))
    #expect(picture == nil)
  }

  @Test("[§E7] An activity that is released has ended")
  func activityThatIsReleased() {
    var activity: HUD.Activity? = hud.begin("Syncing")
    #expect(hud.isVisible)
    #expect(activity != nil)
    activity = nil
    #expect(!hud.isVisible)
  }

  @Test("An activity that is released on a thread has ended too")
  func activityReleasedOnThread() {
    let notes = NotificationLog(of: hud)
    onAnotherThread { [hud] in _ = hud.begin("Syncing") }
    hud.drainMailbox()
    #expect(notes.kinds == [.willAppear, .willDisappear])
  }
}
