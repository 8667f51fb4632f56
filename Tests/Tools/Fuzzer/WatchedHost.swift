import HUDCore
import HUDLayers
import HUDOffscreen

/// A virtual screen whose state can be read without serving anything, as `OffscreenHost.panel` and
/// its like do.
@MainActor final class WatchedHost: HUD.Host {
  private let screen: OffscreenHost
  private(set) var canvas: Canvas?
  private(set) var slots: Slots?
  var alarm: Duration? { screen.alarm }
  private(set) var isAwaited = false
  private(set) var blocksInput = false
  private(set) var isLeaving = false
  /// Grows with each call of the HUD, so that one can tell that there was none.
  private(set) var calls = 0

  init(_ screen: OffscreenHost) { self.screen = screen }

  var now: Duration { screen.now }
  var isReady: Bool { screen.isReady }
  var floats: Bool { screen.floats }
  var reasonNotReady: String { screen.reasonNotReady }
  var metrics: Metrics { screen.metrics }

  var delegate: (any HUD.HostDelegate)? {
    get { screen.delegate }
    set { screen.delegate = newValue }
  }

  /// The request that the panel displays, which the next frame draws.
  var request: Request? { canvas == nil ? nil : (delegate as? HUDController)?.panel?.request }

  func open() -> Canvas {
    calls += 1
    let canvas = screen.open()
    self.canvas = canvas
    return canvas
  }

  func setNeedsUpdate() {
    calls += 1
    screen.setNeedsUpdate()
  }

  func close() {
    calls += 1
    (canvas, slots, blocksInput, isLeaving) = (nil, nil, false, false)
    screen.close()
  }

  func setBlocksInput(for blocker: Request?) {
    blocksInput = blocker != nil
    screen.setBlocksInput(for: blocker)
  }

  private struct Question: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
  }

  /// The sizes of the few texts that stories show. To measure a text anew takes longer than
  /// everything else in a step.
  private static var sizes: [Question: CGSize] = [:]

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    let question = Question(text: text, width: room.width, height: room.height)
    if let size = Self.sizes[question] { return size }
    let size = screen.measure(text, in: room)
    Self.sizes[question] = size
    return size
  }

  func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    let label = measure(title, in: Text.unlimitedRoom)
    return CGSize(width: label.width + 2 * padding.width, height: label.height + 2 * padding.height)
  }

  func fill(_ slots: Slots) {
    calls += 1
    self.slots = slots
    screen.fill(slots)
  }

  func play(_ transition: Transition) {
    isLeaving = transition.to.opacity == 0
    screen.play(transition)
  }

  func wake(at time: Duration?) { screen.wake(at: time) }

  func setAwaited(_ isAwaited: Bool) {
    self.isAwaited = isAwaited
    screen.setAwaited(isAwaited)
  }

  var panelGetsFocus: Bool { screen.panelGetsFocus }

  func announce(_ announcement: Announcement) {
    calls += 1
    screen.announce(announcement)
  }
}

extension Text: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
