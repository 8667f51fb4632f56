import HUDCore
import HUDLayers
import Testing

/// A host that draws nothing: it records what it is asked to do, and the test moves its clock.
@MainActor final class TestHost: HUD.Host {
  private(set) var now = Duration.zero
  var isReady = true
  var floats = false
  var reasonNotReady: String { "the test says so." }
  var metrics = Metrics(size: CGSize(width: 390, height: 844))
  weak var delegate: (any HUD.HostDelegate)?

  private(set) var canvas: Canvas?
  private(set) var alarm: Duration?
  private(set) var blocksInput = false
  private(set) var needsUpdate = false
  private(set) var isAwaited = false
  private(set) var measured: [Text] = []
  private(set) var filled: [Slots] = []
  private(set) var played: [Transition] = []
  private(set) var announced: [String] = []
  var panelGetsFocus = true
  private let screen = CALayer()
  var buttonWidth: CGFloat = 60
  var buttonHeight: CGFloat = 30

  /// The space around the title with which a button was last measured.
  private(set) var buttonPadding: CGSize?

  /// Whether a text that is wider than its room continues on more lines.
  var wraps = false

  /// Whether a text that is wider than its room is measured as if it were cut off there.
  var cutsLines = true

  /// Returns the size of a text; by default 8 points a character, and 18 high.
  var textSize: (Text) -> CGSize = { CGSize(width: 8 * $0.string.count, height: 18) }

  init() {
    #if !canImport(QuartzCore)
    // A layer with a screen clock traps writes that Core Animation would animate implicitly.
    let time = time
    screen.screenClock = { time.value.seconds }
    #endif
  }

  private let time = Locked(Duration.zero)

  func open() -> Canvas {
    isOpening = true
    needsUpdate = true
    let canvas = Canvas(mask: CALayer(), bezel: CALayer())
    write {
      screen.addSublayer(canvas.mask)
      screen.addSublayer(canvas.bezel)
    }
    self.canvas = canvas
    return canvas
  }

  func close() {
    write { screen.sublayers = nil }
    canvas = nil
    blocksInput = false
    forgetContents()
  }

  /// The request that the panel displays, which the next frame draws.
  var request: Request? { canvas == nil ? nil : (delegate as? HUDController)?.panel?.request }

  /// The number of times that the controller has said whether a request blocks the input.
  private(set) var blockerCount = 0

  func setBlocksInput(for blocker: Request?) {
    blocksInput = blocker != nil
    blockerCount += 1
  }

  /// Called with each request that the panel displays.
  var shows: (Request) -> Void = { _ in }
  private var isOpening = false

  func setNeedsUpdate() {
    if let request { shows(request) }
    needsUpdate = true
  }

  func setAwaited(_ isAwaited: Bool) { self.isAwaited = isAwaited }

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    measured.append(text)
    var size = textSize(text)
    if wraps, text.wraps, size.width > room.width {
      let lines = (size.width / room.width).rounded(.up)
      size = CGSize(width: room.width, height: lines * size.height)
    }
    // Like every host, it cuts off whole lines only, and measures at least one.
    return CGSize(
      width: cutsLines ? min(size.width, room.width) : size.width,
      height: min(size.height, max(room.height, 18)))
  }

  func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    buttonPadding = padding
    return CGSize(width: buttonWidth, height: buttonHeight)
  }

  func fill(_ slots: Slots) {
    forgetContents()
    filled.append(slots)
  }

  private static let noOptions = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior())

  /// Forgets what could retain objects of the app. A press retains what the action retains.
  private func forgetContents() {
    // Release the contents last, because the app's objects may call the HUD when they are released.
    let contents = filled.map(\.request)
    for slots in filled {
      slots.request = Request(
        id: slots.request.id, kind: slots.request.kind, content: HUD.Content(),
        resolvedOptions: Self.noOptions)
    }
    withExtendedLifetime(contents) {}
  }

  func play(_ transition: Transition) {
    // The first request is known when it enters.
    if isOpening { setNeedsUpdate() }
    isOpening = false
    played.append(transition)
    if let canvas { transition.run(on: canvas) }
  }

  func wake(at time: Duration?) { alarm = time }

  func announce(_ announcement: Announcement) {
    announced.append(announcement.spoken(in: metrics.languages))
  }

  private func write(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}

// MARK: For tests

extension TestHost {
  /// Serves the waiting calls, and draws a frame if one was asked for.
  func settle() {
    delegate?.drainMailbox()
    guard needsUpdate else { return }
    needsUpdate = false
    delegate?.updatePanel()
  }

  /// Touches the screen. Returns false if the touch reaches the app.
  func touch(at point: CGPoint) -> Bool {
    let isBlocked = blocksInput
    delegate?.touched(at: point)
    return isBlocked
  }

  /// Advances the clock, and serves every alarm that is due on the way.
  func advance(by duration: Duration) {
    let end = now + duration
    settle()
    for _ in 0..<10_000 {
      guard let alarm, alarm <= end else {
        set(end)
        settle()
        return
      }
      suspend(until: max(now, alarm))
      settle()
    }
    Issue.record("The controller asks to be woken without end.")
  }

  /// Advances the clock to the end of the last transition, and calls `look` before each step.
  func followTransition(by step: Duration, _ look: (VisiblePose, Transition) throws -> Void) throws
  {
    let transition = try #require(played.last)
    for _ in 0..<1_000 {
      guard now < transition.start + transition.duration else { return }
      try look(#require(VisiblePose(canvas)), transition)
      advance(by: step)
    }
    Issue.record("The transition does not end: \(transition)")
  }

  /// Advances the clock in one jump, as if the process had been suspended.
  func suspend(until time: Duration) {
    set(time)
    guard let alarm, alarm <= time else { return }
    self.alarm = nil
    delegate?.timerFired()
  }

  private func set(_ time: Duration) {
    now = time
    self.time.withLock { $0 = time }
  }
}

extension HUDController {
  /// A controller with defaults of its own, so that tests can run in parallel.
  @MainActor static func forTest(
    on host: TestHost, defaults: Defaults = Defaults(style: .compact)
  ) -> HUDController {
    let controller = HUDController(defaults: defaults, stepInterval: .zero) { host }
    // Connects the host, which otherwise the first call does.
    _ = controller.host
    return controller
  }
}

extension HUD.Options {
  /// Options for a toast of that duration.
  static func lasting(_ duration: Duration) -> HUD.Options { HUD.Options(duration: duration) }
}
