#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// Runs the stage of one presentation in a window: its contents, its frames and its input.
@MainActor final class StagePresenter {
  let stage: StageView
  var stageOverlay: StageOverlay
  private(set) var inputBlocker: InputBlocker?
  private(set) lazy var drag = PanelDrag(on: self)
  private lazy var dragGesture = DragGesture(on: self)
  private(set) var metrics = Metrics(size: .zero) {
    didSet { owner.labelRenderer.family = metrics.fontFamily }
  }
  private var connections: [Connection] = []
  unowned let owner: GTKHost

  // Properties that describe the contents of the stage
  /// The request for which the HUD blocks input; nil while the HUD does not block input.
  private(set) var blocker: Request.ID?
  /// The dialogs that were open in the window when each request first blocked input.
  private var dialogs: [Request.ID: [WeakReference]] = [:]
  var slots: Slots? { didSet { if let oldValue { replaced.append(oldValue) } } }
  /// The slots and buttons that were replaced since the last frame. They may hold the last
  /// reference to an object of the app, whose `deinit` may close or change the window, so they are
  /// released after the frame.
  var replaced: [AnyObject] = []
  var looksPressed = false
  /// The app's content below a mask of material; nil without such a mask.
  var blurredContent: BlurredContent?
  /// The parts of bars that are dimmed, because the mask blocks them.
  var dimmedParts: [WeakReference] = []
  var description: PanelView.Description?
  var pointerIsOnPanel = false
  /// Whether the user holds a press or touch that began on the panel.
  var panelIsTouched = false
  var isAttended = false

  // Properties that describe the work for the next frame
  var needsUpdate = true
  var needsPictures = false
  var contentMayHaveChanged = false
  var contentTimer: Timeout?
  var contentFollowed = Duration.zero
  var isTicking = false

  init(at area: StageArea, of host: GTKHost) {
    owner = host
    stage = StageView(renderer: host.renderer, clock: host.clock)
    stageOverlay = StageOverlay(stage, at: area)
    stage.presenter = self
    _ = dragGesture
    enterWindow()
    startTicking()
  }

  func close() {
    dragGesture.detach()
    let pressed = inputBlocker?.pressedWidget
    leaveWindow()
    stage.retire()
    let (stage, stageOverlay) = (stage, stageOverlay)
    let remove: @MainActor () -> Void = {
      stageOverlay.release()
      stage.close()
    }
    if let pressed { PressEndObserver(in: pressed, ended: remove) } else { remove() }
  }

  /// Releases the replaced objects, when nothing uses them any more. Also updates the focus,
  /// because GTK does not report that a removed button has lost the focus.
  func releaseReplaced() {
    guard !replaced.isEmpty, !isClosed else { return }
    let old = replaced
    replaced = []
    focusMayHaveChanged()
    withExtendedLifetime(old) {}
  }

  var isClosed: Bool { stage.presenter == nil }

  var delegate: (any HUD.HostDelegate)? { owner.delegate }

  var canvas: Canvas { stage.canvas }

  var clock: HostClock { owner.clock }

  var surroundings: WidgetSettings { WidgetSettings(widget: stage.widget) }

  // MARK: The window

  var isOnShow: Bool { WindowTracker.shared.isOnShow(stageOverlay.area.window) }

  /// Whether the window is visible, and `area.container` still has the stage and the masked widget.
  var isInWindow: Bool {
    let area = stageOverlay.area
    return isOnShow && stageOverlay.holds && area.maskedWidget?.container == area.container
  }

  /// Where the stage must be attached: in the topmost dialog that is not a question, or else in the
  /// window. A mask must not cover a dialog that was opened above the mask. So for a request with a
  /// mask, a dialog counts only if it was open when the request first blocked input. While the
  /// panel disappears, its mask stays in the same dialog or window.
  var container: Widget {
    let window = stageOverlay.area.window
    let open = Dialogs.withRoom(in: window)
    guard let blocker = isLeaving ? drawnBlocker : blocker else { return open.last ?? window }
    let known = dialogs[blocker] ?? open.map { WeakReference($0.raw) }
    dialogs[blocker] = known
    return open.last { dialog in known.contains { $0.widget == dialog } } ?? window
  }

