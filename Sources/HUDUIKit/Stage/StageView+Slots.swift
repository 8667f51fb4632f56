#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  private typealias Path<View> = ReferenceWritableKeyPath<StageView, View?>

  /// Creates, updates and removes the native views as `slots` says. Does not touch a view whose
  /// slot is unchanged.
  func fill(_ slots: Slots, at now: Duration) {
    let old = self.slots
    self.slots = slots
    let appearance = slots.request.resolvedOptions.style.appearance
    if appearance != old?.request.resolvedOptions.style.appearance { follow(appearance) }
    // The layout has put the panel in its original place.
    if drag.offset != .zero { slidePanel(from: drag.offset, to: drag.offset, over: .zero) }
    let wasGlass = material?.isGlass
    show(slots.mask, in: \.maskMaterial, under: maskFill, at: now)
    show(slots.bezel, in: \.material, under: bezel, at: now)
    placeContent()
    let needsColors = material?.isGlass != wasGlass
    if needsColors || slots.leaving != old?.leaving { showLeaving(slots.leaving) }
    if needsColors || slots.status != old?.status { show(slots.status, in: \.status) }
    if needsColors || slots.detail != old?.detail { show(slots.detail, in: \.detail) }
    if slots.percent != old?.percent { show(slots.percent, in: \.percent) }
    if needsColors || slots.button != old?.button { show(slots.button) }
    button?.drawn = slots.press
    if slots.indicator != old?.indicator { show(slots.indicator) }
    if slots.move != old?.move { followMove(at: now) }
  }

  /// Moves the content into the material, or back into the bezel, and gives the content the size of
  /// the panel.
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

  /// Puts the old texts on separate labels, which fade out while the new texts fade in.
  private func showLeaving(_ slots: [Slots.Label]) {
    for label in leaving { label.removeFromSuperview() }
    leaving = slots.map { slot in
      let label = PanelLabel()
      content.addSubview(label)
      label.show(slot)
      return label
    }
  }

  private func show(_ slot: Slots.Label?, in path: Path<PanelLabel>) {
    guard let slot else { return empty(path) }
    let label = self[keyPath: path] ?? put(PanelLabel(), in: path)
    label.show(slot, color: labelColor(slot, in: path))
  }

  private func show(_ slot: Slots.Button?) {
    guard let slot else { return empty(\.button) }
    let button = button ?? put(PanelButton(on: self), in: \.button)
    button.show(slot, color: buttonColor(slot))
    button.layer.follow(slot.motion)
  }

  private func show(_ slot: Slots.Native?) {
    // Set the tint colour for a view of the app that inherits it. Texts and button set their own
    // colours.
    content.tintColor = slot.map { UIColor(cgColor: $0.color) }
    // Remove a view for which there is no space. It could still draw its subviews beyond its empty
    // frame.
    guard let slot, !slot.frame.isEmpty else { return emptyIndicator() }
    guard let view = slot.view as? UIView else {
      preconditionFailure("On iOS a custom indicator must be a UIView, not \(slot.view).")
    }
    if view !== indicator?.view {
      emptyIndicator()
      let container = put(CustomViewContainer(view), in: \.indicator)
      container.place(in: slot.frame)
      // Allow animations here, because the app's view may start an animation when it enters the
      // window.
      withImplicitAnimation { container.takeView() }
    }
    indicator?.place(in: slot.frame)
    indicator?.layer.follow(slot.motion)
  }

  private func emptyIndicator() {
    indicator?.releaseView()
    empty(\.indicator)
  }

  /// Called with the touch when a finger touches the button, and with nil when it is lifted.
  func buttonTouched(_ touch: UITouch?) {
    isTouched = touch != nil && owner?.panelTakesTouches == true
    if let touch { owner?.delegate?.touched(at: touch.location(in: self)) }
  }

  private func show(
    _ slot: Slots.Material?, in path: Path<MaterialView>, under sibling: UIView, at now: Duration
  ) {
    guard let slot else {
      if let view = self[keyPath: path], content.isDescendant(of: view) {
        bezel.addSubview(content)
        fadeContent()
      }
      return empty(path)
    }
    if let view = self[keyPath: path] {
      view.show(slot)
      view.cover(sibling)
      return
    }
    // Use glass for the panel only. The mask covers everything and is always a blur.
    let view = MaterialView(slot, isGlass: system.hasGlass && sibling === bezel, on: system)
    view.isUserInteractionEnabled = sibling === bezel
    insertSubview(view, belowSubview: sibling)
    view.cover(sibling)
    self[keyPath: path] = view
    // Let the new material join the transition, which may be running already on `sibling`.
    play(on: view, at: now)
  }

  private func put<View: UIView>(_ view: View, in path: Path<View>) -> View {
    content.addSubview(view)
    self[keyPath: path] = view
    return view
  }

  private func empty(_ path: Path<some UIView>) {
    self[keyPath: path]?.removeFromSuperview()
    self[keyPath: path] = nil
  }

  /// Moves content, material and indicator to their place while the panel grows or shrinks. If the
  /// panel does neither, ends the previous move. `Panel` has already moved the layer of the panel
  /// itself, and the other parts follow the motion of their slots.
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
