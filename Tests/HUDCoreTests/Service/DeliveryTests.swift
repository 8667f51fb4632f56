import Foundation
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct DeliveryTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("[§C1] A call from the main actor takes effect before it returns")
  func callFromMainActor() {
    hud.show(HUD.Content(status: "A"))
    #expect(hud.isVisible)
    #expect(hud.panel?.request.content.status == "A")
    hud.setStatus("B")
    #expect(hud.panel?.request.content.status == "B")
    hud.showProgress(0.4)
    #expect(hud.panel?.request.content.indicator == .ring(0.4))
    hud.dismiss()
    #expect(!hud.isVisible)
  }

  @Test("[§C1] A call from a thread is enqueued")
  func callFromThread() {
    onAnotherThread { [hud] in hud.show(HUD.Content(status: "A")) }
    #expect(!hud.isVisible)
    hud.drainMailbox()
    #expect(hud.isVisible)
  }

  @Test("[§C4] A detached task is served in the order of its calls")
  func detachedTaskIsServed() async {
    let ended = await Task.detached { [hud] in
      let first = hud.show(HUD.Content(status: "A"))
      let second = hud.show(HUD.Content(status: "B"))
      hud.showToast(HUD.Content(.success, status: "C"))
      return await [first.reason, second.reason]
    }.value
    #expect(ended == [.replaced, .replaced])
    #expect(hud.panel?.request.content.status == "C")
  }

  @Test("[MI13] [§C4] Calls that wait are served before a later one of the main actor")
  func noCallOvertakesAnother() {
    onAnotherThread { [hud] in
      hud.show(HUD.Content(status: "first"))
      hud.setStatus("second")
    }
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(!hud.isVisible)
    #expect(hud.panel?.request.content == nil)
  }

  @Test("[§C6] Any call first serves the waiting steps, in order and at once")
  func stepsAreServedInOrder() {
    let notes = NotificationLog(of: hud)
    onAnotherThread { [hud] in
      hud.showProgress(0.2, status: "First")
      hud.showProgress(0.5)
      hud.popActivity()
      hud.showProgress(0.1, status: "Second")
      hud.showProgress(0.3)
    }
    hud.setStatus("Third")
    #expect(hud.panel?.request.content == HUD.Content(.ring(0.3), status: "Third"))
    #expect(notes.all.map(\.status) == ["First", "First", "First", "Second"])
  }

  @Test("[§C4] Calls of an actor and of the main actor are served in the order they were made")
  func actorAndMainActor() async {
    let worker = Worker(hud: hud)
    for round in 0..<100 {
      await worker.shows("\(round)")
      hud.setStatus("\(round), main")
      #expect(hud.panel?.request.content.status == "\(round), main")
      hud.dismiss()
      await worker.pops()
      hud.drainMailbox()
      #expect(!hud.isVisible)
    }
  }

  @Test("[SI1] After show, show, popActivity in one turn of another thread the HUD stays")
  func popsOnlyWhatWasShown() {
    onAnotherThread { [hud] in
      hud.show(HUD.Content(status: "A"))
      hud.show(HUD.Content(status: "B"))
      hud.popActivity()
    }
    host.advance(by: .seconds(60))
    #expect(hud.isVisible)
    hud.popActivity()
    #expect(!hud.isVisible)
  }

  @Test("[SI22] Every call may be made, and every setting changed, on any thread")
  func anyThread() {
    let defaults = Defaults()
    self.hud.move(to: TestHost())
    let hud = HUDController.forTest(on: host, defaults: defaults)
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      defaults.style.cornerRadius = Double(index)
      defaults.behavior.mask = index.isMultiple(of: 2) ? .clear : .none
      let handle = hud.show(HUD.Content(status: "\(index)"))
      hud.showProgress(Double(index) / 64, status: "\(index)")
      handle.status = "changed"
      _ = (handle.status, handle.progress, hud.isVisible, defaults.style, defaults.behavior)
      hud.begin("short").end()
      hud.popActivity()
    }
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  @Test("An observer of a HUD's end on the main actor runs before the dismissal returns")
  func observerRunsAtOnce() {
    let handle = hud.show(HUD.Content())
    var reason: HUD.Reason?
    handle.endPromise.whenFinished { reason = $0 }
    hud.dismiss(animated: false)
    #expect(reason == .dismissed)
  }

  @Test("A completion runs on the main actor, also for a call from a thread")
  func completionRunsOnMain() async {
    let reason = await Task.detached { [hud] in
      await withCheckedContinuation { done in
        hud.dismiss { reason in
          MainActor.assertIsolated()
          done.resume(returning: reason)
        }
      }
    }.value
    #expect(reason == .notShowing)
  }

  @Test("[M5] A delayed dismissal from another thread takes effect too")
  func delayFromThread() {
    hud.show(HUD.Content())
    onAnotherThread { [hud] in _ = hud.dismiss(after: .seconds(1)) }
    host.advance(by: .milliseconds(999))
    #expect(hud.isVisible)
    host.advance(by: .milliseconds(1))
    #expect(!hud.isVisible)
  }
}

private actor Worker {
  let hud: HUDController

  init(hud: HUDController) { self.hud = hud }

  func shows(_ status: String) { hud.show(status: status) }

  func pops() { hud.popActivity() }
}
