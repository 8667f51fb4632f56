#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || !canImport(ObjectiveC)
typealias StageViewBase = PressFilter
#else
typealias StageViewBase = UIView
#endif

/// The view that contains all views of a HUD. It covers the window or view that the HUD is shown
/// in, and is transparent where nothing is drawn.
///
///     stage
///     ├── maskMaterial  the blur of the mask, if it has one
///     ├── maskFill      the colour of the mask, and in it `maskGradient`
///     ├── material      the blur or glass of the panel, if it has one
///     │   └── content   texts, button and custom view of the panel
///     └── bezel         the panel: its shape, indicator and, if it has no material, its content
///
/// The materials are siblings of the views that fade, not subviews. An alpha below 1 on a material,
/// or on a view that contains it, would switch its blur off.
@MainActor final class StageView: StageViewBase {
  #if os(tvOS) || !canImport(ObjectiveC)
  let remoteFocus = RemoteFocus()
  #endif
  /// The host; nil once the host has removed the stage.
  weak var owner: UIKitHost?
  /// The view of the app that the HUD covers; nil if the HUD covers a whole window or the app.
  weak var covered: UIView?
  /// The safe area of the scroll view that the HUD covers; nil over anything else. If that view is
  /// a controller's own view, UIKit does not add the controller's bars to the stage's safe area.
  var insets: UIEdgeInsets?
  /// Whether a controller that the app has presented is in front of the stage. The screen reader
  /// and the keys then belong to that controller.
  var isBehindPresented = false {
    didSet { if isBehindPresented != oldValue { setNeedsLayout() } }
  }
  let system: SystemFeatures
  let maskFill = UIView()
  let maskGradient = GradientView()
  let bezel = UIView()
  /// The view that contains the texts, the button and the app's own view, and clips them while the
  /// panel changes its size. If the panel has a material, the superview is the material's content
  /// view, where glass keeps texts readable. Otherwise the superview is the bezel.
  let content = UIView()
  let speech = SpeechView()
  private(set) lazy var canvas = Canvas(
    mask: maskFill.layer, gradient: maskGradient.gradient, bezel: bezel.layer)
  /// A gesture recogniser that recognises as soon as the HUD takes a touch. It recognises before
  /// the recognisers of the covered view do, and so prevents them from recognising. The stage and
  /// its button still get touches.
  private let gestureBlocker = UILongPressGestureRecognizer()
  private let appTouch = WakeTimer()
  private(set) lazy var drag = PanelDrag(on: self)
  var feedback = Feedback()
  /// Whether a finger is on the panel. Always false if the host's `panelTakesTouches` is false.
  var isTouched = false { didSet { attentionMayHaveChanged() } }
  /// Whether the scene is in the background, where nobody can read a toast.
  var isInBackground = false {
    didSet {
      guard isInBackground != oldValue else { return }
      attentionMayHaveChanged()
      if !isInBackground { owner?.resume() }
    }
  }
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
  /// The movement of the keyboard or of an app's bar, with which the next layout moves the panel.
  var pendingMotion: KeyboardMotion?

  init(system: SystemFeatures) {
    self.system = system
    super.init(frame: .zero)
    maskFill.addSubview(maskGradient)
    addSubview(maskFill)
    addSubview(bezel)
    bezel.addSubview(content)
    content.addSubview(speech)
    gestureBlocker.minimumPressDuration = 0
    gestureBlocker.cancelsTouchesInView = false
    gestureBlocker.delegate = self
    addGestureRecognizer(gestureBlocker)
    speech.isUserInteractionEnabled = false
    speech.stage = self
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not in storyboards.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.stageWillBeDrawn()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    owner?.resume()
  }

  // UIKit still calls this method on iOS 17 and later, where it has a successor.
  @available(iOS, deprecated: 17.0)
  @available(tvOS, deprecated: 17.0)
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  /// Returns the view that takes the touch: the button, a view of the app on the panel, or the
  /// stage; nil if the app below gets the touch. While VoiceOver runs, the text of the panel takes
  /// touches too. The result depends only on the layout and the displayed request, not on the order
  /// of the subviews.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let owner, !isHidden, self.point(inside: point, with: event) else { return nil }
    if let button, !isLeaving, button.point(inside: convert(point, to: button), with: event) {
      return button
    }
    if let view = appView(at: point) { return view }
    let isOnPanel = isOnPanel(point)
    // VoiceOver finds the element under the user's finger by this method.
    let isRead = isOnPanel && UIAccessibility.isVoiceOverRunning && speech.isAccessibilityElement
    if isRead { return speech }
    if owner.blocksInput || isOnPanel && owner.panelTakesTouches { return self }
    // The app gets a touch beside the panel, which may dismiss the HUD. UIKit calls this method more
    // than once for one touch, and must find the same tree of views each time. So dismiss the HUD a
    // moment later.
    if event?.type == .touches, let slots, dismissal.contains(.tapOutside) {
      appTouch.ring(after: .zero) { [weak self, request = slots.request.id] in
        self?.owner?.delegate?.dismissed(request, by: .tapOutside)
      }
    }
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let point = touch.location(in: self)
      let request = isOnPanel(point) ? nil : slots?.request.id
      owner?.delegate?.touched(at: point)
      if let request { owner?.delegate?.dismissed(request, by: .tapOutside) }
      guard isOnPanel(point), owner?.panelTakesTouches == true else { continue }
      isTouched = true
      if appView(at: point) == nil { drag.begin(at: point, .seconds(touch.timestamp)) }
    }
  }

  // Override these methods too. Otherwise UIKit would pass the touch on to the next responder,
  // which did not get the beginning of the touch.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { drag.move(to: touch.location(in: self), .seconds(touch.timestamp)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
    for touch in touches { drag.end(.seconds(touch.timestamp)) }
    isTouched = false
  }

  // Called when another view or recogniser takes over the touch.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
    drag.cancel()
  }

  /// Returns false for the gesture recognisers of the covered view while input is blocked or a
  /// finger is on the panel, so that they do not begin.
  ///
  /// `gestureBlocker` alone is not enough: some recognisers recognise together with any other
  /// recogniser.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === gestureBlocker || owner?.blocksInput != true && !isTouched
      || !covers(gestureRecognizer)
  }

  #if os(tvOS) || !canImport(ObjectiveC)
  // While the HUD has the focus, a remote's presses come to the stage or its button first.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if system.platform.isFocusDriven {
      for press in presses where press.type == .menu && usesMenu() { usedPresses.append(press) }
    }
    super.pressesBegan(presses, with: event)
  }

  override var canBecomeFocused: Bool { focusTarget === self }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusTarget.map { [$0] } ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    allowsFocus(on: context.nextFocusedItem)
  }

  #endif

  override func accessibilityPerformEscape() -> Bool { escape() }

  private func attentionMayHaveChanged() {
    owner?.delegate?.attentionChanged(isTouched || isInBackground)
  }

  func play(_ transition: Transition, at now: Duration) {
    self.transition = transition
    transition.run(on: canvas)
    for view in [material, maskMaterial] { view?.play(transition, at: now) }
    if let material { transition.runMotion(on: material.layer) }
    // Fade the content with the panel if it is in the material, because a material fades only its
    // effect, not its subviews. Content in the bezel gets the opacity 1.
    if content.superview === bezel {
      content.layer.removeAnimation(forKey: "opacity")
      withoutImplicitAnimation { content.layer.opacity = 1 }
    } else {
      transition.fade(content.layer)
    }
    if !isLeaving { drag.comeBack() }
  }
}
#endif
