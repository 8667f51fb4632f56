import HUDLayers
import Testing

@testable import HUDCore

/// Objects of the app and controllers may be released at any time and on any thread.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ReleaseTests {
  /// Reports every event that a host can report.
  private nonisolated static func reportAll(from host: TestHost) {
    MainActor.assumeIsolated {
      host.settle()
      let delegate = host.delegate
      delegate?.updatePanel()
      delegate?.restartAnimations()
      delegate?.timerFired()
      delegate?.hostBecameReady()
      delegate?.attentionChanged(true)
      delegate?.touched(at: .zero)
      delegate?.pressed(Press(request: 1, action: HUD.Action("A") {}))
      delegate?.dismissed(1, by: .tap)
      delegate?.drainMailbox()
      delegate?.hostWasLost()
      delegate?.hostIsGone(host)
    }
  }

  @Test("A host may report anything after its controller was released on another thread")
  func releasedOnThread() async {
    let host = TestHost()
    do {
      let hud = Locked<HUDController?>(.forTest(on: host))
      hud.value?.showProgress(0.4, status: "A")
      host.settle()
      onAnotherThread { hud.withLock { $0 = nil } }
    }
    // The teardown still waits for the main actor.
    #expect(host.canvas != nil)
    Self.reportAll(from: host)
    for _ in 0..<10 { await Task.yield() }
    #expect(host.canvas == nil)
    #expect(host.delegate == nil)
  }

  @Test("[§O4] A new controller finds nothing of one that a thread has just released")
  func replacedOnThread() async {
    let host = TestHost()
    do {
      let hud = Locked<HUDController?>(.forTest(on: host))
      hud.value?.show(HUD.Content(status: "A"), options: HUD.Options(mask: .black))
      onAnotherThread { hud.withLock { $0 = nil } }
    }
    let next = HUDController.forTest(on: host)
    #expect(host.canvas == nil && host.alarm == nil && !host.blocksInput)
    next.show(HUD.Content(status: "B"))
    for _ in 0..<10 { await Task.yield() }
    // The teardown of the first controller leaves the panel of the second.
    #expect(host.request?.content.status == "B")
  }

  @Test("The main loop is woken for the teardown of a controller that a thread has released")
  func wakesForTeardown() {
    let wakes = Locked(0)
    let hud = Locked<HUDController?>(
      HUDController(willWake: { wakes.withLock { $0 += 1 } }, host: { TestHost() }))
    hud.value?.show(HUD.Content())
    onAnotherThread { hud.withLock { $0 = nil } }
    #expect(wakes.value == 1)
  }

  @Test("A factory may release the controller whose panel is being drawn")
  func releasedWhileDrawing() {
    let host = TestHost()
    let hud = Locked<HUDController?>(.forTest(on: host))
    let made = Locked(0)
    let indicator = HUD.Indicator.custom {
      made.withLock { $0 += 1 }
      hud.withLock { $0 = nil }
      return CALayer()
    }
    hud.value?.show(HUD.Content(indicator, status: "A"))
    host.settle()
    #expect(made.value == 1)
    #expect(host.canvas == nil)
  }

  @Test("An ended handle keeps neither controller nor host")
  func endedHandle() {
    weak var controller: HUDController?
    weak var weakHost: TestHost?
    var handles: [HUD.Handle] = []
    do {
      let host = TestHost()
      let hud = HUDController.forTest(on: host)
      (controller, weakHost) = (hud, host)
      handles = [
        hud.show(HUD.Content(status: "A")), hud.begin("B"), hud.showSuccess("C"),
        hud.showText(String?.none), hud.track(Progress(totalUnitCount: 0)),
      ]
      hud.dismiss(animated: false)
    }
    #expect(controller == nil)
    #expect(weakHost == nil)
    // They still say what was said, and do nothing.
    #expect(handles.map(\.status) == ["A", "B", "C", nil, nil])
    for handle in handles {
      handle.status = "late"
      handle.update(options: HUD.Options(mask: .black))
      handle.succeed("late")
      handle.dismiss(after: .seconds(1))
    }
    #expect(handles.allSatisfy { $0.status == "late" })
  }

  @Test("A subscription that nobody reads keeps the newest thousand events")
  func unreadEvents() async {
    let host = TestHost()
    var hud: HUDController? = .forTest(on: host)
    let events = hud?.events
    for _ in 0..<1_000 {
      hud?.show(HUD.Content())
      hud?.dismiss(animated: false)
    }
    hud?.show(HUD.Content(status: "last"))
    hud = nil
    var kinds: [HUD.Event.Kind] = []
    var last: String?
    for await event in events! {  // set above
      kinds.append(event.kind)
      last = event.status
    }
    #expect(kinds.count == 1_000)
    #expect(last == "last")
  }
}
