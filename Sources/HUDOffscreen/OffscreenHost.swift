public import HUDCore
public import HUDLayers

/// A screen that is none: for tests, for pictures, and wherever no window may open.
///
/// Its clock stands still until you move it, so a test of a HUD that stays five seconds takes no
/// time, and passes or fails the same way on every machine:
///
/// ```swift
/// @MainActor @Test func savingShowsAHUD() {
///   let screen = OffscreenHost()
///   HUDController.shared.move(to: screen)
///
///   model.save()
///   #expect(screen.content?.status == "Saving…")
///
///   screen.advance(by: .seconds(10))
///   #expect(!HUD.isVisible)
///   #expect(screen.announcements == ["Saving…", "Saved"])
/// }
/// ```
///
/// Tests that share `HUDController.shared` must not run side by side (`@Suite(.serialized)`); one
/// that makes its own, `HUDController(host: OffscreenHost())`, may.
///
/// On Linux it also draws what a user would see: `png()` and `animatedPNG(from:to:fps:)`.
@MainActor public final class OffscreenHost {
  /// Whether there is a window; without one a HUD waits, or ends if it was on show.
  public var hasWindow = true {
    didSet {
      guard hasWindow != oldValue else { return }
      if hasWindow { delegate?.hostBecameReady() } else { delegate?.hostWasLost() }
    }
  }

  /// What fills the screen under the HUD; nil leaves it transparent.
  public var background: HUD.Color? { didSet { paintBackground() } }

  /// What a screen reader was given to say, in order.
  public internal(set) var announcements: [String] = []

  package weak var delegate: (any HUD.HostDelegate)?

  let clock = Locked(Duration.zero)
  var alarm: Duration?
  var request: Request?
  package internal(set) var blocksInput = false
  var needsUpdate = false
  var isTicking = false
  let stage: Stage
  #if os(Linux)
  let painter = Painter()
  #endif

  package internal(set) var metrics: Metrics {
    didSet {
      guard metrics != oldValue else { return }
      metrics.check()
      stage.resize(to: size)
      paintBackground()
      needsUpdate = true
    }
  }

  /// A screen of that many points; the default is a common phone's.
  public init(size: CGSize = CGSize(width: 390, height: 844)) {
    var metrics = Metrics(size: size)
    metrics.scale = 2
    metrics.languages = ["en"]
    metrics.check()
    self.metrics = metrics
    stage = Stage(size: size, clock: clock)
  }

  private func paintBackground() { stage.paint(background?.cgColor(isDark: isDark)) }
}

// MARK: Time

extension OffscreenHost {
  /// What the clock shows; it began at zero.
  public var now: Duration { clock.withLock(\.self) }

  /// Moves the clock on, past everything that is due on the way, in order.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "The clock cannot go back by \(duration).")
    let end = now + duration
    settle()
    while let time = alarm, time <= end {
      clock.withLock { $0 = max($0, time) }
      alarm = nil
      delegate?.wake()
      settle()
    }
    clock.withLock { $0 = end }
    settle()
  }

  /// Serves the calls that other threads made so far, and brings the screen up to date, as before a
  /// frame.
  public func settle() {
    delegate?.drainMailbox()
    if isTicking { delegate?.tick() }
    guard needsUpdate else { return }
    needsUpdate = false
    delegate?.update()
  }
}

// MARK: What is on show

extension OffscreenHost {
  /// What the HUD shows; nil where there is none on the screen.
  public var content: HUD.Content? {
    settle()
    return request?.content
  }

  /// Where the panel stands; nil where there is none on the screen.
  public var panelFrame: CGRect? {
    settle()
    return stage.slots?.panelFrame
  }

  /// Where the panel's button is; nil where there is none on the screen.
  package var buttonFrame: CGRect? {
    settle()
    return stage.buttonFrame
  }

  /// Whether anything of a HUD is left on the screen.
  public var isEmpty: Bool {
    settle()
    return stage.isEmpty
  }
}

// MARK: What a user does

extension OffscreenHost {
  /// Touches the screen; false where the touch goes through to the app below.
  @discardableResult
  public func touch(at point: CGPoint) -> Bool {
    settle()
    // Who is told of the touch may dismiss the HUD, which does not make the touch the app's.
    let isBlocked = blocksInput
    delegate?.touched(at: point)
    return isBlocked
  }

  /// Brings the pointer to the panel, or takes it away: a toast somebody looks at stays.
  public func setPointer(onPanel isOnPanel: Bool) {
    settle()
    delegate?.attentionChanged(isOnPanel)
  }

  /// Presses the panel's button, if there is one.
  public func pressButton() {
    settle()
    delegate?.pressed()
  }
}
