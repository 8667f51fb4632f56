import HUDCore
import Testing

@Suite("Toasts in a queue", .timeLimit(.minutes(5))) struct QueueTests {
  private let play = Play(Policy(toastTime: .seconds(2), queuesToasts: true))

  @Test("are shown one after the other, each for its full time")
  func inTurn() {
    let toasts = [play.toast("One"), play.toast("Two"), play.toast("Three")]
    #expect(play.panel?.title == "One")
    play.pass(.milliseconds(1999))
    #expect(play.panel?.title == "One")
    play.pass(.milliseconds(1))
    #expect(play.panel?.title == "Two")
    play.pass(.seconds(2))
    #expect(play.panel?.title == "Three")
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
    for toast in toasts { #expect(play.ends(of: toast) == [.timedOut]) }
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test("wait for toasts only: a spinner is replaced at once")
  func doesNotWaitForSpinner() {
    play.show("Loading")
    play.toast("Done")
    #expect(play.panel?.title == "Done")
  }

  @Test("do not hold up a show, which takes the place of them all")
  func showDoesNotWait() {
    let toasts = [play.toast("One"), play.toast("Two")]
    play.show("Loading")
    #expect(play.panel?.title == "Loading")
    for toast in toasts { #expect(play.ends(of: toast) == [.replaced]) }
    play.pass(.seconds(100))
    #expect(play.isVisible)
  }

  @Test("lose the one that its handle takes back, on show or not")
  func withdraw() {
    let toasts = [play.toast("One"), play.toast("Two"), play.toast("Three")]
    play.send(.withdraw(toasts[1]))
    #expect(play.ends(of: toasts[1]) == [.dismissed])
    play.send(.withdraw(toasts[0]))
    #expect(play.panel?.title == "Three")
  }

  @Test("wait for their turn's end too while somebody's attention is on the panel")
  func attention() {
    let first = play.toast("One")
    play.toast("Two")
    play.send(.attention(true))
    play.send(.withdraw(first))
    play.pass(.seconds(100))
    #expect(play.panel?.title == "Two")
    play.send(.attention(false))
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
  }

  @Test("can be changed while they wait")
  func change() {
    play.toast("One")
    let next = play.toast("Two")
    play.send(.change(next, .status("Second")))
    #expect(play.panel?.title == "One")
    play.pass(.seconds(2))
    #expect(play.panel?.title == "Second")
  }

  @Test("that nobody saw in their time were never shown")
  func withoutHost() {
    play.hostIsReady = false
    let toasts = [play.toast("One"), play.toast("Two")]
    play.pass(.seconds(2))
    #expect(play.ends(of: toasts[0]) == [.neverShown])
    play.gainHost()
    #expect(play.panel?.title == "Two")
  }

  @Test("one that does not queue takes the place of the one on show only")
  func oneThatDoesNotQueue() {
    let toasts = [play.toast("One"), play.toast("Two")]
    play.policy.queuesToasts = false
    play.toast("Now")
    #expect(play.panel?.title == "Now")
    #expect(play.ends(of: toasts[0]) == [.replaced])
    play.pass(.seconds(2))
    #expect(play.panel?.title == "Two")
  }
}
