import HUDCore
import Testing

/// The table of calls. Each row gives the result of one call in every state.
///
/// A cell names the state, the count, the reason for which the first request ends at once, and the
/// notifications that are posted at once.
@Suite("The table of calls", .timeLimit(.minutes(15))) struct CallTableTests {
  typealias Row = [StartState: String]

  private static let anew = "appearing 1 dismissed, didDisappear willAppear"

  private static let showing: Row = [
    .hidden: "waiting 1", .waitingForHost: "waitingForHost 2 neverShown",
    .waiting: "waiting 2 neverShown", .appearing: "appearing 2 replaced",
    .visible: "visible 2 replaced", .lingering: "visible 1 dismissed",
    .toast: "visible 1 replaced", .disappearing: anew,
  ]

  @Test("[§E8] [§S2] The row of show", arguments: StartState.allCases)
  func show(in start: StartState) {
    expect(Self.showing, in: start) { $0.show("Second") }
  }

  @Test(
    "[§P2] The row of a showProgress that starts an activity: a 0 after a progress above 0",
    arguments: StartState.allCases)
  func progress(in start: StartState) {
    expect(Self.showing, in: start, after: { $0.progress(0.2) }, calling: { $0.progress(0) })
  }

  @Test(
    "[§P2] The row of a showProgress that is a step", arguments: StartState.allCases, [false, true])
  func step(in start: StartState, afterShow isAfterShow: Bool) {
    let row: Row = [
      .hidden: "waiting 1", .waitingForHost: "waitingForHost 1", .waiting: "waiting 1",
      .appearing: "appearing 1", .visible: "visible 1", .lingering: "visible 1 dismissed",
      .toast: "visible 1 replaced", .disappearing: Self.anew,
    ]
    let first: (MachineDriver) -> Request.ID = {
      isAfterShow ? $0.show("First") : $0.progress(0.2)
    }
    expect(row, in: start, after: first, calling: { $0.progress(0.5) })
  }

  @Test("[§E8] [§S2] The row of a toast", arguments: StartState.allCases, [false, true])
  func toast(in start: StartState, enqueues: Bool) {
    let row: Row = [
      .hidden: "appearing 0, willAppear", .waitingForHost: "waitingForHost 0 neverShown",
      .waiting: "appearing 0 neverShown, willAppear", .appearing: "appearing 0 replaced",
      .visible: "visible 0 replaced", .lingering: "visible 0 dismissed",
      .toast: enqueues ? "visible 0" : "visible 0 replaced",
      .disappearing: "appearing 0 dismissed, didDisappear willAppear",
    ]
    expect(row, in: start) { driver in
      driver.policy.enqueuesToasts = enqueues
      driver.toast("Second")
    }
  }

  @Test(
    "[§S2] [§S3] The row of begin, which is that of a show and a showProgress with an id",
    arguments: StartState.allCases, Joining.allCases)
  func begin(in start: StartState, by call: Joining) {
    let row: Row = [
      .hidden: "waiting 0", .waitingForHost: "waitingForHost 1", .waiting: "waiting 1",
      .appearing: "appearing 1", .visible: "visible 1", .lingering: "visible 0 dismissed",
      .toast: "visible 0", .disappearing: "appearing 0 dismissed, didDisappear willAppear",
    ]
    expect(row, in: start) { driver in
      switch call {
      case .begin: driver.begin("Second")
      case .show: driver.show("Second", named: "id")
      case .showProgress: driver.progress(0.5, named: "id")
      }
    }
  }

  enum Joining: CaseIterable {
    case begin, show, showProgress
  }

  @Test("[§S2] The row of setStatus", arguments: StartState.allCases)
  func setStatus(in start: StartState) {
    let row: Row = [
      .hidden: "hidden 0", .waitingForHost: "waitingForHost 1", .waiting: "waiting 1",
      .appearing: "appearing 1", .visible: "visible 1", .lingering: "lingering 0",
      .toast: "visible 0", .disappearing: "disappearing 0",
    ]
    expect(row, in: start) { $0.send(.setStatus("Second")) }
  }

  @Test("[§S2] The row of popActivity", arguments: StartState.allCases)
  func pop(in start: StartState) {
    let row: Row = [
      .hidden: "hidden 0", .waitingForHost: "hidden 0 neverShown",
      .waiting: "hidden 0 neverShown", .appearing: "lingering 0", .visible: "lingering 0",
      .lingering: "lingering 0", .toast: "visible 0", .disappearing: "disappearing 0",
    ]
    expect(row, in: start) { $0.pop() }
  }

  @Test("[§E1] [§S2] The row of dismiss", arguments: StartState.allCases)
  func dismiss(in start: StartState) {
    let row: Row = [
      .hidden: "hidden 0", .waitingForHost: "hidden 0 neverShown",
      .waiting: "hidden 0 neverShown", .appearing: "lingering 0", .visible: "lingering 0",
      .lingering: "lingering 0", .toast: "disappearing 0, willDisappear",
      .disappearing: "disappearing 0",
    ]
    expect(row, in: start) { $0.dismiss() }
  }

  @Test("[§E2] [§S2] The row of dismiss(after:)", arguments: StartState.allCases)
  func dismissLater(in start: StartState) {
    let row: Row = [
      .hidden: "hidden 0", .waitingForHost: "waitingForHost 1", .waiting: "waiting 1",
      .appearing: "appearing 1", .visible: "visible 1", .lingering: "lingering 0",
      .toast: "visible 0", .disappearing: "disappearing 0",
    ]
    expect(row, in: start) { $0.dismiss(after: .seconds(60)) }
  }

  private func expect(
    _ row: Row, in start: StartState,
    after first: (MachineDriver) -> Request.ID = { $0.show("First") },
    calling call: (MachineDriver) -> Void
  ) {
    let (driver, id) = MachineDriver.at(start, by: first)
    let posts = driver.posts.count
    call(driver)
    let ends = driver.ends(of: id).map { " \($0)" }.joined()
    let posted = driver.posts.dropFirst(posts).map { "\($0)" }.joined(separator: " ")
    let cell = "\(driver.phase) \(driver.count)\(ends)" + (posted.isEmpty ? "" : ", \(posted)")
    #expect(cell == row[start])
  }
}

