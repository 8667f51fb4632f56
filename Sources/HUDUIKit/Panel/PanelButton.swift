#if canImport(UIKit)
import HUDCore
import UIKit

/// The button on the panel: a filled capsule, or an outlined capsule in the colour of the title.
@MainActor final class PanelButton: UIButton {
  /// The minimum width and height of the area that takes touches, in points. The visible button may
  /// be smaller.
  private static let smallestTarget: CGFloat = 44
  /// The opacity of an outlined button's background while the button is pressed or has a remote's
  /// focus. As in MBProgressHUD, the title does not fade, so that it stays readable.
  private static let pressedOpacity: CGFloat = 0.1
  /// The width of the ring around a button that has the focus, in points.
  private static let focusRing: CGFloat = 3
  private var fill: UIColor?
  /// The background while the button is pressed or has a remote's focus.
  private var pressedFill: UIColor?
  /// How far the title is below the middle of the button, in points.
  private var titleShift: CGFloat = 0
  private weak var stage: StageView?
  /// The request and the action that were drawn when a finger or a remote began to press the
  /// button; nil while nothing presses it.
  private var begun: Press?

  convenience init(on stage: StageView) {
    self.init(frame: .zero)
    self.stage = stage
    accessibilityIdentifier = "HUD.button"
    let action = UIAction { [weak self] _ in
      guard let self, let press = begun ?? self.stage?.slots?.press else { return }
      self.stage?.owner?.delegate?.pressed(press)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ slot: Slots.Button, color ownColor: UIColor? = nil) {
    let color = ownColor ?? UIColor(cgColor: slot.color)
    // The fill has the colour of the title, with a lower opacity.
    fill = slot.fill.map { color.withAlphaComponent($0.alpha) }
    // A filled button gets three times the opacity of its fill.
    let opacity = slot.fill.map { min($0.alpha * 3, 1) } ?? Self.pressedOpacity
    pressedFill = (fill ?? color).withAlphaComponent(opacity)
    let font = slot.title.font.native
    titleLabel?.font = font
    titleShift = slot.title.shiftInButton(
      capitals: font.ascender - (font.capHeight + font.lineHeight) / 2)
    titleLabel?.lineBreakMode = .byTruncatingTail
    titleLabel?.textAlignment = .center
    setTitle(slot.title.string, for: .normal)
    accessibilityLabel = slot.spoken
    setTitleColor(color, for: .normal)
    frame = slot.frame
    layer.borderColor = slot.color
    layer.cornerRadius = slot.frame.height / 2
    layer.cornerCurve = .continuous
    updateState()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begun = stage?.slots?.press
    stage?.isTouched = stage?.owner?.panelTakesTouches == true
    if let touch = touches.first { stage?.owner?.delegate?.touched(at: touch.location(in: stage)) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    begun = nil
    stage?.isTouched = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    begun = nil
    stage?.isTouched = false
  }

  #if os(tvOS) || !canImport(ObjectiveC)
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    begun = stage?.slots?.press
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    begun = nil
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
    begun = nil
  }
  #endif

  override var isHighlighted: Bool { didSet { updateState() } }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    updateState()
  }

  private func updateState() {
    backgroundColor = isHighlighted || isFocused ? pressedFill : fill
    withoutImplicitAnimation {
      layer.borderWidth = isFocused ? Self.focusRing : fill == nil ? 1 : 0
    }
  }

  /// Lays the button out without animation. Otherwise the title would move into its place if the
  /// app shows the HUD inside an animation block.
  override func layoutSubviews() {
    UIView.performWithoutAnimation {
      super.layoutSubviews()
      titleLabel?.center.y += titleShift
    }
  }

  /// Whether `point` is in the area that takes touches. This area is at least `smallestTarget` wide
  /// and high, even if the visible button is smaller. The stage calls this method when a finger
  /// touches the screen, and UIKit calls it when the finger is lifted.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(
      dx: min(bounds.width - Self.smallestTarget, 0) / 2,
      dy: min(bounds.height - Self.smallestTarget, 0) / 2
    ).contains(point)
  }
}
#endif
