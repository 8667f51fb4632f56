#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The view that contains all views of a HUD. It covers the window or view that the HUD is shown
/// in, and is transparent where nothing is drawn.
///
///     stage
///     ├── maskMaterial  the blur of the mask, if it has one
///     ├── maskView      the colour or gradient of the mask
///     ├── material      the blur or glass of the panel, if it has one
///     ├── panelView     the panel: its shape and its indicator
///     └── content       texts, button and custom view of the panel
///
/// The content of a glass panel is inside the glass, because glass keeps only texts inside it
/// readable. The mask and the panel are layers of the HUD, moved by Core Animation. All other
/// layers belong to AppKit, which sets their position and removes any transform. So only animations
/// move these layers, and each animation ends where AppKit has placed the layer.
@MainActor final class StageView: NSView {
  /// The host; nil once it has removed the stage.
  weak var owner: AppKitHost?
  /// The view of the app that the HUD covers; nil if the HUD covers the whole window.
  weak var covered: NSView?
  let system: SystemFeatures
  let canvas = Canvas(mask: CALayer(), bezel: CALayer())
  private(set) lazy var maskView = LayerView(canvas.mask)
  private(set) lazy var panelView = LayerView(canvas.bezel)
  let content = PanelContentView(frame: .zero)
  private(set) lazy var drag = PanelDrag(on: self)
  /// The point to which two fingers on a trackpad have dragged the panel.
  var scrolled = CGPoint.zero
  var material: MaterialView?
  var maskMaterial: MaterialView?
  var status: PanelLabel?
  var detail: PanelLabel?
  var percent: PanelLabel?
  /// The labels of the previous texts, which fade out while `status` and `detail` fade in.
  var leaving: [PanelLabel] = []
  var button: PanelButton? {
    didSet {
      guard button == nil else { return }
      buttonHasFocus = false
      attentionMayHaveChanged()
    }
  }
  /// The container of the app's view that is shown as the indicator; nil for an indicator of the
  /// HUD.
  var indicator: CustomViewContainer?
  var slots: Slots?
  var transition: Transition?
  /// Whether the pointer is on the panel.
  var pointerIsOnPanel = false
  /// Whether the user has moved the focus to the button.
  var buttonHasFocus = false
  private var isAttended = false
  /// The last mouse event that the stage has handled.
  private var lastClick: NSEvent?
  /// The monitor of clicks that the app gets; nil unless such a click may dismiss the HUD.
  var clickMonitor: Any?

  init(system: SystemFeatures) {
    self.system = system
    super.init(frame: .zero)
    wantsLayer = true
    content.stage = self
    for view in [maskView, panelView] {
      addSubview(view)
      view.autoresizingMask = [.width, .height]
    }
    addSubview(content)
    addGestureRecognizer(ClickTaker())
    // `.inVisibleRect` tracks the visible part of the view, whatever `rect` is.
    addTrackingArea(
      NSTrackingArea(
        rect: .zero,
        options: [.mouseEnteredAndExited, .mouseMoved, .activeAlways, .inVisibleRect],
        owner: self, userInfo: nil))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  override func layout() {
    super.layout()
    owner?.stageWillBeDrawn()
  }

  override func setFrameSize(_ newSize: CGSize) {
    super.setFrameSize(newSize)
    needsLayout = true
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    // Hide the mask in a floating panel, which has no views of the app to cover.
    maskView.isHidden = window is FloatingPanel
    owner?.stageChangedWindow()
  }

  override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    owner?.surroundingsChanged()
  }

  // MARK: Mouse

  override func hitTest(_ point: CGPoint) -> NSView? {
    guard owner != nil, !isHidden else { return nil }
    return target(at: convert(point, from: superview))
  }

  // In a floating panel, the first click must press the button, even if the app is not active.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { window is FloatingPanel }

  override var mouseDownCanMoveWindow: Bool { false }

  // Do not call `super`, which would pass the event to the app's view around the stage. An event
  // may come twice, from AppKit and from the stage's recogniser, so ignore it the second time.
  override func mouseDown(with event: NSEvent) {
    guard isNew(event) else { return }
    let point = convert(event.locationInWindow, from: nil)
    let request = isOnPanel(point) ? nil : slots?.request.id
    owner?.delegate?.touched(at: point)
    if let request { owner?.delegate?.dismissed(request, by: .tapOutside) }
    beginDrag(at: point, event.time)
  }

