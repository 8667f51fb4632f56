#if canImport(UIKit)
package import HUDCore
public import UIKit

/// A host that shows a HUD over the app, over one scene or over one view.
///
/// Over the app or a scene, the HUD is a view in an app's window; on tvOS, it has its own window.
/// These calls create the host that they need:
///
/// ```swift
/// HUD.show(status: "Signing in")            // over the app, in the scene that is in use
/// HUD.in(scene).show(status: "Signing in")  // over that scene
/// HUD.in(view).show(status: "Signing in")   // over that view
/// ```
@MainActor public final class UIKitHost {
  package weak var delegate: (any HUD.HostDelegate)?
  /// Called when the parts of the panel have been placed.
  package var placed: (Slots) -> Void = { _ in }
  /// Called when a transition of the panel has started.
  package var played: (Transition) -> Void = { _ in }

  let attachment: any Attachment
  let system: SystemFeatures
  let keyboard = Keyboard()
  let timer = WakeTimer()
  let announcer = Announcer()
  #if targetEnvironment(macCatalyst) || !canImport(ObjectiveC)
  private(set) lazy var keyCatcher = KeyCatcher()
  #endif
  private let observers = NotificationObservers()
  var awaitingTurns: RunLoopObserver?
  var stage: StageView?
  var blocksInput = false
  var isGone = false
  let focus = ScreenReaderFocus()
  /// The accessibility identifier of the stage, by which UI tests of the app find the HUD.
  package var accessibilityIdentifier = "HUD"
  /// Changes the metrics after each reading, for example to ignore the safe area.
  package var adjustMetrics: (inout Metrics) -> Void = { _ in }
  /// Whether the panel keeps its touches from the app even if there is no mask.
  package var panelTakesTouches = true
  /// The metrics as they were last read. They are stored because they are needed often.
  package internal(set) var metrics = Metrics(size: .zero)

  init(_ attachment: any Attachment, system: SystemFeatures = .newest()) {
    self.attachment = attachment
    self.system = system
    readMetrics()
    keyboard.changed = { [weak self] in self?.metricsMayHaveChanged($0) }
    func follow(_ name: Notification.Name) {
      observers.observe(name) { [weak self] _ in self?.metricsMayHaveChanged() }
    }
    follow(UIAccessibility.reduceMotionStatusDidChangeNotification)
    follow(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    follow(UIAccessibility.voiceOverStatusDidChangeNotification)
  }

  /// Creates a host that shows the HUD over `view`. When the view is destroyed, a visible HUD ends
  /// with `.hostGone`, and a HUD that still waits ends with `.neverShown`.
  ///
  /// The view may be a window. If the view is a scroll view, the HUD covers the visible part and
  /// does not scroll with the content.
  public convenience init(view: UIView) {
    self.init(ViewAttachment(view))
    view.whenDestroyed { [weak self] in self?.placeWasDestroyed() }
  }

  /// Creates a host that shows the HUD in `scene`.
  ///
  /// When the scene is disconnected, a visible HUD ends with `.hostGone`, and a HUD that still
  /// waits ends with `.neverShown`.
  public convenience init(scene: UIWindowScene) {
    self.init(SceneChoice(scene))
    observers.observe(UIScene.didDisconnectNotification) { [weak self, weak scene] in
      if let scene, scene === $0.object as AnyObject? { self?.placeWasDestroyed() }
    }
  }

  /// Creates a host that shows the HUD in the scene that is in use.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  public convenience init() { self.init(SceneChoice()) }

  convenience init(_ scenes: SceneChoice, system: SystemFeatures = .newest()) {
    #if os(tvOS) || !canImport(ObjectiveC)
    if system.platform.isFocusDriven {
      self.init(TVWindowAttachment(in: scenes), system: system)
      return
    }
    #endif
    self.init(WindowAttachment(in: scenes), system: system)
  }

  /// Creates a host that shows the HUD where `attachment` says.
  package convenience init(in attachment: WindowAttachment) { self.init(attachment) }

  package var statusLabel: UILabel? { stage?.status }
  package var detailLabel: UILabel? { stage?.detail }

  func keepStage() {
    guard let stage else { return }
    if !attachment.keep(stage) { delegate?.hostWasLost() }
    stage.isInBackground = stage.window?.windowScene?.activationState == .background
    stage.material?.playAwaited(at: now)
  }

  /// Updates the panel, and then everything else that depends on what the panel displays. Called by
  /// the stage's layout, before a frame is drawn.
  func stageWillBeDrawn() {
    readMetrics()
    stage?.animate { delegate?.updatePanel() }
    guard let stage, let slots = stage.slots else { return }
    let behavior = slots.request.resolvedOptions.behavior
    stage.setTilted(behavior.followsTilt && !metrics.reducesMotion && system.platform.isTilted)
    // Move focus and keys last, because moving them runs code of the app, which may dismiss the
    // HUD.
    #if os(tvOS) || !canImport(ObjectiveC)
    stage.remoteFocus.follow(on: stage)
    #endif
    focus.follow(slots.request, isBlocking: blocksInput, on: stage)
    #if targetEnvironment(macCatalyst) || !canImport(ObjectiveC)
    guard system.platform == .macCatalyst, let stage = self.stage else { return }
    keyCatcher.follow(isBlocking: blocksInput && !stage.isBehindPresented, on: stage)
    #endif
  }

  /// Updates the panel if the metrics have changed. If the keyboard or a bar has moved, `motion`
  /// moves the panel with it, even with reduced motion, because the keyboard moves too.
  func metricsMayHaveChanged(_ motion: KeyboardMotion? = nil) {
    let before = metrics
    readMetrics()
    guard metrics != before else { return }
    if metrics.bars != before.bars || metrics.keyboardInset != before.keyboardInset {
      stage?.pendingMotion = motion
    }
    stage?.setNeedsLayout()
  }

  /// Starts the animations again. Core Animation removes them, without notice, when the app enters
  /// the background or the stage moves to another window.
  func resume() {
    guard let stage, stage.window != nil else { return }
    // Drop the animation in which the panel would follow the keyboard, because the keyboard has
    // already arrived.
    stage.pendingMotion = nil
    // The transition continues at the point that it would have reached by now.
    if let transition = stage.transition, now < transition.end { stage.play(transition, at: now) }
    delegate?.restartAnimations()
    stage.setNeedsLayout()
  }
}
#endif
