#if canImport(UIKit)
import HUDCore
import UIKit

/// All that a HUD is on the screen: as large as its place, and clear where there is nothing.
///
///     stage
///     ├── maskMaterial  material over the whole place, where the mask is one
///     ├── maskFill      the colour or gradient of the mask
///     ├── material      what the panel is made of
///     └── bezel         the panel: indicator, texts, button
///
/// Materials are beside what fades and not in it: an alpha on them, or above them, would switch
/// their blur off.
@MainActor final class StageView: UIView {
  weak var owner: UIKitHost?
  let system: SystemFeatures
  let maskFill = UIView()
  let bezel = UIView()
  let speech = SpeechView()
  private(set) lazy var canvas = Canvas(mask: maskFill.layer, bezel: bezel.layer)
  private lazy var touchBlocker = makeTouchBlocker()
  private(set) lazy var drag = PanelDrag(on: self)
  var material: MaterialView?
  var maskMaterial: MaterialView?
  var status: PanelLabel?
  var detail: PanelLabel?
  /// Texts that fade out as status and detail fade in.
  var leaving: [PanelLabel] = []
  var button: PanelButton?
  /// A view of the app's own.
  var indicator: UIView?
  var slots: Slots?
  var transition: Transition?
  var parallax = ParallaxEffect()
  var pendingKeyboardTransition: KeyboardTransition?

  init(system: SystemFeatures) {
    self.system = system
    super.init(frame: .zero)
    accessibilityIdentifier = "HUD"
    maskFill.isUserInteractionEnabled = false
    addSubview(maskFill)
    addSubview(bezel)
    bezel.addSubview(speech)
    addGestureRecognizer(touchBlocker)
    speech.spoken = { [weak self] in self?.owner?.spoken }
    speech.progress = { [weak self] in self?.owner?.spokenProgress }
    speech.activate = { [weak self] in self?.owner?.activate() ?? false }
    observeTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's stage is in no storyboard.") }

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
    owner?.stageChangedWindow()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    owner?.surroundingsChanged()
  }

  @available(iOS, deprecated: 17.0)
  @available(tvOS, deprecated: 17.0)
  @available(visionOS, deprecated: 1.0)
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if !system.registersForTraits { owner?.surroundingsChanged() }
  }

  /// Decides from the layout and from what is on show: what lies over what does not count.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard owner != nil, !isHidden, self.point(inside: point, with: event) else { return nil }
    if let button, button.point(inside: convert(point, to: button), with: event) { return button }
    return takesTouch(at: point) ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      owner?.stageWasTouched(at: touch.location(in: self))
      drag.begin(touch)
    }
  }

  // Without these overrides the touch would reach the view behind, which never saw it begin.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { drag.move(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { drag.end(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { drag.cancel() }

  /// Asked about recognisers below that would take a touch of the stage's, also about those that go
  /// together with any other, which nothing prevents.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === touchBlocker || owner?.blocksInput != true && !drag.isTracking
      || !covers(gestureRecognizer)
  }

  override var canBecomeFocused: Bool { focusTarget === self }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusTarget.map { [$0] } ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    allowsFocus(on: context.nextFocusedItem)
  }

  override func accessibilityPerformEscape() -> Bool { owner?.escape() ?? false }
}

extension StageView {
  func play(_ transition: Transition, at now: Duration) {
    self.transition = transition
    transition.run(on: canvas)
    for view in [material, maskMaterial] { play(on: view, at: now) }
    if !isLeaving { drag.comeBack() }
  }

  /// Whether the panel is on its way out.
  var isLeaving: Bool { transition?.to.opacity == 0 }

  /// How long that takes, in seconds.
  var leavingTime: TimeInterval { transition?.duration.seconds ?? 0 }

  /// Continues a transition whose animations the window removed, from where it would be now.
  func replayTransition(at now: Duration) {
    guard let transition, now < transition.start + transition.duration else { return }
    play(transition, at: now)
  }

  func play(on view: MaterialView?, at now: Duration) {
    guard let view, let transition else { return }
    view.play(transition, at: now)
    if view === material { transition.runScale(on: view.layer) }
  }
}
#endif
