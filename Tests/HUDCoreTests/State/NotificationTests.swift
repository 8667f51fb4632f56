import HUDCore
import Testing

@Suite("Notifications", .timeLimit(.minutes(5))) struct NotificationTests {
  private let fading = Policy(fadeTime: .milliseconds(200))

  @Test("tell of a presentation's coming and going, once each and in order")
  func wholePresentation() {
    let play = Play(fading)
    play.show("One")
    #expect(play.posts == [.willAppear])
    play.show("Two")
    play.toast("Three")
    play.pass(.milliseconds(200))
    #expect(play.posts == [.willAppear, .didAppear])
    play.begin("Four")
    play.dismiss()
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear])
    play.dismiss()
    play.pass(.milliseconds(200))
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    play.pass(.seconds(3600))
    #expect(play.events.count == 4)
  }

  @Test("tell all that was due while the process was stopped, in order")
  func stopped() {
    var policy = Policy(fadeTime: .milliseconds(300))
    policy.minimumTime = .milliseconds(350)
    let play = Play(policy)
    play.show("A")
    play.pass(.milliseconds(50))
    play.show("A", .activity)
    play.pass(.milliseconds(10))
    play.dismiss()
    play.suspend(.seconds(1))
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear])
  }

  @Test("lack didAppear where it left while it was still appearing")
  func leftWhileAppearing() {
    let play = Play(fading)
    play.show()
    play.pass(.milliseconds(100))
    play.dismiss()
    play.pass(.seconds(1))
    #expect(play.posts == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test("have didAppear where it lingered that long")
  func appearedWhileLingering() {
    let play = Play(Policy(minimumTime: .milliseconds(200), fadeTime: .milliseconds(200)))
    play.show()
    play.dismiss()
    play.pass(.milliseconds(200))
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear])
  }

  @Test("have didAppear where a show overtook what lingered before it had appeared")
  func overtakenWhileAppearing() {
    let play = Play(Policy(minimumTime: .seconds(1), fadeTime: .milliseconds(200)))
    play.show()
    play.dismiss()
    play.show()
    #expect(play.phase == .appearing)
    play.pass(.milliseconds(200))
    #expect(play.posts == [.willAppear, .didAppear])
  }

  @Test("say willDisappear when it starts to go, not at the call")
  func afterTheDelay() {
    let play = Play(Policy(minimumTime: .seconds(2), fadeTime: .milliseconds(200)))
    play.show()
    play.dismiss(after: .seconds(1))
    play.pass(.milliseconds(1999))
    #expect(play.posts == [.willAppear, .didAppear])
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(play.posts.last == .willDisappear)
    #expect(!play.isVisible)
  }

  @Test("carry the text, the presentation, and on leaving the reason")
  func payload() {
    let play = Play(fading)
    play.show("One")
    play.pass(.seconds(1))
    play.show()
    play.pop()
    play.pop()
    play.pass(.seconds(1))
    play.show()
    #expect(play.events.map(\.status) == ["One", "One", nil, nil, nil])
    #expect(play.events.map(\.reason) == [nil, nil, .ended, .ended, nil])
    let presentations = play.events.map(\.presentation)
    #expect(Set(presentations.prefix(4)).count == 1)
    #expect(presentations.last != presentations.first)
    #expect(play.events.allSatisfy { !$0.isInterrupted })
  }

  @Test("tell of a touch where the mask blocks, and inside the panel twice")
  func touches() {
    let play = Play(Policy(fadeTime: .milliseconds(200), blocksInput: true))
    play.show("One")
    play.send(.touch(inside: false))
    #expect(play.posts.dropFirst() == [.didReceiveTouch])
    play.send(.touch(inside: true))
    #expect(play.posts.dropFirst(2) == [.didReceiveTouch, .didTouchInside])
    #expect(play.events.last?.status == "One")
  }

  @Test("tell of no touch where the mask lets it through, or nothing is seen")
  func noTouches() {
    let play = Play(Policy(graceTime: .milliseconds(300), blocksInput: true))
    play.send(.touch(inside: true))
    play.show()
    play.send(.touch(inside: true))
    #expect(play.posts.isEmpty)
    let open = Play()
    open.show()
    open.send(.touch(inside: true))
    #expect(open.posts == [.willAppear, .didAppear])
  }

  @Test("agree with isVisible: from willAppear to willDisappear")
  func visibility() {
    let play = Play(.unhurried)
    play.show()
    #expect(!play.isVisible)
    play.pass(.milliseconds(300))
    #expect(play.isVisible)
    play.dismiss()
    #expect(play.isVisible)
    play.pass(.seconds(1))
    #expect(!play.isVisible)
    #expect(play.phase == .disappearing)
  }
}
