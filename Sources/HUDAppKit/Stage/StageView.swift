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
/// Glass contains the content itself, because it keeps texts readable only there. The mask and the
/// panel are layers of the HUD, which Core Animation moves. The layers of all other views belong to
/// AppKit, which gives them a position and takes any transform from them. So only animations move
/// those, and they end where AppKit has the layers.
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
  var material: MaterialView?
  var maskMaterial: MaterialView?
  var status: PanelLabel?
  var detail: PanelLabel?
  var percent: PanelLabel?
  /// The labels of the previous texts, which fade out while `status` and `detail` fade in.
  var leaving: [PanelLabel] = []
  var button: PanelButton?
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
  /// The event of the mouse that the stage has handled last.
  private var lastClick: NSEvent?
  /// Sees the clicks that the app gets, while one of them dismisses the HUD.
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
    // The rectangle is the visible part of the view, whatever is given here.
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
    // On the screen there is nothing of the app to cover.
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

  // The user must be able to press the button of a panel in an app that is not active.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { window is FloatingPanel }

  override var mouseDownCanMoveWindow: Bool { false }

  // A mouse event that is passed on to `super` would come to the app's view around the stage. AppKit
  // may send one to the stage and to its recogniser, which passes it on.
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

  // Under a mask, the cursors of the app's views would promise input that the mask blocks.
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

  /// Starts the transition again, after AppKit has removed the animations. The transition continues
  /// at the point that it would have reached by now. If it would have ended already, nothing
  /// happens.
  func replayTransition(at now: Duration) {
    guard let transition, now < transition.end else { return }
    play(transition)
  }

  /// Fades and moves the content with the panel, unless it is in glass, which does so itself.
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
  /// Fades with a transition. AppKit has an opacity of its own for the view, which it writes to the
  /// layer.
  func fade(with transition: Transition) {
    alphaValue = transition.to.opacity
    layer.map(transition.fade)
  }
}

extension Transition {
  /// Animates scale and place of a view. Its transform belongs to AppKit, so only animations move
  /// it; and the anchor of its layer is a corner, so it is scaled around its centre by moving it.
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
  /// When the event happened, on the clock of the system.
  var time: Duration { .seconds(timestamp) }
}
#endif
