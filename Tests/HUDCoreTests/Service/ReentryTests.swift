import HUDCore
import HUDLayers
import Testing

/// Calls made while the effects of another call are being carried out.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ReentryTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test(
    "[§C2] A call from an observer runs after the current effects, before the outer call returns")
  func callFromObserver() {
    let notes = NotificationLog(of: hud) { [hud, host] kind in
      guard kind == .willAppear else { return }
      hud.dismiss()
      // The panel of the outer show has not been opened yet.
      #expect(hud.isVisible)
      #expect(host.canvas == nil)
    }
    hud.show(HUD.Content(status: "A"))
    #expect(notes.kinds == [.willAppear, .willDisappear])
    #expect(!hud.isVisible)
  }

  @Test("[§C2] A call from a custom indicator runs after the update, before it returns to the host")
  func callFromIndicator() {
    let indicator = HUD.Indicator.custom { [hud] progress in
      progress.observe {
        if $0 == 1 { hud.dismiss(animated: false) }
        #expect(hud.isVisible)
      }
      return CALayer()
    }
    let handle = hud.show(HUD.Content(indicator))
    host.settle()
    handle.progress = 1
    host.delegate?.updatePanel()
    #expect(!hud.isVisible && host.canvas == nil)
  }

  /// The machine's clocks run while an observer works, so the panel's motion must start on time
  /// too.
  @Test("A transition starts at the time of its call, however long observers take")
  func panelMovesFromWhenItWasCalled() throws {
    let slow = NotificationLog(of: hud) { [host] kind in
      guard kind == .willAppear || kind == .willDisappear else { return }
      host.suspend(until: host.now + .milliseconds(100))
    }
    hud.show(HUD.Content(status: "A"))
    #expect(try #require(host.played.last).start == .zero)
    host.advance(by: .seconds(1))
    let called = host.now
    hud.dismiss()
    #expect(try #require(host.played.last).start == called)
    #expect(slow.kinds.contains(.willDisappear))
  }

  @Test("Calls from an observer keep their order")
  func callsFromObserverKeep() {
    let notes = NotificationLog(of: hud) { [hud] kind in
      guard kind == .willAppear else { return }
      hud.setStatus("B")
      hud.setStatus("C")
    }
    hud.show(HUD.Content(status: "A"))
    #expect(hud.panel?.request.content.status == "C")
    #expect(host.announced.last == "C")
    #expect(notes.all.first?.status == "A")
  }

  @Test("[§C2] A show from a completion takes effect before it returns")
  func showFromCompletionRuns() {
    hud.show(HUD.Content(status: "A"))
    hud.dismiss { [hud] _ in
      hud.show(HUD.Content(status: "B"))
      #expect(hud.isVisible)
    }
    host.advance(by: .milliseconds(200))
    #expect(hud.isVisible)
    #expect(hud.panel?.request.content.status == "B")
  }

  @Test("[§C2] A show from a cancel action finds its HUD cancelled, and takes effect at once")
  func showFromActionRuns() {
    let action = HUD.Action("Cancel", role: .cancel) { [hud] in
      hud.show(HUD.Content(status: "B"))
      #expect(hud.panel?.request.content.status == "B")
    }
    hud.show(HUD.Content(status: "A", action: action))
    let notes = NotificationLog(of: hud)
    hud.pressed()
    #expect(hud.panel?.request.content.status == "B")
    #expect(notes.kinds == [.willDisappear, .didDisappear, .willAppear])
    #expect(notes.all.map(\.reason) == [.cancelled, .cancelled, nil])
    #expect(notes.all.map(\.isInterrupted) == [nil, true, nil])
  }

  @Test("[§C2] Calls that waited behind an action are served by a loop that the action runs")
  func loopInAction() {
    let served = Locked<[String?]>([])
    let action = HUD.Action("Ask", keepsHUD: true) { [hud, host] in
      // As a dialog does: it runs the main loop, and calls of all threads come meanwhile.
      onAnotherThread { hud.setStatus("thread") }
      host.advance(by: .seconds(1))
      served.withLock { $0.append(host.request?.content.status) }
      hud.setStatus("main")
      served.withLock { $0.append(host.request?.content.status) }
      hud.dismiss(after: .seconds(1))
      host.advance(by: .seconds(2))
      served.withLock { $0.append(hud.isVisible ? "visible" : "hidden") }
    }
    hud.show(HUD.Content(status: "A", action: action))
    hud.pressed()
    #expect(served.value == ["thread", "main", "hidden"])
  }

  @Test("[§C2] A completion runs between the calls of a thread, in their order")
  func messagesBehindAction() {
    let order = Locked<[String]>([])
    host.shows = { request in order.withLock { $0.append(request.content.status ?? "none") } }
    hud.show(HUD.Content(status: "A"))
    onAnotherThread { [hud] in
      hud.dismiss { _ in order.withLock { $0.append("dismissed") } }
      hud.show(HUD.Content(status: "B"))
      hud.setStatus("C")
    }
    hud.setStatus("D")
    #expect(order.value == ["A", "B", "dismissed", "C", "D"])
  }

  @Test("A call from a function without isolation, made in an observer, is served in time")
  func observerThatKnowsNoActor() {
    let silence = Locked(false)
    let notes = NotificationLog(of: hud) { [hud] kind in
      guard kind == .willAppear else { return }
      dismissFromNowhere(hud)
      silence.withLock { $0 = true }
    }
    hud.show(HUD.Content(status: "A"))
    #expect(silence.value)
    #expect(!hud.isVisible)
    #expect(notes.kinds == [.willAppear, .willDisappear])
  }

  @Test("[§C2] Completions that dismiss in their turn do not grow the stack")
  func chainOfCompletions() {
    var dismissals = 0
    func dismiss() {
      hud.dismiss(animated: false) { (_: HUD.Reason) in
        dismissals += 1
        if dismissals < 100_000 { dismiss() }
      }
    }
    hud.show(HUD.Content(status: "A"))
    dismiss()
    #expect(dismissals == 100_000)
  }

  @Test("Dismissing and showing again from each willAppear does not recurse")
  func deepChains() {
    let shown = Locked(0)
    let notes = NotificationLog(of: hud) { [hud] kind in
      guard kind == .willAppear else { return }
      let number = shown.withLock {
        $0 += 1
        return $0
      }
      guard number < 10_000 else { return }
      hud.dismiss()
      hud.show(HUD.Content(status: "again"))
    }
    hud.show(HUD.Content(status: "A"))
    #expect(hud.isVisible)
    #expect(notes.kinds.count { $0 == .willAppear } == 10_000)
    #expect(notes.kinds.count { $0 == .didDisappear } == 9_999)
  }
}

private func dismissFromNowhere(_ hud: HUDController) { hud.dismiss() }
