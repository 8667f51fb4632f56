#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Creates, updates and removes the native views as `slots` says.
  func fill(_ slots: Slots, at now: Duration) {
    let old = self.slots
    self.slots = slots
    let appearance = slots.request.resolvedOptions.style.appearance
    if appearance != old?.request.resolvedOptions.style.appearance { follow(appearance) }
    // Move the panel back to where it was dragged: the layout has put it in its original place.
    if drag.offset != .zero { slidePanel(from: drag.offset, to: drag.offset, over: .zero) }
    let (oldMask, oldMaterial, wasGlass) = (maskMaterial, material, material?.isGlass)
    maskMaterial = show(slots.mask, on: maskMaterial, under: maskFill)
    material = show(slots.bezel, on: material, under: bezel)
    // Let a new material join the transition, which may be running already on its sibling.
    if maskMaterial !== oldMask { play(on: maskMaterial, at: now) }
    if material !== oldMaterial { play(on: material, at: now) }
    placeContent()
    fillContent(slots, after: old, materialChanged: material?.isGlass != wasGlass)
    if slots.move != old?.move { followMove(at: now) }
  }

  /// Moves the content into the material or, if there is no material, into the bezel. Gives the
  /// content the size of the panel.
  private func placeContent() {
    let place = material?.contentView ?? bezel
    if content.superview !== place {
      // The app's view may start an animation when it moves, so allow animations here.
      withImplicitAnimation { place.addSubview(content) }
      fadeContent()
    }
    content.frame = bezel.bounds
    speech.frame = content.bounds
  }

  func makeButton() -> PanelButton { PanelButton(on: self) }

  func buttonWillLeave() {}

  /// Sets the tint colour for a view of the app that inherits it. Texts and button set their own
  /// colours.
  func tintContent(_ color: CGColor?) { content.tintColor = color?.platformColor }

  /// Called with the touch when a finger touches the button, and with nil when the touch ends.
  func buttonTouched(_ touch: UITouch?) {
    isTouched = touch != nil && owner?.panelTakesTouches == true
    if let touch { owner?.delegate?.touched(at: touch.location(in: self)) }
  }

  private func show(
    _ slot: Slots.Material?, on view: MaterialView?, under sibling: UIView
  ) -> MaterialView? {
    guard let slot else {
      if let view, content.isDescendant(of: view) {
        bezel.addSubview(content)
        fadeContent()
      }
      view?.removeFromSuperview()
      return nil
    }
    if let view {
      view.show(slot)
      view.cover(sibling)
      return view
    }
    // Use glass for the panel only. The mask covers everything and is always a blur.
    let view = MaterialView(slot, isGlass: system.hasGlass && sibling === bezel, on: system)
    view.isUserInteractionEnabled = sibling === bezel
    insertSubview(view, belowSubview: sibling)
    view.cover(sibling)
    return view
  }

  /// Moves content, material and indicator with the panel from the previous layout to the new one.
  /// If `slots.move` is nil, stops a move of the content that still runs. `Panel` animates the
  /// panel's own layer; labels and button follow the `motion` of their slots.
  func followMove(at now: Duration) {
    guard let slots else { return }
    let move = slots.move
    content.clipsToBounds = move != nil
    content.layer.cornerRadius = bezel.layer.cornerRadius
    if let move {
      move.run(onShape: content.layer)
      if content.superview !== bezel {
        // Keep the content in place in the material, which grows from its upper left corner.
        // Content in the bezel does not need this, because the bezel grows around its centre.
        LayoutMove.run(move, move.growthToCenter, on: content.layer)
      }
    } else {
      LayoutMove.stop(on: content.layer)
    }
    canvas.movingLayer?.follow(slots.indicatorMotion)
    if let move { material?.follow(move, at: now) }
  }
}
#endif
