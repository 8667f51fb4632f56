import HUDCore
import Testing

@Suite("showProgress", .timeLimit(.minutes(5))) struct ProgressTests {
  @Test(
    "starts an activity where nothing determinate is on show",
    arguments: [
      (.hidden, .waiting, 1), (.waitingForHost, .waitingForHost, 2), (.waiting, .waiting, 2),
      (.appearing, .appearing, 2), (.visible, .visible, 2), (.lingering, .visible, 1),
      (.toast, .visible, 1), (.disappearing, .appearing, 1),
    ] as [(Scene, Play.Phase, Int)],
    [0, 0.5, 1, .nan, .infinity])
  func starts(in cell: (scene: Scene, phase: Play.Phase, count: Int), with progress: Double) {
    let (play, first) = Play.at(cell.scene)
    play.progress(progress)
    #expect(play.phase == cell.phase)
    #expect(play.count == cell.count)
    #expect(play.ends(of: first).count == (cell.scene == .hidden ? 0 : 1))
  }

  @Test("that goes on is a step, and ends nothing")
  func steps() {
    let play = Play()
    let first = play.progress(0)
    for step in 1...10 { play.progress(Double(step) / 10) }
    #expect(play.count == 1)
    #expect(play.ends(of: first).isEmpty)
    #expect(play.panel?.indicator == .ring(1))
    #expect(play.posts == [.willAppear, .didAppear])
  }

  @Test("steps on in the grace time as well, which is not begun anew")
  func stepsInGrace() {
    let play = Play(Policy(graceTime: .milliseconds(300)))
    play.progress(0.1)
    play.pass(.milliseconds(200))
    play.progress(0.2)
    #expect(play.count == 1)
    play.pass(.milliseconds(100))
    #expect(play.panel?.indicator == .ring(0.2))
  }

  @Test(
    "begins again with a zero, but not after a zero",
    arguments: [
      ([0], 1), ([0, 0], 1), ([0, 0.5, 0], 2), ([0.5, 0], 2), ([0.5, 0, 0], 2), ([0, -1], 1),
      ([0.5, -.infinity], 2), ([-1, 0, -0.0], 1), ([0.9, 0.1], 1), ([0.2, 1, 1], 1),
      ([0.5, .nan], 1), ([.nan, .nan], 1), ([.nan, 0.5], 1), ([0.5, .nan, 0.6], 1),
      ([.nan, 0], 2),
    ] as [([Double], Int)])
  func begins(_ calls: [Double], count: Int) {
    let play = Play()
    for progress in calls { play.progress(progress) }
    #expect(play.count == count)
  }

  @Test("steps on what show put up as a ring", arguments: [0.4, 1, .nan])
  func stepsOnAShownRing(_ progress: Double) {
    let play = Play()
    let ring = play.show("Copying", .ring(0.3))
    play.progress(progress)
    #expect(play.count == 1)
    #expect(play.ends(of: ring).isEmpty)
    #expect(play.panel == HUD.Content(.ring(progress), title: "Copying"))
  }

  @Test(
    "is drawn between nothing and all of it",
    arguments: [
      (-1, .ring(0)), (-.infinity, .ring(0)), (-0.0, .ring(0)), (0.3, .ring(0.3)),
      (1.5, .ring(1)), (.infinity, .ring(1)), (.nan, .spinner),
    ] as [(Double, HUD.Indicator)])
  func clamps(_ progress: Double, to indicator: HUD.Indicator) {
    let play = Play()
    play.progress(progress)
    #expect(play.panel?.indicator == indicator)
    play.progress(0.5)
    play.progress(progress)
    #expect(play.panel?.indicator == indicator)
  }

  @Test("keeps the text with a step that has none, and clears it with an activity that has none")
  func keepsStatus() {
    let play = Play()
    play.progress(0, "Copying")
    play.progress(0.1)
    #expect(play.panel?.title == "Copying")
    play.progress(0.2, "Still copying")
    #expect(play.panel?.title == "Still copying")
    play.progress(0)
    #expect(play.panel?.title == nil)
  }

  @Test("of 1 does nothing of its own")
  func completeStays() {
    let play = Play()
    play.progress(1)
    play.pass(.seconds(3600))
    #expect(play.isVisible)
  }

  @Test("leaves an owned activity's progress alone")
  func leavesActivitiesAlone() {
    let play = Play()
    let activity = play.begin("Syncing")
    play.send(.change(activity, .progress(0.8)))
    play.progress(0.1)
    #expect(play.count == 1)
    play.pop()
    #expect(play.panel == HUD.Content(.ring(0.8), title: "Syncing"))
  }
}
