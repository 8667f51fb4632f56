import HUDCore
import Testing

@Suite("The laws of the state machine", .timeLimit(.minutes(15))) struct LawTests {
  @Test(
    "[§E11] [§O1] The laws hold for any sequence of calls, times and host events", arguments: 0..<8)
  func hold(_ part: UInt64) {
    for seed in (part * 400)..<((part + 1) * 400) {
      var session = RandomSession(seed: seed)
      session.run()
      #expect(session.laws.broken.isEmpty, "seed \(seed): \(session.calls.joined(separator: ", "))")
      if !session.laws.broken.isEmpty { return }
    }
  }

  @Test("A random sequence does make calls and complete presentations")
  func seeSomething() {
    var session = RandomSession(seed: 1)
    session.run()
    #expect(session.calls.count > 50)
    #expect(session.driver.posts.contains(.didDisappear))
  }
}

/// A seeded random sequence of calls, times and host events.
private struct RandomSession {
  let driver = MachineDriver()
  var laws = Laws()
  /// The calls made so far, for the message of a failure.
  private(set) var calls: [String] = []
  private var generator: SeededGenerator
  private var requests: [Request.ID] = [0]
  private var activities: [Request.ID] = [0]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    driver.policy.toastQueueLimit = Laws.toastQueueLimit
  }

  mutating func run() {
    for _ in 0..<50 { step() }
    staysUntilDismissed()
  }

  /// Expects that a HUD without an end stays, and that none is left long after a dismissal.
  private mutating func staysUntilDismissed() {
    call("gain host") { $0.gainHost() }
    call("show") { $0.show() }
    call("pass") { $0.pass(.seconds(100)) }
    // A tracked progress is read again and again.
    let mayWake = driver.presentation?.isFollowing == true
    if !driver.isVisible || driver.wake != nil && !mayWake { calls.append("and it did not stay") }
    #expect(driver.isVisible && (driver.wake == nil || mayWake), "\(calls)")
    dismiss(after: .zero)
    call("pass") { $0.pass(.seconds(3600)) }
    #expect(driver.phase == .hidden, "\(calls)")
  }

  private mutating func step() {
    let times: [Duration] = [.zero, .milliseconds(1), .milliseconds(100), .milliseconds(250)]
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: put("show") { $0.show("Show") }
    case 1: put("ring") { $0.show(nil, .ring(0.3)) }
    case 2, 3: put("toast") { $0.toast("Toast") }
    case 4: put("track") { $0.put(up: HUD.Content(.ring(0)), as: .owned, isTracked: true) }
    case 5:
      put("begin") { $0.begin("Begin") }
      activities.append(requests.last ?? 0)
    case 6, 7:
      let progress = [0, 0.2, 0.5, 1, .nan, -1, .infinity].any(&generator)
      let id = call("progress \(progress)") { $0.progress(progress) }
      requests.append(id)
    case 8: withActivity("end") { $0.end($1) }
    case 9, 28: endWithToast()
    case 10: withActivity("activity progress") { $0.send(.change($1, .progress(0.4))) }
    case 11: withShowing("change") { $0.send(.change($1, .status("Changed"))) }
    case 12: withShowing("withdraw") { $0.send(.withdraw($1)) }
    case 13, 14: call("pop") { $0.pop() }
    case 15: dismiss(after: .zero)
    case 16: dismiss(after: times.any(&generator))
    case 17: call("set status") { $0.send(.setStatus("Status")) }
    case 18: call("attention") { $0.send(.attention(true)) }
    case 19: call("no attention") { $0.send(.attention(false)) }
    case 20: call("touch") { $0.send(.touch(inside: true)) }
    case 21: call("press") { $0.press() }
    case 22:
      call(driver.hostIsReady ? "lose host" : "gain host") {
        $0.hostIsReady ? $0.loseHost() : $0.gainHost()
      }
    case 27:
      call("host \(driver.hostIsReady ? "gone" : "there"), untold") { $0.hostIsReady.toggle() }
    case 23: call("late wake") { $0.send(.wake()) }
    case 24: call("early wake") { $0.wakeEarly() }
    case 25: suspend(times.any(&generator))
    case 26: changePolicy()
    case 29...32: callNamed()
    case 33:
      withShowing("withdraw later") { [time = times.any(&generator)] in
        $0.send(.withdraw($1, after: time, isAnimated: false))
      }
    case 34: withName("dismiss") { $0.dismiss(named: $1) }
    case 35: withName("cancelled") { $0.send(.withdrawNamed($1, .cancelled)) }
    case 36: call("cancelled") { $0.send(.withdrawNamed(nil, .cancelled)) }
    case 37:
      let gesture = [HUD.DismissalGestures.tap, .swipe].any(&generator)
      call("by hand \(gesture.rawValue)") { $0.dismissByHand(gesture) }
    case 38: withShowing("options") { $0.send(.change($1, .options($0.resolvedOptions))) }
    default:
      let time = times.any(&generator)
      call("pass \(time)") { $0.pass(time) }
    }
  }

  @discardableResult
  private mutating func call<Result>(_ name: String, _ body: (MachineDriver) -> Result) -> Result {
    calls.append(name)
    let result = body(driver)
    laws.read(driver)
    return result
  }

  private mutating func put(_ name: String, _ body: (MachineDriver) -> Request.ID) {
    // Every request must end. Its ID is noted before the effects are read, as it may end at once.
    calls.append(name)
    let id = body(driver)
    laws.requests.insert(id)
    requests.append(id)
    laws.read(driver)
  }

  private mutating func callNamed() {
    let name = ["a", "b"].any(&generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: put("show \(name)") { $0.show("Show", named: name) }
    case 1: put("toast \(name)") { $0.toast("Toast", named: name) }
    case 2:
      put("begin \(name)") { $0.begin("Begin", named: name) }
      activities.append(requests.last ?? 0)
    default:
      let id = call("progress \(name)") { $0.progress(0.5, named: name) }
      requests.append(id)
    }
  }

  private mutating func withName(_ call: String, _ body: (MachineDriver, String) -> Void) {
    let name = ["a", "b", "unknown"].any(&generator)
    self.call("\(call) \(name)") { body($0, name) }
  }

  /// Ends a random request with a toast. If the request was live, the toast must end as well.
  private mutating func endWithToast() {
    let id = requests.any(&generator)
    // What is due ends before the call.
    call("pass zero") { $0.pass(.zero) }
    let isLive = driver.presentation?.requests.contains { $0.request.id == id } == true
    calls.append("end \(id) with toast")
    let toast = driver.end(id, with: "Ended")
    requests.append(toast)
    if isLive { laws.requests.insert(toast) }
    laws.read(driver)
  }

  private mutating func dismiss(after delay: Duration) {
    let isAnimated = Bool.random(using: &generator)
    calls.append("dismiss after \(delay)\(isAnimated ? "" : ", without motion")")
    laws.dismissals.insert(driver.dismiss(after: delay, isAnimated: isAnimated))
    laws.read(driver)
  }

  private mutating func suspend(_ time: Duration) {
    call("suspend \(time)") { $0.suspend(time) }
  }

  private mutating func withActivity(_ name: String, _ body: (MachineDriver, Request.ID) -> Void) {
    let id = activities.any(&generator)
    call("\(name) \(id)") { body($0, id) }
  }

  private mutating func withShowing(_ name: String, _ body: (MachineDriver, Request.ID) -> Void) {
    let id = requests.any(&generator)
    call("\(name) \(id)") { body($0, id) }
  }

  private mutating func changePolicy() {
    let times: [Duration] = [.zero, .zero, .milliseconds(100), .milliseconds(300)]
    var policy = Policy(
      graceTime: times.any(&generator), minimumTime: times.any(&generator),
      fadeTime: times.any(&generator), toastTime: times.any(&generator),
      enqueuesToasts: Bool.random(using: &generator), blocksInput: Bool.random(using: &generator))
    policy.toastQueueLimit = Laws.toastQueueLimit
    calls.append("\(policy)")
    driver.policy = policy
    driver.dismissal = [[], .tap, .swipe, [.tap, .swipe]].any(&generator)
  }
}
