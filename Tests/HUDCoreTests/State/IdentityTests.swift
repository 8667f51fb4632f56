import HUDCore
import Testing

@Suite("A call with the id of a live request", .timeLimit(.minutes(15))) struct IdentityTests {
  private let driver = MachineDriver(Policy(toastTime: .seconds(2)))

  @Test("[§I1] A show with a live id replaces that request in place and counts nothing")
  func named() {
    let old = driver.show("Old", named: "id")
    driver.policy.blocksInput = true
    let new = driver.show("New", .ring(0.3), named: "id")
    #expect(driver.count == 0)
    #expect(driver.ends(of: old) == [.replaced])
    #expect(driver.ends(of: new).isEmpty)
    #expect(driver.panel == HUD.Content(.ring(0.3), status: "New"))
    #expect(driver.presentation?.displayed.resolvedOptions.behavior.mask.blocksInput == true)
    driver.pop()
    #expect(driver.isVisible)
    driver.dismiss(named: "id")
    #expect(driver.ends(of: new) == [.dismissed])
    #expect(!driver.isVisible)
  }

  @Test("[§S3] Named requests and the anonymous one live side by side, each until its own end")
  func apart() {
    let upload = driver.show("Upload", named: "upload")
    let anonymous = driver.show("Loading")
    driver.progress(0.3, "Export", named: "export")
    #expect(driver.count == 1)
    #expect(driver.panel == HUD.Content(.ring(0.3), status: "Export"))
    driver.dismiss(named: "export")
    #expect(driver.panel?.status == "Loading")
    driver.pop()
    #expect(driver.ends(of: anonymous) == [.ended])
    #expect(driver.panel?.status == "Upload")
    #expect(driver.ends(of: upload).isEmpty)
  }

  @Test("[§E8] A toast covers a named request, and a show leaves it")
  func coveredByToast() {
    let named = driver.show("Upload", named: "id")
    driver.toast("Saved")
    driver.show("Loading")
    driver.pop()
    #expect(driver.panel?.status == "Upload")
    #expect(driver.ends(of: named).isEmpty)
  }

  @Test(
    "[§I1] A call with a live id does not bring a covered request forward",
    arguments: [false, true])
  func covered(isOwned: Bool) {
    let old =
      isOwned ? driver.begin("Old", named: "id") : driver.show("Old", named: "id")
    let cover = driver.begin("Cover")
    let new = isOwned ? driver.begin("New", named: "id") : driver.show("New", named: "id")
    #expect(driver.ends(of: old) == [.replaced])
    #expect(driver.panel?.status == "Cover")
    driver.end(cover)
    #expect(driver.panel?.status == "New")
    #expect(driver.ends(of: new).isEmpty)
    #expect(driver.count == 0)
  }

  @Test("[§I2] A call of another kind with the id of a covered request is shown in front")
  func coveredByAnotherKind() {
    let old = driver.show("Old", named: "id")
    driver.begin("Cover")
    let new = driver.begin("New", named: "id")
    #expect(driver.ends(of: old) == [.replaced])
    #expect(driver.panel?.status == "New")
    driver.end(new)
    #expect(driver.panel?.status == "Cover")
  }

  @Test("[§I1] A toast replaced by id has its full time again")
  func toastOnShow() {
    let old = driver.toast("Old", named: "id")
    driver.pass(.milliseconds(1900))
    let new = driver.toast("New", named: "id")
    #expect(driver.ends(of: old) == [.replaced])
    driver.pass(.milliseconds(1999))
    #expect(driver.panel?.status == "New")
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: new) == [.timedOut])
  }

  @Test("[§I1] A toast replaced by id keeps its place, displayed or in the queue")
  func toastsInQueue() {
    driver.policy.enqueuesToasts = true
    driver.toast("One", named: "one")
    let two = driver.toast("Two", named: "two")
    driver.toast("Three")
    driver.toast("New one", named: "one")
    #expect(driver.panel?.status == "New one")
    driver.toast("New two", named: "two")
    #expect(driver.ends(of: two) == [.replaced])
    #expect(driver.panel?.status == "New one")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "New two")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Three")
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
  }

  @Test("[§I2] A show or a toast with the id of an activity ends the activity")
  func ownedBecomesAnother() {
    driver.begin("Other")
    let old = driver.begin("Old", named: "id")
    let show = driver.show("Show", named: "id")
    #expect(driver.ends(of: old) == [.replaced])
    #expect(driver.count == 0)
    driver.toast("Toast", named: "id")
    #expect(driver.ends(of: show) == [.replaced])
    #expect(driver.count == 0)
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Other")
  }

  @Test("[§I2] begin with the id of a waiting toast takes it out of the queue")
  func waitingToastBecomesOwned() {
    driver.policy.enqueuesToasts = true
    driver.toast("One")
    let two = driver.toast("Two", named: "id")
    driver.begin("New", named: "id")
    #expect(driver.ends(of: two) == [.replaced])
    #expect(driver.panel?.status == "One")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "New")
    driver.pass(.seconds(100))
    #expect(driver.panel?.status == "New")
  }

  @Test("[§I2] A request that is disappearing is not found by its id")
  func disappearing() {
    let (driver, first) = MachineDriver.at(.disappearing) { $0.show("First", named: "id") }
    driver.show("Second", named: "id")
    #expect(driver.ends(of: first) == [.dismissed])
    #expect(driver.phase == .appearing)
    #expect(driver.presentation?.requests.count == 1)
  }

  @Test("[§I3] showProgress with an id steps the named request, also of show, and a 0 is a step")
  func stepOfShow() {
    let id = driver.show("Upload", named: "id")
    for progress in [0, 0.5, 0] {
      driver.progress(progress, named: "id")
      #expect(driver.panel == HUD.Content(.ring(progress), status: "Upload"))
    }
    #expect(driver.ends(of: id).isEmpty)
    #expect(driver.presentation?.requests.count == 1)
  }

  @Test("[§P2] showProgress without an id never steps a named request")
  func anonymousStep() {
    driver.progress(0.2, "Upload", named: "id")
    driver.progress(0.6)
    #expect(driver.count == 1)
    driver.pop()
    #expect(driver.panel == HUD.Content(.ring(0.2), status: "Upload"))
  }

  @Test("[§I3] showProgress with an id steps the progress of that id, displayed or covered")
  func step() {
    let id = driver.progress(0.2, "Upload", named: "id")
    let cover = driver.begin("Cover")
    driver.progress(0.6, named: "id")
    #expect(driver.panel?.status == "Cover")
    driver.end(cover)
    #expect(driver.panel == HUD.Content(.ring(0.6), status: "Upload"))
    #expect(driver.ends(of: id).isEmpty)
    #expect(driver.presentation?.requests.count == 1)
  }

  @Test(
    "[§I3] showProgress with an id touches no request of another id", arguments: ["other", nil])
  func stepOfAnother(name: String?) {
    let old = driver.progress(0.2, named: name)
    driver.progress(0.6, named: "id")
    #expect(driver.ends(of: old).isEmpty)
    #expect(driver.presentation?.requests.count == 2)
    driver.dismiss(named: "id")
    #expect(driver.panel?.indicator == .ring(0.2))
  }

  @Test("[§I3] showProgress with an activity's id ends the activity instead of stepping it")
  func stepOfOwned() {
    let activity = driver.begin("Old", named: "id")
    driver.send(.change(activity, .progress(0.5)))
    driver.progress(0.6, named: "id")
    #expect(driver.ends(of: activity) == [.replaced])
    #expect(driver.presentation?.displayed.kind == .named)
  }

  @Test("[§I4] dismiss(id:) ends that one request, wherever it is")
  func dismissNamed() {
    driver.policy.enqueuesToasts = true
    let covered = driver.begin("Covered", named: "covered")
    let shown = driver.toast("Shown", named: "shown")
    let waiting = driver.toast("Waiting", named: "waiting")
    driver.toast("Last")
    driver.dismiss(named: "waiting")
    driver.dismiss(named: "covered")
    #expect(driver.panel?.status == "Shown")
    driver.dismiss(named: "shown")
    #expect(driver.panel?.status == "Last")
    for id in [covered, shown, waiting] { #expect(driver.ends(of: id) == [.dismissed]) }
  }

  @Test("[§I4] dismiss(id:) with an unknown id does nothing", arguments: StartState.allCases)
  func dismissUnknown(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let effects = driver.effects.count
    driver.dismiss(named: "unknown")
    #expect(driver.effects.count == effects)
  }

  @Test("[§I5] A queue that is full drops its oldest waiting toast", arguments: [0, 1, 3])
  func queueLimit(_ limit: Int) {
    driver.policy.enqueuesToasts = true
    driver.policy.toastQueueLimit = limit
    let shown = driver.toast("Shown")
    let waiting = (0..<5).map { driver.toast("\($0)") }
    #expect(driver.ends(of: shown).isEmpty)
    for id in waiting.dropLast(limit) { #expect(driver.ends(of: id) == [.dropped]) }
    for id in waiting.suffix(limit) { #expect(driver.ends(of: id).isEmpty) }
  }

  @Test("[§I5] Eight toasts may wait by default")
  func defaultLimit() {
    driver.policy.enqueuesToasts = true
    let toasts = (0..<10).map { driver.toast("\($0)") }
    #expect(
      toasts.map { driver.ends(of: $0) } == [[], [.dropped]] + Array(repeating: [], count: 8))
  }
}
