#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
public import AppKit

/// A host that shows a HUD in the app's key window, in one window or over one view.
///
/// These calls create the host that they need:
///
/// ```swift
/// HUD.show(status: "Signing in")             // in the key window, or in its sheet
/// HUD.in(window).show(status: "Signing in")  // in that window
/// HUD.in(view).show(status: "Signing in")    // over that view
/// ```
@MainActor public final class AppKitHost {
  package weak var delegate: (any HUD.HostDelegate)?

  let attachment: any Attachment
  let system: SystemFeatures
  let timer = WakeTimer()
  let keyBlocker = KeyBlocker()
  private let observers = NotificationObservers()
  var awaitingTurns: RunLoopObserver?
  var stageTurns: RunLoopObserver?
  var stage: StageView?
  /// Whether the displayed request has a mask that blocks the app.
  var wantsBlock = false
  var blocksInput = false
  var isGone = false
  /// The accessibility identifier of the panel's content, by which UI tests find the HUD.
  package var accessibilityIdentifier = "HUD"
  /// The metrics as they were last read. They are stored because they are needed often.
  package internal(set) var metrics: Metrics

  init(_ attachment: any Attachment, system: SystemFeatures = .current()) {
    self.attachment = attachment
    self.system = system
    metrics = Metrics(size: .zero)
    readMetrics()
    observers.observe(
      NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
      in: NSWorkspace.shared.notificationCenter
    ) { [weak self] _ in self?.surroundingsChanged() }
    observers.observe(NSWindow.willCloseNotification) { [weak self] in
      self?.keepStage(closing: $0.object as? NSWindow)
    }
  }

  /// Creates a host that shows the HUD over `view`. When the view is destroyed, a visible HUD ends
  /// with `.hostGone`, and a HUD that still waits ends with `.neverShown`.
  ///
  /// If the view is the document of a scroll view, such as a table, the HUD covers the visible part
  /// and does not scroll.
  public convenience init(view: NSView) {
    self.init(ViewAttachment(view))
    view.whenDestroyed { [weak self] in self?.placeWasDestroyed() }
  }

  /// Creates a host that shows the HUD in `window`, or in the sheet that is attached to it when the
  /// HUD appears.
  ///
  /// When the window is closed, a visible HUD ends with `.hostGone`. When it is destroyed, a HUD
  /// that still waits ends with `.neverShown`.
  public convenience init(window: NSWindow) {
    self.init(WindowAttachment(window))
    window.whenDestroyed { [weak self] in self?.placeWasDestroyed() }
  }

  /// Creates a host that uses the app's key window or, if no window is open, a floating panel.
  public convenience init() { self.init(KeyWindowAttachment()) }

  /// Keeps the stage in its place, or reports the host as lost. Also called in each turn of the run
  /// loop: AppKit says late whether a window was closed, hidden or put in the Dock.
  func keepStage(closing: NSWindow? = nil) {
    guard let stage else { return }
    guard attachment.keep(stage, closing: closing) else {
      delegate?.hostWasLost()
      return
    }
    // AppKit does not report a new accent colour, or a toolbar that is shown or hidden, so compare
    // all metrics. A new scale is found here too.
    let before = metrics
    readMetrics()
    if metrics != before { stage.needsLayout = true }
  }

  /// Called when the stage has moved to a window. Restarts the animations that AppKit has removed.
  func stageChangedWindow() {
    guard let stage, stage.window != nil else { return }
    stage.replayTransition(at: now)
    let wasBlocking = blocksInput
    followBlock()
    if wasBlocking, blocksInput { keyBlocker.takeFocus() }
    delegate?.restartAnimations()
    surroundingsChanged()
  }

  /// Updates the panel. Called by the stage's layout, before a frame is drawn.
  func stageWillBeDrawn() {
    readMetrics()
    delegate?.updatePanel()
  }

  /// Reads all metrics again and requests a layout. The panel redraws only the parts that have
  /// changed.
  func surroundingsChanged() {
    readMetrics()
    stage?.needsLayout = true
  }

  /// Blocks the app if `wantsBlock` is true. Does not block an alert or a modal panel, because the
  /// user must be able to answer it. A floating panel never blocks: it covers no view of the app.
  func followBlock() {
    guard let stage else { return }
    let window = stage.window
    blocksInput = wantsBlock && window?.isQuestion != true && !(window is FloatingPanel)
    stage.followBlock(blocksInput)
    keyBlocker.follow(isBlocking: blocksInput, on: stage)
  }
}
#endif
