import Foundation
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct HandleTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("A handle changes its own request")
  func handleChangesWhatItPut() {
    let handle = hud.show(HUD.Content(status: "A"))
    handle.status = "B"
    handle.progress = 0.4
    host.settle()
    #expect(hud.panel?.request.content == HUD.Content(.ring(0.4), status: "B"))
    #expect(handle.status == "B")
    #expect(handle.progress == 0.4)
    handle.update(HUD.Content(.success, status: "C", detail: "D"))
    #expect(
      hud.panel?.request.content == HUD.Content(.success, status: "C", detail: "D"))
    #expect(handle.status == "C")
    #expect(handle.progress == nil)
  }

  @Test("A handle clamps its progress")
  func handleKeepsItsProgress() {
    let handle = hud.show(HUD.Content(status: "A"))
    handle.progress = 7
    #expect(handle.progress == 1)
    handle.progress = -.infinity
    #expect(handle.progress == nil)
    handle.progress = .nan
    #expect(handle.progress == nil)
    #expect(hud.panel?.request.content.indicator == .spinner)
  }

  @Test("When several threads set a handle's status, the handle reads the one that is shown")
  func ofThreadsThatSayDifferent() {
    let handle = hud.show(HUD.Content(status: "A"))
    for round in 0..<200 {
      onAnotherThread {
        DispatchQueue.concurrentPerform(iterations: 8) { handle.status = "\(round) \($0)" }
      }
      hud.drainMailbox()
      #expect(hud.panel?.request.content.status == handle.status)
    }
  }

  @Test("[SI7] [MI14] A handle reports why its own request ended, whatever ended it")
  func reasons() async {
    let popped = hud.show(HUD.Content(status: "popped"))
    hud.popActivity()
    host.advance(by: .seconds(1))
    #expect(await popped.reason == .ended)

    let replaced = hud.show(HUD.Content(status: "replaced"))
    let timedOut = hud.showToast(HUD.Content(status: "timed out"))
    #expect(await replaced.reason == .replaced)
    host.advance(by: .seconds(60))
    #expect(await timedOut.reason == .timedOut)

    let cancelled = hud.show(
      HUD.Content(status: "cancelled", action: HUD.Action("Cancel", role: .cancel) {}))
    hud.pressed()
    host.advance(by: .seconds(1))
    #expect(await cancelled.reason == .cancelled)

    let unseen = hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(1)))
    hud.dismiss()
    #expect(await unseen.reason == .neverShown)

    let lost = hud.show(HUD.Content())
    hud.hostWasLost()
    #expect(await lost.reason == .hostGone)
  }

  @Test("[§E11] Everyone who awaits a handle's end gets the reason, also after the end")
  func everyoneWhoWaitsHears() async {
    let handle = hud.show(HUD.Content(status: "A"))
    async let first = handle.reason
    async let second = handle.reason
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(await [first, second, handle.reason] == [.dismissed, .dismissed, .dismissed])
  }

  @Test("Setting the progress of a glyph to nil leaves the glyph")
  func markWithoutProgress() {
    let handle = hud.showSuccess("Saved")
    handle.progress = nil
    handle.detail = "Twice"
    #expect(
      hud.panel?.request.content
        == HUD.Content(.success, status: "Saved", detail: "Twice"))
    #expect(handle.detail == "Twice")
  }

  @Test("[§E11] A cancelled task stops waiting and leaves nothing, and the request goes on")
  func cancelledTaskStopsWaiting() async {
    let handle = hud.show(HUD.Content(status: "A"))
    let observers = handle.endPromise.observerCount
    let early = Task { await handle.reason }
    early.cancel()
    #expect(await early.value == nil)

    let waits = AsyncStream.makeStream(of: Void.self)
    let late = Task {
      waits.continuation.yield()
      return await handle.reason
    }
    for await _ in waits.stream { break }
    late.cancel()
    #expect(await late.value == nil)
    #expect(handle.endPromise.observerCount == observers)
    #expect(hud.isVisible)

    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(await handle.reason == .dismissed)
  }

  @Test("[S10] A status set right after a show wins, and is announced")
  func setStatusAfterShow() {
    hud.show(HUD.Content(status: "A"))
    hud.setStatus("B")
    host.settle()
    #expect(host.measured.map(\.string) == ["B"])
    #expect(host.filled.last?.status?.text.string == "B")
    #expect(host.announced == ["A", "B"])
  }
}
