import Foundation
import HUDCore
import HUDLayers
import HUDOffscreen

/// A HUD on a virtual screen together with everything that it told the app: the subject of the
/// fuzzer, and of the tests that the fuzzer writes.
@MainActor final class Story {
  nonisolated let hud: HUDController
  nonisolated let defaults: Defaults
  private(set) var screen: OffscreenHost
  private let makeHost: @MainActor (OffscreenHost) -> any HUD.Host

  /// The notifications of the HUD, in order.
  private(set) var posts: [Post] = []
  private var presentations: [UInt64: UInt64] = [:]
  private var heldPress: Press?
  /// How often the main loop was woken.
  nonisolated let wakes = Locked(0)
  /// The lines that were logged.
  nonisolated let log = Locked<[String]>([])
  /// The numbers of the buttons that were pressed, in order.
  private(set) var presses: [Int] = []
  private nonisolated let givenCompletions = Locked(0)
  /// The results of each dismissal, by the number of the dismissal.
  private(set) var results: [Int: [HUD.Reason]] = [:]

  private nonisolated let handles = Locked<[Int: HUD.Handle]>([:])
  private nonisolated let promises = Locked<[Int: EndPromise]>([:])
  private nonisolated let progresses = Locked<[Int: Progress]>([:])
  var runs: [Int: Run] = [:]
  private var reaction: (trigger: Trigger, call: @Sendable (Story) -> Void)?
  private var reactionIsLoop = false
  /// The clocks of the earlier screens, added up.
  private var timeOnEarlierScreens = Duration.zero
  // Only `init` writes it, and only `deinit` reads it.
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

  struct Post: Equatable {
    let kind: HUD.Event.Kind
    let time: Duration
    let presentation: UInt64
    let status: String?
    let reason: HUD.Reason?
    let isInterrupted: Bool
  }

  /// A moment in which the HUD calls the app, so that the app can call the HUD again.
  enum Trigger: Equatable, Sendable {
    case post(HUD.Event.Kind)
    case completion
    case action
  }

  init(makeHost: @escaping @MainActor (OffscreenHost) -> any HUD.Host = { $0 }) {
    let (screen, defaults, wakes, log) = (OffscreenHost(), Defaults(), wakes, log)
    let host = makeHost(screen)
    self.makeHost = makeHost
    self.screen = screen
    self.defaults = defaults
    hud = HUDController(
      defaults: defaults, willWake: { wakes.withLock { $0 += 1 } },
      log: { line in log.withLock { $0.append(line) } }, stepInterval: .zero, host: { host })
    _ = hud.host
    observer = NotificationCenter.default.addObserver(forName: nil, object: hud, queue: nil) {
      // Weak, because a handle that is released with the story may end its request.
      [weak self] notification in
      // The HUD posts on the main actor only.
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.note(notification) }
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  var now: Duration { timeOnEarlierScreens + screen.now }
}

// MARK: What the HUD told

extension Story {
  private func note(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    guard let kind = Self.kinds[notification.name] else { return }
    posts.append(
      Post(
        kind: kind, time: now, presentation: number(of: info[HUD.presentationKey] as? UInt64 ?? 0),
        status: info[HUD.statusKey] as? String, reason: info[HUD.reasonKey] as? HUD.Reason,
        isInterrupted: info[HUD.interruptedKey] as? Bool ?? false))
    react(to: .post(kind))
  }

  /// Numbers the presentations in their order, because their identities differ in each run.
  private func number(of presentation: UInt64) -> UInt64 {
    let number = presentations[presentation] ?? UInt64(presentations.count + 1)
    presentations[presentation] = number
    return number
  }

  private static let kinds: [Notification.Name: HUD.Event.Kind] = [
    HUD.willAppearNotification: .willAppear, HUD.didAppearNotification: .didAppear,
    HUD.willDisappearNotification: .willDisappear, HUD.didDisappearNotification: .didDisappear,
    HUD.didReceiveTouchNotification: .didReceiveTouch,
    HUD.didTouchInsideNotification: .didTouchInside,
  ]

  /// The reason why the request of a handle has ended; nil while it lives.
  nonisolated func end(of handle: Int) -> HUD.Reason? {
    promises.withLock { $0[handle] }?.answer
  }

  /// The number of completions that were given to the HUD.
  var completions: Int { givenCompletions.withLock(\.self) }

  /// The handles whose request has not ended.
  var unanswered: [Int] {
    promises.withLock { $0.filter { $0.value.answer == nil }.keys.sorted() }
  }

  /// Makes `call` the next time that the HUD calls the app in this way.
  func onNext(_ trigger: Trigger, _ call: @escaping @Sendable (Story) -> Void) {
    reaction = (trigger, call)
    reactionIsLoop = false
  }

