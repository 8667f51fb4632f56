import Foundation
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct HandleTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("A handle changes what it put up")
  func handleChangesWhatItPut() {
    let handle = hud.show(HUD.Content(title: "A"))
    handle.status = "B"
    handle.progress = 0.4
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(.ring(0.4), title: "B"))
    #expect(handle.status == "B")
    #expect(handle.progress == 0.4)
    handle.update(HUD.Content(.success, title: "C", detail: "D"))
    #expect(
      hud.hostDelegate.panel?.request.content == HUD.Content(.success, title: "C", detail: "D"))
    #expect(handle.status == "C")
    #expect(handle.progress == nil)
  }

  @Test("A handle keeps its progress in bounds")
  func handleKeepsItsProgress() {
    let handle = hud.show(HUD.Content(title: "A"))
    handle.progress = 7
    #expect(handle.progress == 1)
    handle.progress = -.infinity
    #expect(handle.progress == 0)
    handle.progress = .nan
    #expect(handle.progress == nil)
    #expect(hud.hostDelegate.panel?.request.content.indicator == .spinner)
  }

  @Test("Of threads that say different things the handle knows which is shown")
  func ofThreadsThatSayDifferent() {
    let handle = hud.show(HUD.Content(title: "A"))
    for round in 0..<200 {
      onAnotherThread {
        DispatchQueue.concurrentPerform(iterations: 8) { handle.status = "\(round) \($0)" }
      }
      hud.hostDelegate.drainMailbox()
      #expect(hud.hostDelegate.panel?.request.content.title == handle.status)
    }
  }

  @Test("A handle takes back its own request alone")
  func handleTakesBack() async {
    let activity = hud.begin("work")
    let handle = hud.show(HUD.Content(title: "A"))
    handle.dismiss()
    #expect(await handle.ended == .dismissed)
    #expect(hud.isVisible)
    #expect(hud.hostDelegate.panel?.request.content.title == "work")
    activity.end()
    #expect(!hud.isVisible)
  }

  @Test("[SI7] a handle tells why its own HUD ended, whatever ended it")
  func reasons() async {
    let popped = hud.show(HUD.Content(title: "popped"))
    hud.popActivity()
    host.advance(by: .seconds(1))
    #expect(await popped.ended == .ended)

    let replaced = hud.show(HUD.Content(title: "replaced"))
    let timedOut = hud.showToast(HUD.Content(title: "timed out"))
    #expect(await replaced.ended == .replaced)
    host.advance(by: .seconds(60))
    #expect(await timedOut.ended == .timedOut)

    let cancelled = hud.show(
      HUD.Content(title: "cancelled", action: HUD.Action("Cancel") {}))
    hud.hostDelegate.pressed()
    host.advance(by: .seconds(1))
    #expect(await cancelled.ended == .cancelled)

    let unseen = hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(1)))
    hud.dismiss()
    #expect(await unseen.ended == .neverShown)

    let lost = hud.show(HUD.Content())
    hud.hostDelegate.hostWasLost()
    #expect(await lost.ended == .hostGone)
  }

  @Test("After its end a handle is inert")
  func afterItsEndHandle() {
    let handle = hud.show(HUD.Content(title: "A"))
    hud.show(HUD.Content(title: "B"))
    handle.status = "changed"
    handle.progress = 0.5
    handle.update(HUD.Content(.success))
    handle.dismiss()
    handle.dismiss()
    host.advance(by: .seconds(60))
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(title: "B"))
    #expect(hud.isVisible)
  }

  @Test("Everyone who waits hears the end and so does who asks later")
  func everyoneWhoWaitsHears() async {
    let handle = hud.show(HUD.Content(title: "A"))
    async let first = handle.ended
    async let second = handle.ended
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(await [first, second, handle.ended] == [.dismissed, .dismissed, .dismissed])
  }

  @Test("A mark without a progress stays a mark")
  func markWithoutProgress() {
    let handle = hud.showSuccess("Saved")
    handle.progress = nil
    handle.detail = "Twice"
    #expect(
      hud.hostDelegate.panel?.request.content
        == HUD.Content(.success, title: "Saved", detail: "Twice"))
    #expect(handle.detail == "Twice")
  }

  @Test("A cancelled task stops waiting and ends nothing")
  func cancelledTaskStopsWaiting() async {
    let handle = hud.show(HUD.Content(title: "A"))
    let early = Task { await handle.ended }
    early.cancel()
    #expect(await early.value == nil)

    let waits = AsyncStream.makeStream(of: Void.self)
    let late = Task {
      waits.continuation.yield()
      return await handle.ended
    }
    for await _ in waits.stream { break }
    late.cancel()
    #expect(await late.value == nil)
    #expect(hud.isVisible)

    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(await handle.ended == .dismissed)
  }

  @Test("Who throws a handle away leaves the HUD up")
  func whoThrowsHandleAway() {
    _ = hud.show(HUD.Content(title: "A"))
    host.advance(by: .seconds(60))
    #expect(hud.isVisible)
  }

  @Test("[S10] a text set right after show wins, and is what a screen reader hears")
  func setStatusAfterShow() {
    hud.show(HUD.Content(title: "A"))
    hud.setStatus("B")
    host.settle()
    #expect(host.measured.map(\.string) == ["B"])
    #expect(host.filled.last?.title?.text.string == "B")
    #expect(host.announced == ["A", "B"])
  }
}
