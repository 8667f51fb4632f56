import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct ChangingHostTests {
  let host = TestHost()
  let newHost = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("The current host is awaited while a request waits, also after a move")
  func hostIsAwaited() {
    let (old, new) = (TestHost(), TestHost())
    old.isReady = false
    new.isReady = false
    let hud = HUDController.forTest(on: old)
    hud.popActivity()
    #expect(!old.isAwaited)
    hud.show(HUD.Content())
    #expect(old.isAwaited)
    hud.move(to: new)
    #expect(!old.isAwaited && new.isAwaited)
    hud.dismiss()
    #expect(!new.isAwaited)
  }

  @Test("[§N2] A HUD that has waited for two seconds logs why, once per presentation")
  func explainsWaiting() {
    let lines = Locked<[String]>([])
    let host = TestHost()
    host.isReady = false
    let hud = HUDController(
      defaults: Defaults(), log: { line in lines.withLock { $0.append(line) } }, host: { host })
    hud.show(status: "Loading")
    host.advance(by: .milliseconds(1999))
    #expect(lines.value.isEmpty)
    host.advance(by: .milliseconds(1))
    #expect(lines.value == ["The HUD has waited for two seconds: the test says so."])
    hud.showSuccess("Saved")
    host.advance(by: .seconds(60))
    #expect(lines.value.count == 1)
    hud.show(status: "Loading")
    hud.dismiss()
    host.advance(by: .seconds(60))
    #expect(lines.value.count == 1)
    hud.show(status: "Loading")
    host.advance(by: .seconds(60))
    #expect(lines.value.count == 2)
  }

  @Test("[§T8] A pointer on the old host does not stop the clock of a toast on the new one")
  func attentionOfOldHost() {
    host.isReady = false
    hud.showSuccess("Saved", for: .seconds(1))
    hud.attentionChanged(true)
    hud.move(to: newHost)
    newHost.advance(by: .seconds(2))
    #expect(!hud.isVisible)
  }

  @Test("[§N1] Work that ended while there was no window is not shown on the next host")
  func endedWorkMoves() {
    host.isReady = false
    let progress = Progress(totalUnitCount: 1)
    hud.track(progress, status: "Importing")
    progress.completedUnitCount = 1
    let notes = NotificationLog(of: hud)
    hud.move(to: newHost)
    #expect(notes.kinds == [])
    #expect(!hud.isVisible)
  }

  @Test("A host that is gone does not affect a HUD that has moved to another")
  func hostThatIsGone() {
    hud.move(to: newHost)
    hud.show(HUD.Content())
    hud.hostIsGone(host)
    #expect(hud.isVisible)
    hud.hostIsGone(newHost)
    #expect(!hud.isVisible)
  }

  @Test("An observer of a host's end may show the next HUD on another host")
  func whoHearsOfEnd() {
    let notes = NotificationLog(of: hud) { [hud, newHost] kind in
      guard kind == .didDisappear else { return }
      hud.move(to: newHost)
      hud.show(HUD.Content(status: "Next"))
    }
    hud.show(HUD.Content())
    hud.hostIsGone(host)
    #expect(hud.panel?.request.content.status == "Next")
    #expect(notes.kinds == [.willAppear, .willDisappear, .didDisappear, .willAppear])
  }

  @Test("A HUD shown after its host is gone waits for nothing")
  func whatIsShownWhereThereIsNoHost() {
    host.isReady = false
    hud.hostIsGone(host)
    hud.show(HUD.Content())
    #expect(!host.isAwaited && host.alarm == nil)
    hud.move(to: newHost)
    #expect(!hud.isVisible)
    hud.show(HUD.Content())
    #expect(hud.isVisible)
  }

  @Test("[§N4] One host serves one controller at a time")
  func secondController() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = TestHost()
        let first = HUDController.forTest(on: host)
        _ = HUDController.forTest(on: host)
        withExtendedLifetime(first) {}
      }
    }
    // A host may serve another controller when the first has left it, or is released.
    let other = HUDController.forTest(on: newHost)
    other.move(to: TestHost())
    hud.move(to: newHost)
    hud.show(HUD.Content())
    #expect(newHost.canvas != nil)
    var released: HUDController? = .forTest(on: TestHost())
    let left = released?.host as? TestHost
    released = nil
    if let left { HUDController.forTest(on: left).show(HUD.Content()) }
    #expect(left?.played.isEmpty == false)
  }

  @Test("[MI11] [§O2] Two presentations of one process never have the same identity")
  func identities() {
    let other = HUDController.forTest(on: newHost)
    let notes = [NotificationLog(of: hud), NotificationLog(of: other)]
    for hud in [hud, other, hud, other] {
      hud.show(HUD.Content())
      hud.dismiss(animated: false)
    }
    let identities = notes.flatMap { $0.all.filter { $0.kind == .willAppear }.map(\.presentation) }
    #expect(identities.count == 4)
    #expect(Set(identities).count == 4)
  }

  @Test("[§T1] Without any host the clock is monotonic, and its timer fires")
  func noHost() async {
    let hud = HUDController(defaults: Defaults()) { NoHost() }
    let toast = hud.showToast(HUD.Content(status: "A"))
    hud.dismiss(after: .milliseconds(1))
    #expect(await toast.reason == .neverShown)
    #expect(!hud.isVisible)
  }

  @Test("Calls made before there is a host are shown by the first one")
  func callsBeforeAnyHost() {
    let hud = HUDController(defaults: Defaults()) { NoHost() }
    let notes = NotificationLog(of: hud)
    hud.show(HUD.Content(status: "early"))
    hud.setStatus("changed")
    hud.show(HUD.Content(status: "second"))
    hud.popActivity()
    #expect(notes.kinds.isEmpty)
    hud.move(to: newHost)
    #expect(hud.isVisible)
    #expect(hud.panel?.request.content.status == "second")
    hud.popActivity()
    #expect(!hud.isVisible)
  }

  @Test("Every call is harmless without a host")
  func everyCallIsHarmless() async {
    let hud = HUDController(defaults: Defaults()) { NoHost() }
    hud.popActivity()
    hud.setStatus("nothing")
    hud.showProgress(.nan)
    hud.showToast(HUD.Content(.image(.stripe), status: "A", action: HUD.Action("B") {}))
    hud.begin("work").succeed("done")
    hud.pressed()
    hud.attentionChanged(true)
    hud.touched(at: .zero)
    hud.updatePanel()
    hud.restartAnimations()
    let reason = await withCheckedContinuation { done in
      hud.dismiss { done.resume(returning: $0) }
    }
    #expect(reason == .neverShown)
    #expect(hud.panel?.request.content == nil)
    #expect(hud.panel?.frame == nil)
  }

  @Test("A displayed HUD ends on the host that it is moved from")
  func whatIsOnShowEnds() async {
    let handle = hud.show(HUD.Content(status: "A"))
    host.settle()
    hud.move(to: newHost)
    #expect(await handle.reason == .hostGone)
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
    #expect(host.delegate == nil)
    hud.show(HUD.Content(status: "B"))
    #expect(newHost.canvas != nil)
  }

  @Test("[§T1] A HUD in its grace time may move twice between hosts with different clocks")
  func movesTwice() {
    let third = TestHost()
    host.advance(by: .seconds(100))
    third.advance(by: .seconds(30))
    hud.show(HUD.Content(status: "A"), options: HUD.Options(graceTime: .seconds(1)))
    host.advance(by: .milliseconds(400))
    hud.move(to: newHost)
    newHost.advance(by: .milliseconds(200))
    hud.move(to: third)
    third.advance(by: .milliseconds(399))
    #expect(!hud.isVisible)
    third.advance(by: .milliseconds(1))
    #expect(hud.isVisible)
  }

  @Test("[§T1] A delayed dismissal keeps its time if a HUD moves to a host that is not ready")
  func delayedDismissalMoves() {
    host.isReady = false
    newHost.isReady = false
    let reasons = Locked<[HUD.Reason]>([])
    host.advance(by: .seconds(100))
    hud.show(HUD.Content(status: "A"))
    hud.dismiss(after: .seconds(1)) { reason in reasons.withLock { $0.append(reason) } }
    host.advance(by: .milliseconds(400))
    hud.move(to: newHost)
    newHost.advance(by: .milliseconds(599))
    #expect(reasons.value == [])
    newHost.advance(by: .milliseconds(1))
    #expect(reasons.value == [.neverShown])
  }

  @Test("A hidden HUD takes no timer to the new host")
  func hiddenHUDTakesNoTimer() {
    hud.showToast(HUD.Content(status: "A"))
    host.advance(by: .seconds(60))
    #expect(host.alarm == nil)
    hud.move(to: newHost)
    #expect(newHost.alarm == nil)
  }

  @Test("A move called from an observer waits for the running effects, as every call does")
  func moveFromObserver() {
    let notes = NotificationLog(of: hud) { [hud, newHost] in
      if $0 == .willAppear, newHost.delegate == nil {
        hud.move(to: newHost)
        hud.show(HUD.Content(status: "B"))
      }
    }
    hud.show(HUD.Content(status: "A"))
    host.settle()
    #expect(notes.kinds == [.willAppear, .willDisappear, .didDisappear, .willAppear])
    #expect(host.canvas == nil)
    #expect(newHost.canvas != nil)
    #expect(hud.panel?.request.content.status == "B")
  }

  @Test("Calls that other threads enqueued are shown on one host only")
  func callsOfOtherThreads() {
    onAnotherThread { [hud] in hud.show(HUD.Content(status: "A")) }
    hud.move(to: newHost)
    hud.show(HUD.Content(status: "B"))
    #expect(host.canvas == nil)
    #expect(newHost.canvas != nil)
  }

  @Test("[SI20] Each HUD is laid out in its own host and does not affect the others")
  func ownHost() {
    newHost.metrics.size = CGSize(width: 200, height: 100)
    let other = HUDController.forTest(on: newHost)
    other.show(HUD.Content())
    hud.show(HUD.Content())
    newHost.settle()
    host.settle()
    #expect(other.panel?.frame == CGRect(x: 58, y: 8, width: 84, height: 84))
    #expect(hud.panel?.frame == CGRect(x: 153, y: 380, width: 84, height: 84))
  }
}
