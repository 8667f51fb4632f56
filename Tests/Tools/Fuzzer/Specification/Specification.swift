import Foundation
import HUDCore

/// Semantics.md in executable form: predicts what a HUD tells and shows for any sequence of calls.
///
/// It is written as plainly as possible, and apart from the values of the public interface it
/// shares no code with the state machine. Where the two disagree, the page decides which of them is
/// wrong.
struct Specification {
  enum Phase: Equatable {
    case hidden
    case waitingForHost
    case waiting
    case appearing
    case visible
    case lingering
    case disappearing
  }

  /// The defaults of the HUD, which each call reads when it is made.
  let defaults: Defaults

  // What the app is told.
  private(set) var posts: [Story.Post] = []
  private(set) var ends: [Int: HUD.Reason] = [:]
  private(set) var results: [Int: HUD.Reason] = [:]
  private(set) var presses: [Int] = []
  private(set) var explanations = 0

  // The surroundings.
  var now = Duration.zero
  var hostIsReady = true
  var screenReaderIsRunning = false
  var reducesMotion = false

  // The requests.
  var anonymous: Wanted?
  var count = 0
  var toast: Toast?
  var queue: [Toast] = []
  /// The owned and the named requests.
  var owned: [Wanted] = []
  var displayed: Wanted?
  var scheduled: Scheduled?
  var scheduledEnds: [(order: Int, end: Scheduled)] = []
  /// The requests that have ended, but whose end is not told yet.
  var untold: [(wanted: Wanted, reason: HUD.Reason)] = []
  var completions: [Int] = []

  // The presentation.
  var phase = Phase.hidden
  var presentation: UInt64 = 0
  /// The numbers of the presentations that were posted, in their order.
  private var postedPresentations: [UInt64: UInt64] = [:]
  var graceEnds = Duration.zero
  var appearedAt = Duration.zero
  /// The longest minimum time of the requests that were displayed (T5).
  var longestMinimum = Duration.zero
  /// The time of didAppear; nil once it was posted.
  var appearedUntil: Duration?
  /// The end of the phase lingering or disappearing.
  var phaseEnds = Duration.zero
  var reason = HUD.Reason.ended
  var leavesAnimated = true
  var isAttended = false
  var pointerIsOnPanel = false
  var hostIsGone = false
  /// The time of the input before which a deadline fires that is overdue; nil while no deadline
  /// fires.
  var overdueAt: Duration?
  var waitsSince = Duration.zero
  var isExplained = false

  // The mailbox.
  var mailbox: [Input] = []
  /// The inputs that were taken from the mailbox, and are not handled yet.
  private var serving: [Input] = []
  private var isServing = false
  /// The actions and completions that run after the effects of the present input (C2).
  private var appCalls: [Story.Trigger] = []
  /// The time of the last input, from which the tenths of a second are counted at which a
  /// `Progress` is read.
  private(set) var handledAt = Duration.zero
  private var calls = 0
  /// Whether a call of another thread has woken the main actor, which has not run yet.
  private var isWoken = false
  private(set) var wakes = 0
  /// The handles that the app holds, and what was last said through them.
  var handles: [Int: Said] = [:]
  /// All handles that the app ever had, in the order of their calls.
  var allHandles: [Int] = []
  /// The call that an observer, a completion or an action is going to make.
  /// The press that has begun.
  var heldPress: Press?
  var reaction: (trigger: Story.Trigger, input: (inout Specification) -> Input?)? {
    didSet { reactionIsLoop = false }
  }
  /// Whether the reaction runs the main loop.
  var reactionIsLoop = false

  var tracks: [Track] = []
  let progress: (Int) -> Progress?

  init(defaults: Defaults, progress: @escaping (Int) -> Progress?) {
    self.defaults = defaults
    self.progress = progress
  }
}

// MARK: Requests

extension Specification {
  var isVisible: Bool { phase == .appearing || phase == .visible || phase == .lingering }
  var isWanted: Bool { anonymous != nil || toast != nil || !owned.isEmpty }
  var followsProgress: Bool { owned.contains { $0.kind == .tracked } }

  var live: [Wanted] {
    [anonymous].compactMap(\.self) + owned + toasts.map(\.wanted)
  }

  var toasts: [Toast] { [toast].compactMap(\.self) + queue }

  /// Whether a handle still does something: it is held, and its request has not ended (E7).
  func acts(_ handle: Int) -> Bool { handles[handle] != nil && ends[handle] == nil }

  func isLive(_ handle: Int) -> Bool { live.contains { $0.handle == handle } }

  mutating func nextOrder() -> Int {
    calls += 1
    return calls
  }
}

// MARK: What is told

extension Specification {
  mutating func post(
    _ kind: HUD.Event.Kind, _ reason: HUD.Reason? = nil, isInterrupted: Bool = false
  ) {
    let number = postedPresentations[presentation] ?? UInt64(postedPresentations.count + 1)
    postedPresentations[presentation] = number
    posts.append(
      Story.Post(
        kind: kind, time: overdueAt ?? now, presentation: number, status: displayed?.content.status,
        reason: reason, isInterrupted: isInterrupted))
    react(to: .post(kind))
  }

  mutating func tellEnd(_ wanted: Wanted, _ reason: HUD.Reason) {
    if let handle = wanted.handle { ends[handle] = ends[handle] ?? reason }
  }

  mutating func complete(_ completion: Int, _ reason: HUD.Reason) {
    results[completion] = reason
    appCalls.append(.completion)
  }

  mutating func completeAll(_ reason: HUD.Reason) {
    let waiting = completions
    completions = []
    for completion in waiting { complete(completion, reason) }
  }

  mutating func perform(_ action: HUD.Action) {
    // The Cancel buttons of `run` and `track` have no number, and a tap on the panel has no title.
    let tap = action.title.isEmpty && action.role == .plain ? 0 : nil
    guard let number = tap ?? Int(action.title.filter(\.isNumber)) else { return }
    presses.append(number)
    appCalls.append(.action)
  }

  mutating func explain() {
    explanations += 1
    isExplained = true
  }

  private mutating func react(to trigger: Story.Trigger) {
    guard let reaction, reaction.trigger == trigger else { return }
    self.reaction = nil
    // An observer's call waits until the effects are carried out; the others are served at once.
    if let input = reaction.input(&self) { call(input) }
  }
}

// MARK: The mailbox

extension Specification {
  /// A call where the main actor runs: it takes effect before it returns (C1).
  mutating func call(_ input: Input) {
    enqueue(input)
    serve()
  }

  /// A call on another thread: it waits until the mailbox is served. However many wait, the main
  /// actor is woken once (C1).
  mutating func callFromThread(_ input: Input) {
    if !isWoken { wakes += 1 }
    isWoken = true
    enqueue(input)
  }

  /// The main actor runs the tasks that wait for it.
  mutating func turn() {
    isWoken = false
    serve()
  }

  private mutating func enqueue(_ input: Input) {
    if let last = mailbox.last, let folded = last.folded(with: input) {
      mailbox[mailbox.count - 1] = folded
    } else {
      mailbox.append(input)
    }
  }

  mutating func serve() {
    guard !isServing else { return }
    isServing = true
    while !serving.isEmpty || !mailbox.isEmpty {
      if serving.isEmpty { swap(&serving, &mailbox) }
      handle(serving.removeFirst())
      handledAt = now
      let calls = appCalls
      appCalls = []
      isServing = false
      for trigger in calls { react(to: trigger) }
      isServing = true
    }
    isServing = false
  }
}