@Suite("A toast that waits for a window", .timeLimit(.minutes(15))) struct UnseenToastTests {
  private let driver = MachineDriver(.unhurried)
  private let toast: Request.ID

  init() {
    driver.hostIsReady = false
    toast = driver.toast("First")
  }

  @Test("[§S1] A show that replaces a toast has no grace time")
  func show() {
    driver.show("Second")
    #expect(driver.count == 1)
    #expect(driver.ends(of: toast) == [.neverShown])
    driver.gainHost()
    #expect(driver.phase == .appearing)
  }

  @Test("[§S1] popActivity leaves the toast, and an activity begun now is displayed after it")
  func popAndBegin() {
    driver.pop()
    driver.begin("Second")
    driver.gainHost()
    #expect(driver.panel?.status == "First")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Second")
  }

  enum End: CaseIterable {
    case show, toast, sameID, otherKind, pop, dismiss, handle, name, cancellation, hostGone, succeed
  }

  @Test(
    "[§S1] [§E11] A request that ends before it is seen ends as .neverShown, whatever ended it",
    arguments: [StartState.waitingForHost, .waiting], End.allCases)
  func unseen(in start: StartState, end: End) {
    let isNamed = [.sameID, .otherKind, .name].contains(end)
    let (driver, first) = MachineDriver.at(start) {
      $0.show("First", named: isNamed ? "id" : nil)
    }
    let other = driver.begin("Other")
    switch end {
    case .show: driver.show()
    case .toast: driver.toast()
    case .sameID: driver.show(named: "id")
    case .otherKind: driver.begin(named: "id")
    case .pop: driver.pop()
    case .dismiss: driver.dismiss()
    case .handle: driver.send(.withdraw(first))
    case .name: driver.dismiss(named: "id")
    case .cancellation: driver.send(.withdrawNamed(nil, .cancelled))
    case .hostGone: driver.loseHost(forGood: true)
    case .succeed: driver.end(first, with: "Done")
    }
    #expect(driver.ends(of: first) == [.neverShown])
    #expect(driver.ends(of: other).count <= 1)
  }
}