  /// Runs the main loop for `time` the next time that an action or a completion is called, as a
  /// dialog does.
  func loopOnNext(_ trigger: Trigger, for time: Duration) {
    onNext(trigger) { story in
      MainActor.assumeIsolated { story.screen.advance(by: time) }
    }
    reactionIsLoop = true
  }

  func forgetReaction() { reaction = nil }

  private func react(to trigger: Trigger) {
    guard let reaction, reaction.trigger == trigger else { return }
    self.reaction = nil
    reaction.call(self)
  }
}

// MARK: What calls need

extension Story {
  /// The handle with a number. Setting it to nil releases it.
  nonisolated subscript(handle: Int) -> HUD.Handle? {
    get { handles.withLock { $0[handle] } }
    set {
      if let newValue { promises.withLock { $0[handle] = newValue.endPromise } }
      // The old handle must be released after the lock: its release may call the HUD.
      let old = handles.withLock { handles in
        let old = handles[handle]
        handles[handle] = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  nonisolated func activity(_ handle: Int) -> HUD.Activity? { self[handle] as? HUD.Activity }

  nonisolated func progress(_ number: Int) -> Progress? { progresses.withLock { $0[number] } }

  /// Makes or releases a `Progress` of ten units.
  nonisolated func setProgress(_ number: Int, exists: Bool = true, isCancellable: Bool = false) {
    let progress = exists ? Progress(totalUnitCount: 10) : nil
    progress?.isCancellable = isCancellable
    progresses.withLock { $0[number] = progress }
  }

  nonisolated func action(
    _ number: Int, role: HUD.Action.Role = .plain, keepsHUD: Bool = false
  ) -> HUD.Action {
    HUD.Action("Button \(number)", role: role, keepsHUD: keepsHUD) { [weak self] in
      self?.presses.append(number)
      self?.react(to: .action)
    }
  }

  /// The handler of a tap on the panel, which counts as button 0.
  nonisolated var tapped: @MainActor @Sendable () -> Void {
    { [weak self] in
      self?.presses.append(0)
      self?.react(to: .action)
    }
  }

  nonisolated func completion(_ number: Int) -> HUD.DismissalCompletion {
    givenCompletions.withLock { $0 += 1 }
    return { [weak self] reason in
      self?.results[number, default: []].append(reason)
      self?.react(to: .completion)
    }
  }

  /// Makes `call` on another thread. The main thread waits meanwhile, so the call is posted, and
  /// nothing serves it.
  func onAnotherThread(_ call: @escaping @Sendable (Story) -> Void) {
    OtherThread.shared.run { call(self) }
  }
}

// MARK: The user and the host

extension Story {
  enum Place: Sendable {
    /// The upper edge of the panel.
    case panel
    /// A corner of the screen.
    case screen
  }

  func tap(_ place: Place) {
    switch place {
    case .panel:
      guard let frame = screen.panelFrame else { return }
      screen.touch(at: CGPoint(x: frame.midX, y: frame.minY + 1))
    case .screen:
      screen.touch(at: CGPoint(x: 1, y: 1))
    }
  }

  /// Presses Escape, which presses a Cancel button.
  func pressEscape() {
    guard let press = drawnPress, press.action.role == .cancel else { return }
    hud.pressed(press)
  }

  private var drawnPress: Press? {
    screen.settle()
    return hud.panel?.request.press
  }

  /// Begins to press the button. Whatever happens until `endPress()`, it is a press of this button.
  func beginPress() { heldPress = drawnPress }

  func endPress() {
    if let heldPress { hud.pressed(heldPress) }
    heldPress = nil
  }

  /// Moves the HUD to a new screen, whose clock starts at zero.
  ///
  /// A loop that still waits for its call is forgotten, because it would run on one of the two
  /// screens alone.
  func moveToNewScreen(hasWindow: Bool = true) {
    if reactionIsLoop { forgetReaction() }
    timeOnEarlierScreens += screen.now
    screen = OffscreenHost()
    screen.hasWindow = hasWindow
    hud.move(to: makeHost(screen))
  }
}

/// A thread that runs one closure at a time while its caller waits.
private final class OtherThread: Sendable {
  static let shared = OtherThread()

  private let work = Locked<(@Sendable () -> Void)?>(nil)
  private let begin = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        begin.wait()
        let work = work.withLock { work in
          defer { work = nil }
          return work
        }
        work?()
        end.signal()
      }
    }
  }

  func run(_ body: @escaping @Sendable () -> Void) {
    work.withLock { $0 = body }
    begin.signal()
    end.wait()
  }
}