  override func mouseDragged(with event: NSEvent) {
    guard isNew(event) else { return }
    drag.move(to: convert(event.locationInWindow, from: nil), event.time)
  }

  override func mouseUp(with event: NSEvent) { if isNew(event) { drag.end(event.time) } }

  private func isNew(_ event: NSEvent) -> Bool {
    defer { lastClick = event }
    return event !== lastClick
  }

  // Under a mask, the cursors of the app's views would suggest input that the mask blocks.
  override func resetCursorRects() {
    if owner?.blocksInput == true { addCursorRect(bounds, cursor: .arrow) }
  }

  override func cursorUpdate(with event: NSEvent) { NSCursor.arrow.set() }

  override func scrollWheel(with event: NSEvent) { followScroll(event) }

  override func rightMouseDown(with event: NSEvent) {}
  override func rightMouseDragged(with event: NSEvent) {}
  override func rightMouseUp(with event: NSEvent) {}
  override func otherMouseDown(with event: NSEvent) {}
  override func otherMouseDragged(with event: NSEvent) {}
  override func otherMouseUp(with event: NSEvent) {}
  override func magnify(with event: NSEvent) {}
  override func smartMagnify(with event: NSEvent) {}
  override func rotate(with event: NSEvent) {}
  override func swipe(with event: NSEvent) {}

  override func mouseEntered(with event: NSEvent) { noticePointer(event) }
  override func mouseMoved(with event: NSEvent) { noticePointer(event) }
  override func mouseExited(with event: NSEvent) { noticePointer(at: nil) }

  /// Tells the delegate when the user's attention moves to the panel or away from it. The user
  /// attends to the panel while the pointer is on it or its button has the focus.
  func attentionMayHaveChanged() {
    let isAttended = pointerIsOnPanel || buttonHasFocus
    guard isAttended != self.isAttended else { return }
    self.isAttended = isAttended
    owner?.delegate?.attentionChanged(isAttended)
  }
}

// MARK: Transitions

extension StageView {
  func play(_ transition: Transition) {
    self.transition = transition
    transition.run(on: canvas)
    for view in [material, maskMaterial] { play(on: view) }
    fadeContent()
    if !isLeaving { drag.comeBack() }
    watchClicks()
  }

  /// Starts the transition again, after AppKit has removed its animations or the panel's size has
  /// changed. The transition continues at the point that it would have reached by now. If the
  /// transition would have ended already, nothing happens.
  func replayTransition(at now: Duration) {
    guard let transition, now < transition.end else { return }
    play(transition)
  }

  /// Fades and moves the content with the panel. Content in glass fades and moves with the glass.
  func fadeContent() {
    guard let transition, content.superview === self else {
      content.alphaValue = 1
      content.layer?.removeAnimation(forKey: "opacity")
      return
    }
    content.fade(with: transition)
    transition.runMotion(on: content)
  }

  func play(on view: MaterialView?) {
    guard let view, let transition else { return }
    view.fade(with: transition)
    if view === material { transition.runMotion(on: view) }
  }
}

extension NSView {
  /// Fades with a transition. Sets `alphaValue` too, because AppKit copies that value to the
  /// opacity of the layer.
  func fade(with transition: Transition) {
    alphaValue = transition.to.opacity
    layer.map(transition.fade)
  }
}

extension Transition {
  /// Scales and moves a view by animations only, because its layer's transform belongs to AppKit.
  /// The layer's anchor is a corner, so the layer also shifts, to be scaled around its centre.
  @MainActor func runMotion(on view: NSView) {
    guard let layer = view.layer else { return }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    func shift(_ pose: Pose, _ center: CGFloat) -> Double { (1 - pose.scale) * center }
    withoutImplicitAnimation {
      run("transform.scale", from.scale, to.scale, on: layer, over: duration, curve)
      run(
        "transform.translation.x", shift(from, center.x), shift(to, center.x), on: layer,
        over: duration, curve)
      run(
        "transform.translation.y", from.offset + shift(from, center.y),
        to.offset + shift(to, center.y), on: layer, over: duration, curve)
    }
  }
}

extension NSEvent {
  /// The time of the event, on the clock of the system.
  var time: Duration { .seconds(timestamp) }
}
#endif