  private var drawnBlocker: Request.ID? {
    slots.flatMap { $0.request.resolvedOptions.behavior.mask.blocksInput ? $0.request.id : nil }
  }

  /// Moves the stage to another window, dialog or popover, where the presentation continues.
  func move(to area: StageArea) {
    if area.window != stageOverlay.area.window { dialogs = [:] }
    leaveWindow()
    // Stop if the HUD is closed now: `leaveWindow()` gives the focus back, and the app may dismiss
    // the HUD when it gets the focus.
    guard !isClosed else { return }
    stageOverlay.release()
    stageOverlay = StageOverlay(stage, at: area)
    enterWindow()
    setNeedsUpdate()
    updateInputBlocking()
    attentionMayHaveChanged()
  }

  /// Shows or hides the stage together with the widget, overlay, dialog or popover that it covers.
  func followVisibility() {
    let area = stageOverlay.area
    guard let kept = area.maskedWidget, kept != area.window else { return }
    // Check the tab overview too, because tabs stay mapped below an open overview.
    let isVisible = (Bool(gtk_widget_get_mapped(kept)) && !kept.isBelowTabOverview).gboolean
    gtk_widget_set_visible(stage.widget, isVisible)
    // Newer versions of GTK report no leave event for a widget that is hidden under the pointer.
    if !Bool(isVisible) { pointerMoved(to: nil) }
    updateInputBlocking()
  }

  /// Blocks input for `request`; nil stops blocking. Acts at once, not with the next frame.
  func block(for request: Request?) {
    blocker = request?.id
    // Describe the panel first: a screen reader reads the text when the panel gets the focus.
    if let request, inputBlocker?.isBlocking == false { describe(request) }
    owner.followDialogs()
    updateInputBlocking()
  }

  private func enterWindow() {
    connections = surroundings.watch { [unowned self] in surroundingsMayHaveChanged() }
    connections.append(stage.widget.raw.on("map") { [unowned self] in startTicking() })
    if let overview = stageOverlay.area.maskedWidget?.tabOverview {
      connections.append(overview.raw.on("notify::open") { [unowned self] in followVisibility() })
      followVisibility()
    }
    inputBlocker = InputBlocker(for: self)
    metrics = currentMetrics
  }

  private func leaveWindow() {
    inputBlocker?.unblock()
    inputBlocker?.giveUpFocus()
    inputBlocker = nil
    dimBars()
    // Set `pointerIsOnPanel` to false here, because a window that is being closed does not report
    // that the pointer has left the window.
    pointerIsOnPanel = false
    panelIsTouched = false
    connections = []
    blurredContent = nil
  }

  // MARK: Surroundings

  private var currentMetrics: Metrics {
    var metrics = surroundings.metrics(size: stageOverlay.frame.size)
    metrics.bars = stageOverlay.bars
    // The tint of a panel hides nine tenths of what is below, so a blur is not worth its cost.
    metrics.hasSolidPanels = true
    metrics.hasMaterial =
      stageOverlay.content != nil && !stageOverlay.overlay.containsOffloadedVideo
    metrics.styleSheet = stage.panel.styleSheet(textScale: metrics.textScale)
    return metrics
  }

  func surroundingsMayHaveChanged() {
    let current = currentMetrics
    guard current != metrics else { return }
    metrics = current
    setNeedsUpdate()
  }

  /// Adapts the panel to a new size of the stage, and to bars of the app that have come, gone or
  /// changed their size. Called in the middle of a layout, before the panel is placed, and after a
  /// layout; in both cases the panel is in its new place in the same frame.
  func followLayout() {
    let (size, bars) = (stageOverlay.frame.size, stageOverlay.bars)
    guard size != metrics.size || bars != metrics.bars else { return }
    (metrics.size, metrics.bars) = (size, bars)
    startTicking()
    update(at: clock.now)
  }

  /// Called when the app is about to change a layer of its custom indicator.
  func appLayerWillChange() {
    stage.panel.indicator?.forgetPictures()
    startTicking()
  }
}
#endif
