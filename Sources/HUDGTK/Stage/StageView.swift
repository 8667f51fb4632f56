#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// The widget that contains the mask and the panel. It covers the content of the app, and draws
/// mask and panel with the opacity and scale of the current transition.
@MainActor final class StageView: DrawnWidget {
  let canvas = Canvas(mask: CALayer(), bezel: CALayer())
  let panel: PanelView
  private let root = CALayer()
  private let clock: HostClock
  /// The mask; nil if it is invisible.
  var mask: RenderNode? { didSet { queueDraw() } }
  private(set) var transition: Transition?
  /// The time of the last call of `advance(to:)` that drew the stage.
  private var drawnTime = Duration.zero
  var panelOffset = PanelOffset() { didSet { queueDraw() } }

  /// The presenter of the HUD; nil from the end of the HUD until the stage is taken out of its
  /// window.
  weak var presenter: StagePresenter?
  /// The part of the stage that is not clipped, in the stage's coordinates; nil if the whole stage
  /// is visible.
  var visiblePart: CGRect? { didSet { if visiblePart != oldValue { queueDraw() } } }

  /// The rectangles that the mask leaves out, in the stage's coordinates.
  var unmaskedParts: [CGRect] = [] { didSet { if unmaskedParts != oldValue { queueDraw() } } }

  init(renderer: LayerRenderer, clock: HostClock) {
    self.clock = clock
    panel = PanelView(bezel: canvas.bezel, renderer: renderer)
    // Use the role of a group. The default role, "presentation", would hide the stage from a screen
    // reader, and with the stage the panel in it.
    super.init(role: GTK_ACCESSIBLE_ROLE_GROUP)
    root.addSublayer(canvas.mask)
    root.addSublayer(canvas.bezel)
    root.screenClock = { MainActor.assumeIsolated { clock.now.seconds } }
    root.appLayerWillChange = { [weak self] in
      MainThread.run { [weak self] in self?.presenter?.appLayerWillChange() }
    }
    panel.takesPress = { [unowned self] in presenter?.takesPress($0) == true }
    adopt(panel.widget)
  }

  /// Hides the stage and makes it take no input, from the end of its HUD until the stage is taken
  /// out of its window.
  func retire() {
    presenter = nil
    // Disconnect the buttons: GTK keeps a pressed button until the user ends the press.
    for button in [panel.button, panel.tapTarget] { button?.disconnect() }
    gtk_widget_set_can_focus(widget, false.gboolean)
    gtk_widget_set_can_target(widget, false.gboolean)
    queueDraw()
  }

  func close() {
    panel.close()
    gtk_widget_unparent(panel.widget)
    mask = nil
  }

  /// Whether the stage is visible at `point`.
  func covers(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point) && visiblePart?.contains(point) != false
  }

  // MARK: Transitions

  func play(_ transition: Transition) {
    self.transition = transition
    queueDraw()
  }

  /// Continues the transition and the slide of the panel at `time`. Returns false once both have
  /// ended.
  func advance(to time: Duration) -> Bool {
    let end = max(transition?.end ?? .zero, panelOffset.arrival)
    // Draw even if transition and slide have just ended, because the last pose is not drawn yet.
    guard drawnTime < end else { return false }
    drawnTime = time
    queueDraw()
    return time < end
  }

  // MARK: Called by GTK

  override func contains(_ point: CGPoint) -> Bool {
    covers(point) && presenter?.blocks(point) == true
  }

  override func surroundingsChanged() { presenter?.surroundingsMayHaveChanged() }

  override func allocate() {
    presenter?.followLayout()
    let frame = CGRect(origin: alignedToPixels(panel.frame.origin), size: panel.frame.size)
    panel.widget.place(panel.frame(around: frame))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard presenter != nil else { return }
    let time = clock.frameTime(of: widget)
    let pose = transition?.pose(at: time) ?? .shown
    guard pose.opacity > 0 else { return }
    snapshot.clip(to: visiblePart) { draw(pose, at: time, in: snapshot) }
  }

  private func draw(_ pose: Transition.Pose, at time: Duration, in snapshot: OpaquePointer) {
    // Fade mask and panel separately, to look the same as on iOS. On iOS they must fade separately,
    // because a translucent common superview would switch off the blur.
    snapshot.fade(to: pose.opacity) {
      leaveOut(unmaskedParts, in: snapshot) { mask?.append(to: snapshot) }
    }
    let dragged = panelOffset.value(at: time)
    let distance = dragged + CGPoint(x: 0, y: pose.offset)
    // Scale the panel around its centre.
    let center = canvas.bezel.position * (1 - pose.scale)
    snapshot.move(by: distance + center, scale: pose.scale) {
      snapshot.fade(to: pose.opacity) { gtk_widget_snapshot_child(widget, panel.widget, snapshot) }
    }
  }

  private func leaveOut(_ holes: [CGRect], in snapshot: OpaquePointer, _ draw: () -> Void) {
    guard !holes.isEmpty else { return draw() }
    for part in CGRect(origin: .zero, size: size).parts(outside: holes) {
      snapshot.clip(to: part, draw)
    }
  }
}

/// The distance between the panel and its place in the layout, during a drag and the slide after
/// it.
struct PanelOffset {
  private var start = CGPoint.zero
  private var end = CGPoint.zero
  private var since = Duration.zero
  private var duration = Duration.zero

  func value(at time: Duration) -> CGPoint {
    guard time < arrival else { return end }
    let progress = Curve.easeOut.value(at: max((time - since) / duration, 0))
    return start + (end - start) * progress
  }

  /// The time at which the slide ends.
  var arrival: Duration { since + duration }

  /// Moves the panel from its current offset to `offset`; at once if `duration` is zero.
  mutating func move(to offset: CGPoint, at now: Duration, over duration: Duration) {
    self = PanelOffset(start: value(at: now), end: offset, since: now, duration: duration)
  }
}

extension CGRect {
  /// Returns the parts of the rectangle that are outside all of `holes`.
  func parts(outside holes: [CGRect]) -> [CGRect] {
    holes.reduce([self]) { parts, hole in parts.flatMap { $0.parts(outside: hole) } }
  }

  private func parts(outside hole: CGRect) -> [CGRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
#endif
