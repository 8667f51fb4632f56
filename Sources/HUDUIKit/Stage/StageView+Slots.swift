#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Creates, updates and removes the native views as `slots` says. Called while implicit
  /// animations are turned off.
  func fill(_ slots: Slots, at now: Duration) {
    let old = self.slots
    self.slots = slots
    feedback.follow(slots.request, after: old?.request, on: system.platform)
    // A view of the app on the panel gets the appearance of the request. The stage keeps that of
    // the app, because the metrics are read from the traits of the stage.
    let appearance = slots.request.resolvedOptions.style.appearance
    content.overrideUserInterfaceStyle =
      appearance == .automatic ? .unspecified : appearance == .dark ? .dark : .light
    // Move the panel back to where it was dragged: the layout has put it in its original place.
    if drag.offset != .zero { slidePanel(from: drag.offset, to: drag.offset, over: .zero) }
    let (oldMask, oldMaterial, wasGlass) = (maskMaterial, material, material?.isGlass)
    maskMaterial = show(slots.mask, on: maskMaterial, under: maskFill)
    material = show(slots.bezel, on: material, under: bezel)
    // Put the content into the material or, if there is no material, into the bezel.
    let place = material?.contentView ?? bezel
    if content.superview !== place {
      // The app's view may start an animation when it moves, so allow animations here.
      withImplicitAnimation { place.addSubview(content) }
    }
    content.frame = bezel.bounds
    speech.frame = content.bounds
    // Remove a material last, because the content was in it until now.
    if maskMaterial !== oldMask { oldMask?.removeFromSuperview() }
    if material !== oldMaterial { oldMaterial?.removeFromSuperview() }
    // Let a new material join the transition, which may be running already on its sibling.
    if maskMaterial !== oldMask || material !== oldMaterial { transition.map { play($0, at: now) } }
    fillContent(slots, after: old, materialChanged: material?.isGlass != wasGlass)
    if slots.move != old?.move { followMove(slots, at: now) }
  }

  private func show(
    _ slot: Slots.Material?, on view: MaterialView?, under sibling: UIView
  ) -> MaterialView? {
    guard let slot else { return nil }
    // Use glass for the panel only. The mask covers everything and is always a blur.
    let isGlass = system.hasGlass && sibling === bezel
    let material = view ?? MaterialView(slot, isGlass: isGlass, on: system)
    if view == nil { insertSubview(material, belowSubview: sibling) }
    material.show(slot)
    material.bounds = sibling.bounds
    material.center = sibling.center
    return material
  }

  /// Moves content, material and indicator with the panel from the previous layout to the new one.
  /// If `slots.move` is nil, stops a move of the content that still runs. `Panel` animates the
  /// panel's own layer; labels and button follow the `motion` of their slots.
  private func followMove(_ slots: Slots, at now: Duration) {
    content.clipsToBounds = slots.move != nil
    content.layer.cornerRadius = bezel.layer.cornerRadius
    canvas.movingLayer.map(slots.indicatorMotion.run)
    guard let move = slots.move else { return LayoutMove.stop(on: content.layer) }
    move.run(onShape: content.layer)
    if content.superview !== bezel {
      // Keep the content in place in the material, which grows from its upper left corner.
      // Content in the bezel does not need this, because the bezel grows around its centre.
      move.run(from: move.growthToCenter, on: content.layer)
    }
    material?.follow(move, at: now)
  }
}
#endif
