import Foundation
import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct FloodTests {
  let host = TestHost()

  @Test("[§C1] A million calls of one thread wake the main actor once, and the last wins")
  func millionCallsOfThread() {
    let wakes = Locked(0)
    let hud = HUDController(willWake: { wakes.withLock { $0 += 1 } }, host: { [host] in host })
    onAnotherThread {
      for step in 1...1_000_000 { hud.showProgress(Double(step) / 1_000_000, status: "last") }
    }
    #expect(wakes.value == 1)
    #expect(!hud.isVisible)
    hud.drainMailbox()
    host.settle()
    #expect(hud.panel?.request.content == HUD.Content(.ring(1), status: "last"))
    #expect(host.measured.map(\.string) == ["last"])
  }

  @Test("The next call after a wake-up wakes again")
  func afterWakeUp() async {
    let wakes = Locked(0)
    let hud = HUDController(willWake: { wakes.withLock { $0 += 1 } }, host: { [host] in host })
    for turn in 1...3 {
      await Task.detached {
        await withCheckedContinuation { served in hud.dismiss { _ in served.resume() } }
      }.value
      #expect(wakes.value == turn)
    }
  }

  @Test("[§C6] A step that was put off is displayed without any other call")
  func whatWasPutOff() async {
    // An interval that ends during the test, but not before the second step is posted.
    let hud = HUDController(
      defaults: Defaults(), stepInterval: .milliseconds(50), host: { [host] in host })
    let (shown, continuation) = AsyncStream.makeStream(of: Double?.self)
    host.shows = { continuation.yield($0.content.indicator.progress) }
    onAnotherThread { hud.showProgress(0.2) }
    var progress = shown.makeAsyncIterator()
    #expect(await progress.next() == 0.2)
    onAnotherThread { hud.showProgress(0.5) }
    #expect(await progress.next() == 0.5)
  }

  @Test("[§C5] [§C6] A thread that changes a handle again and again leaves one message")
  func changesOfOneHandle() {
    let hud = HUDController.forTest(on: host)
    let activity = hud.begin("Syncing")
    onAnotherThread {
      for step in 1...50_000 {
        activity.status = "Step \(step)"
        activity.progress = Double(step) / 50_000
      }
    }
    let changes = Locked(0)
    host.shows = { _ in changes.withLock { $0 += 1 } }
    host.settle()
    #expect(changes.value == 1)
    #expect(host.request?.content.status == "Step 50000")
    #expect(host.request?.content.indicator == .ring(1))
  }

  @Test("[§C1] Thousands of calls of a thread are served in several turns, in order")
  func turns() async {
    let turns = Locked(0)
    let hud = HUDController(
      defaults: Defaults(), willWake: { turns.withLock { $0 += 1 } }, host: { [host] in host })
    onAnotherThread {
      for step in 0..<5_000 {
        hud.setStatus("\(step)")
        hud.show(HUD.Content(status: "shown \(step)"))
      }
    }
    for _ in 0..<100_000 where host.request?.content.status != "shown 4999" { await Task.yield() }
    #expect(host.request?.content.status == "shown 4999")
    // Each turn serves a thousand calls.
    #expect(turns.value == 10)
  }

  @Test("Calls that other threads keep enqueueing do not block the main actor")
  func whatOtherThreadsPut() {
    let hud = HUDController.forTest(on: host)
    let flood = Flood(of: hud)
    flood.goOn()
    hud.setStatus("served")
    #expect(flood.served.value == 1)
    hud.setStatus("served")
    #expect(flood.served.value == 2)
  }
}

/// Enqueues one more call from another thread each time its last one was served.
private struct Flood: Sendable {
  let hud: HUDController
  let served = Locked(0)

  init(of hud: HUDController) { self.hud = hud }

  func goOn() {
    guard served.value < 1_000 else { return }
    onAnotherThread {
      hud.dismiss { _ in
        served.withLock { $0 += 1 }
        goOn()
      }
    }
  }
}
