import HUDCore
import HUDOffscreen
import Testing

@testable import HUDFuzzer

/// Stories that `Tests/fuzz` wrote: each one broke a law, because of a mistake in the sources or of
/// one that was made deliberately.
@MainActor @Suite(.timeLimit(.minutes(15))) struct StoryTests {
  @Test("[§E4] After the delayed end of the anonymous request, the next one counts from one")
  func delayedEnd() {
    let story = Story()
    story[1] = story.hud.begin("A", as: .none, options: HUD.Options(graceTime: .milliseconds(500)))
    story[3] = story.hud.show(status: "B", action: story.action(1, role: .cancel))
    story.onAnotherThread { story in story[3]?.dismiss(after: .milliseconds(50)) }
    story.screen.advance(by: .seconds(2))
    story.hud.showProgress(.nan)
    story.hud.popActivity()
    #expect(story.screen.content?.status == "A")
  }

  @Test("[§C1] [§E6] Work that its button cancels ends at once, and its result changes nothing")
  func cancelledRun() async {
    let story = Story()
    await story.run(1, "Work", cancellable: true, success: "Done", failure: nil)
    story.onNext(.post(.willDisappear)) { story in story[2] = story.hud.begin("Next") }
    story.pressEscape()
    #expect(story.end(of: 1) == .cancelled)
    #expect(story.screen.content?.status == "Next")
    await story.finishRun(1, .succeeds)
    #expect(story.screen.content?.status == "Next")
    #expect(story.posts.map(\.kind) == [.willAppear, .willDisappear, .didDisappear, .willAppear])
  }

  @Test("[§T7] A duration does not end a HUD that is no toast")
  func durationOfActivity() {
    let story = Story()
    story[1] = story.hud.show(.activity, status: "A", id: "a")
    story[1]?.update(options: HUD.Options(duration: .zero))
    story.screen.advance(by: .seconds(2))
    #expect(story.posts.map(\.kind) == [.willAppear, .didAppear])
  }
}
