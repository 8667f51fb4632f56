import Foundation
import HUDCore
import HUDOffscreen

/// A law that a HUD broke.
struct Violation {
  let law: Law
  /// What was expected, and what happened.
  let detail: String
  /// The expectation in Swift, for a test.
  let expectation: String
}

/// Plays a story to a real HUD and to the specification, and checks the laws after each step.
@MainActor final class Trial {
  let story: Story
  var specification: Specification
  private(set) var violation: Violation?
  /// The hosts that the HUD had, the present one last.
  private let hosts: Hosts
  let bystander = Bystander()
  var runs: [Int: Outcomes] = [:]
  private let events: HUD.Events
  var checked = Checked()

  @MainActor private final class Hosts {
    var all: [WatchedHost] = []
  }

  /// How far the checks have come.
  struct Checked {
    var posts = 0
    var lastPost: Story.Post?
    var results = 0
    /// The handles whose request had not ended at the last check.
    var open: [Int] = []
    var handles = 0
    var hostCalls = 0
  }

  private init() {
    let hosts = Hosts()
    self.hosts = hosts
    let story = Story { screen in
      let host = WatchedHost(screen)
      hosts.all.append(host)
      return host
    }
    self.story = story
    specification = Specification(defaults: story.defaults) { [unowned story] in
      story.progress($0)
    }
    events = story.hud.events
  }

  var host: WatchedHost { hosts.all[hosts.all.count - 1] }
  var earlierHosts: ArraySlice<WatchedHost> { hosts.all.dropLast() }

  func expect(
    _ isTrue: Bool, _ law: Law, _ detail: @autoclosure () -> String,
    _ expectation: @autoclosure () -> String
  ) {
    guard !isTrue, violation == nil else { return }
    violation = Violation(law: law, detail: detail(), expectation: expectation())
  }

  /// Says to the specification that the drawn button was pressed.
  func press() {
    if let press = specification.drawnPress { specification.call(.press(press)) }
  }

  /// Lets the tasks of the main actor run.
  func turn() async {
    for _ in 0..<3 { await Task.yield() }
    specification.turn()
  }
}

// MARK: Stories

extension Trial {
  /// Plays a story to a new HUD, until a law is broken.
  ///
  /// - Returns: The number of steps played, and the first violation.
  static func play(_ steps: [Step]) async -> (played: Int, violation: Violation?) {
    weak var hud: HUDController?
    weak var host: WatchedHost?
    let (played, violation, events, posts) = await {
      let trial = Trial()
      let played = await trial.play(steps)
      (hud, host) = (trial.story.hud, trial.host)
      return (played, trial.violation, trial.events, trial.story.posts)
    }()
    // The tasks that were to wake the main actor retain the controller until they have run.
    for _ in 0..<10_000 where hud != nil || host != nil { await Task.yield() }
    if let violation { return (played, violation) }
    guard hud == nil, host == nil else {
      return (played, Violation(law: .release, detail: "it lives", expectation: "hud == nil"))
    }
    // The subscription has ended with the controller, so this loop ends.
    var told: [HUD.Event.Kind] = []
    // O6: no notification is posted for a change.
    for await event in events where event.kind != .didChange { told.append(event.kind) }
    guard told == posts.map(\.kind) else {
      return (played, Violation(law: .events, detail: "\(told)", expectation: "\(posts)"))
    }
    return (played, nil)
  }

  private func play(_ steps: [Step]) async -> Int {
    for (index, step) in steps.enumerated() {
      await step.play(self)
      checkLaws()
      if violation != nil {
        await finishRuns()
        return index + 1
      }
    }
    await end()
    return steps.count
  }

  /// Ends the story: a HUD without an end stays, and after a dismissal nothing is left.
  private func end() async {
    story.forgetReaction()
    specification.reaction = nil
    await finishRuns()
    checkLaws()
    expectStaying()
    await Call.dismiss(after: .zero, isAnimated: true, completion: nil).onMainActor.play(self)
    await Step.pass(.seconds(20)).play(self)
    checkLaws()
    expect(
      !story.hud.isVisible && host.canvas == nil, .posts, "20 s after a dismissal",
      "story.hud.isVisible == false")
    checkEverythingOnce()
    // Each await takes a detour through another thread, so await only the newest.
    for number in specification.allHandles.suffix(5) where violation == nil {
      guard let handle = story[number], let reason = specification.ends[number] else { continue }
      let answer = await handle.reason
      expect(
        answer == reason, .answers, "\(answer as Any) for \(number)",
        "await story[\(number)]?.reason == .\(reason)")
    }
  }

  private func expectStaying() {
    guard violation == nil, specification.hostIsReady, !specification.hostIsGone else { return }
    let show = Call.show(
      -1, Sample(.spinner, ".spinner"), status: Sample("Stays", "\"Stays\""),
      detail: Sample(nil, "nil"), button: nil, CallForm(id: nil, mask: nil, options: nil))
    show.make(story)
    if let input = show.expected(&specification) { specification.call(input) }
    // Longer than a full queue of toasts with the longest time of a sample.
    story.screen.advance(by: .seconds(120))
    specification.advance(by: .seconds(120))
    checkLaws()
    expect(
      story.hud.isVisible, .posts, "two minutes after a show", "story.hud.isVisible == true")
  }
}
