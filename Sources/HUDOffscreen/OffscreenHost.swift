public import HUDCore
public import HUDLayers

#if canImport(HUDCairo)
import HUDCairo
#endif

/// A virtual screen, for tests, for pictures, and wherever no window can open.
///
/// The clock of the screen moves only when you advance it. So a test of a toast that stays two
/// seconds takes no time, and gives the same result on every machine:
///
/// ```swift
/// @MainActor @Test func savingSaysSo() {
///   let screen = OffscreenHost()
///   HUDController.shared.move(to: screen)
///
///   model.save()
///   #expect(screen.panel?.status == "Saved")
///   #expect(screen.announcements == ["Saved"])
///
///   screen.advance(by: .seconds(10))
///   #expect(!HUD.isVisible)
/// }
/// ```
///
/// A HUD fades out before it ends. So a test that awaits the end of a HUD first moves the clock
/// past the fade:
///
/// ```swift
/// let saving = HUD.show(status: "Saving")
/// saving.dismiss()
/// screen.advance(by: .seconds(1))
/// #expect(await saving.reason == .dismissed)
/// ```
///
/// Tests that share `HUDController.shared` must not run in parallel, so mark them with
/// `@Suite(.serialized)`. Tests that make their own controller with `HUDController(host:
/// OffscreenHost())` may run in parallel.
///
/// On Linux, `png()` and `animatedPNG(from:to:fps:)` return pictures of what a user would see.
@MainActor public final class OffscreenHost {
  /// Whether there is a window that can show a HUD. Without a window, new HUDs wait, and a visible
  /// HUD ends with `.hostGone`.
  public var hasWindow = true {
    didSet {
      guard hasWindow != oldValue else { return }
      if hasWindow { delegate?.hostBecameReady() } else { delegate?.hostWasLost() }
    }
  }

  /// The colour of the screen behind the HUD. If nil, the screen is transparent there.
  public var background: HUD.Color? { didSet { paintBackground() } }

  /// The texts that a screen reader would have spoken until now, the oldest first. A test may empty
  /// the array, to read only what is spoken afterwards.
  public var announcements: [String] = []

  package weak var delegate: (any HUD.HostDelegate)?

  let clock = Locked(Duration.zero)
  /// The time at which the HUD wants to be woken; nil if the HUD waits for nothing.
  package internal(set) var alarm: Duration?
  package internal(set) var blocksInput = false
  var pointerIsOnPanel = false
  /// The closure that handles the end of a touch on the panel; nil if no finger is on the panel.
  var lifted: (() -> Void)?
  var needsUpdate = false
  let stage: Stage
  #if canImport(HUDCairo)
  let renderer = LayerRenderer()
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

  /// Creates a screen with a size in points. The default is the size of a common phone.
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
  /// The time on the virtual clock, which begins at zero.
  public var now: Duration { clock.withLock(\.self) }

  /// Moves the clock forward by `duration`. Everything that becomes due during this time, such as
  /// the end of a toast, happens at its own time, the earliest first.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "The clock cannot be moved back by \(duration).")
    let end = now + duration
    settle()
    while let time = alarm, time <= end {
      clock.withLock { $0 = max($0, time) }
      alarm = nil
      delegate?.timerFired()
      settle()
    }
    // Never move the clock back: an action may have moved it beyond `end` meanwhile.
    clock.withLock { $0 = max($0, end) }
    settle()
  }

  /// Moves the clock forward in one jump, as for a process that was suspended. Everything that
  /// became due meanwhile happens with the next input, or when the clock is moved again.
  package func suspend(for duration: Duration) { clock.withLock { $0 += duration } }

  /// Processes the calls that other threads have made until now. Then updates the panel, as a real
  /// screen does before each frame.
  public func settle() {
    delegate?.drainMailbox()
    guard needsUpdate else { return }
    needsUpdate = false
    delegate?.updatePanel()
  }
}

// MARK: The visible HUD

extension OffscreenHost {
  /// The content of the displayed HUD, as the app requested it; nil if no HUD is on the screen.
  /// `panel` tells which parts of the content are drawn.
  public var content: HUD.Content? {
    settle()
    return stage.slots?.request.content
  }

  /// The panel as it is drawn; nil if no HUD is on the screen.
  public var panel: Panel? {
    settle()
    return stage.slots.map(Panel.init)
  }

  /// The panel's frame on the screen; nil if no HUD is on the screen.
  public var panelFrame: CGRect? { panel?.frame }

  /// Whether the screen shows no HUD, not even one that is disappearing.
  public var isEmpty: Bool {
    settle()
    return stage.isEmpty
  }
}
