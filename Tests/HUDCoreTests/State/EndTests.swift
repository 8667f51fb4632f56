import HUDCore
import Testing

@Suite("The end of a request", .timeLimit(.minutes(15))) struct EndTests {
  @Test(
    "[§E4] Ending the anonymous request sets the count to 0 and leaves the other requests",
    arguments: [false, true])
  func anonymousAlone(isCovered: Bool) {
    let driver = MachineDriver()
    if !isCovered { driver.begin("Syncing") }
    driver.show("One")
    let shown = driver.show("Two")
    if isCovered { driver.begin("Syncing") }
    driver.send(.withdraw(shown))
    #expect(driver.count == 0)
    #expect(driver.ends(of: shown) == [.dismissed])
    #expect(driver.panel?.status == "Syncing")
    driver.pop()
    #expect(driver.isVisible)
  }

  @Test("[§E4] Ending a toast leaves waiting toasts and covered requests")
  func toastAlone() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    driver.begin("Syncing")
    let toasts = [driver.toast("One"), driver.toast("Two")]
    driver.send(.withdraw(toasts[0]))
    #expect(driver.panel?.status == "Two")
    driver.send(.withdraw(toasts[1]))
    #expect(driver.panel?.status == "Syncing")
    for toast in toasts { #expect(driver.ends(of: toast) == [.dismissed]) }
  }

  @Test("[§E4] A handle's delayed end takes effect whatever is shown meanwhile")
  func laterEnd() {
    let driver = MachineDriver(Policy(toastTime: .seconds(100)))
    let activity = driver.begin("Syncing")
    driver.send(.withdraw(activity, after: .seconds(2), isAnimated: true))
    driver.show("Loading")
    driver.toast("Done")
    driver.begin("Other")
    driver.pass(.milliseconds(1999))
    #expect(driver.ends(of: activity).isEmpty)
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: activity) == [.dismissed])
    #expect(driver.panel?.status == "Done")
  }

  @Test("[§E4] The end of a request cancels its handle's delayed end and leaves the next request")
  func endCancelsLaterEnd() {
    let driver = MachineDriver()
    let shown = driver.show("One")
    driver.send(.withdraw(shown, after: .seconds(1), isAnimated: true))
    driver.show("Two")
    driver.pass(.seconds(60))
    #expect(driver.ends(of: shown) == [.replaced])
    #expect(driver.panel?.status == "Two")
    #expect(driver.wake == nil)
  }

  enum Seen: CaseIterable { case anonymous, covered, owned, toast }

  @Test("[§E5] succeed and fail replace their request with a toast", arguments: Seen.allCases)
  func closingToast(for seen: Seen) {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    let request =
      switch seen {
      case .anonymous, .covered: driver.show("Work")
      case .owned: driver.begin("Work")
      case .toast: driver.toast("Work")
      }
    if seen == .covered { driver.begin("Other") }
    let toast = driver.end(request, with: "Done")
    #expect(driver.ends(of: request) == [.ended])
    #expect(driver.panel == HUD.Content(.success, status: "Done"))
    #expect(driver.count == 0)
    driver.pass(.seconds(2))
    #expect(driver.ends(of: toast) == [.timedOut])
    #expect(driver.panel?.status == (seen == .covered ? "Other" : nil))
  }

  @Test("[§E5] With queued toasts, the toast of succeed waits behind the displayed one")
  func closingToastWaits() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    let activity = driver.begin("Work")
    driver.toast("First")
    driver.end(activity, with: "Done")
    #expect(driver.ends(of: activity) == [.ended])
    #expect(driver.panel?.status == "First")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Done")
  }

  @Test("[§E5] succeed on a waiting toast keeps its place in the queue")
  func closingToastOfWaiting() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    driver.toast("One")
    let two = driver.toast("Two")
    driver.toast("Three")
    driver.end(two, with: "Done")
    #expect(driver.ends(of: two) == [.ended])
    #expect(driver.panel?.status == "One")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Done")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Three")
  }

  @Test(
    "[§E6] A plain button ends its request, and its action runs once", arguments: [false, true])
  func plainAction(hasMinimumTime: Bool) {
    let driver = MachineDriver(Policy(minimumTime: hasMinimumTime ? .seconds(1) : .zero))
    let action = HUD.Action("Undo") {}
    let shown = driver.put(up: HUD.Content(.spinner, action: action), as: .anonymous)
    driver.press()
    driver.press()
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: shown) == [.ended])
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
  }

  enum Late: CaseIterable { case status, progress, options, end, succeed, dismiss, dismissLater }

  @Test(
    "[§E7] A handle does nothing after its end, also while the panel stays for its minimum time",
    arguments: Late.allCases)
  func silence(_ late: Late) {
    let driver = MachineDriver(.unhurried)
    let activity = driver.begin("Work")
    driver.pass(.milliseconds(600))
    driver.end(activity)
    #expect(driver.phase == .lingering)
    let effects = driver.effects.count
    switch late {
    case .status: driver.send(.change(activity, .status("Late")))
    case .progress: driver.send(.change(activity, .progress(0.5)))
    case .options: driver.send(.change(activity, .options(driver.resolvedOptions)))
    case .end: driver.end(activity)
    case .succeed: driver.end(activity, with: "Late")
    case .dismiss: driver.send(.withdraw(activity, isAnimated: false))
    case .dismissLater:
      driver.send(.withdraw(activity, after: .milliseconds(1), isAnimated: false))
    }
    #expect(driver.effects.count == effects)
    driver.pass(.milliseconds(700))
    #expect(driver.phase == .disappearing)
    driver.pass(.milliseconds(200))
    #expect(driver.ends(of: activity) == [.ended])
  }

  enum Way: CaseIterable { case end, dismiss, pop, cancel, byHand }

  @Test(
    "[§E7] [§S2] A request keeps the reason of its end, also if a later call keeps the panel",
    arguments: Way.allCases, [false, true])
  func reasonStays(_ way: Way, isFollowed: Bool) {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    driver.dismissal = .tap
    let kind: Request.Kind = way == .pop ? .anonymous : .owned
    let action = HUD.Action("Cancel", role: .cancel) {}
    let request = driver.put(up: HUD.Content(.spinner, action: action), as: kind)
    switch way {
    case .end: driver.end(request)
    case .dismiss: driver.dismiss()
    case .pop: driver.pop()
    case .cancel: driver.press()
    case .byHand: driver.dismissByHand(.tap)
    }
    #expect(driver.phase == .lingering)
    if isFollowed { driver.begin("Next") }
    driver.pass(.seconds(1))
    let reason: HUD.Reason =
      switch way {
      case .end, .pop: .ended
      case .dismiss: .dismissed
      case .cancel: .cancelled
      case .byHand: .dismissedByUser
      }
    #expect(driver.ends(of: request) == [reason])
    #expect(driver.isVisible == isFollowed)
  }
}
