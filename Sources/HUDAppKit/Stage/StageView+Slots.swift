#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension StageView {
  /// Creates, updates and removes the native views as `slots` says. Does not touch a view whose
  /// slot is unchanged.
  func fill(_ slots: Slots, at now: Duration) {
    let old = self.slots
    self.slots = slots
    let appearance = slots.request.resolvedOptions.style.appearance
    if appearance != old?.request.resolvedOptions.style.appearance { follow(appearance) }
    let (oldMask, oldMaterial, wasGlass) = (maskMaterial, material, material?.isGlass)
    let responder = (window?.firstResponder as? NSView).flatMap {
      $0.isDescendant(of: content) ? $0 : nil
    }
    let mask = window is FloatingPanel ? nil : slots.mask
    maskMaterial = show(mask, frame: bounds, on: maskMaterial, under: maskView)
    material = show(slots.bezel, frame: slots.panelFrame, on: material, under: panelView)
    // Let a new material join the transition, which may be running already on its sibling.
    if maskMaterial !== oldMask { play(on: maskMaterial) }
    if material !== oldMaterial { play(on: material) }
    placeContent()
    // If the content has moved, AppKit has taken the keys from it, so give them back.
    if let responder, window?.firstResponder !== responder { window?.makeFirstResponder(responder) }
    // The transition scales the panel around its centre, which has moved, so start it again.
    if slots.panelFrame.size != old?.panelFrame.size { replayTransition(at: now) }
    fillContent(slots, after: old, materialChanged: material?.isGlass != wasGlass)
    if slots.move != old?.move { followMove(at: now) }
    // The panel may have moved away from the pointer. A panel that appears under the pointer does
    // not count, because the user has not noticed it yet.
    if pointerIsOnPanel { noticePointer(at: pointer) }
    watchClicks()
  }

  /// Removes everything of the app from the panel.
  func close() {
    emptyIndicator()
    material?.stop()
    slots = nil
    gestureRecognizers = []
    watchClicks()
  }

  /// Applies the request's appearance to the panel, so that a view of the app on the panel also
  /// gets this appearance. The stage keeps the appearance of the app, because the metrics are read
  /// from the stage.
  func follow(_ appearance: HUD.Style.Appearance) {
    content.appearance =
      switch appearance {
      case .automatic: nil
      case .light: NSAppearance(named: .aqua)
      case .dark: NSAppearance(named: .darkAqua)
      }
  }

  /// Whether the glass has a dark appearance; nil if there is no glass, or if the style fixes the
  /// appearance.
  var glassIsDark: Bool? { material?.adapts == true ? content.effectiveAppearance.isDark : nil }

  /// Moves the content into the glass or, without glass, onto the stage. Then places the panel.
  private func placeContent() {
    let glass = material.flatMap { $0.isGlass ? $0 : nil }
    if glass == nil ? content.superview !== self : glass?.content !== content {
      if let glass { glass.content = content } else { addSubview(content) }
      fadeContent()
    }
    slidePanel(from: drag.offset, to: drag.offset, over: .zero)
  }

  private func show(
    _ slot: Slots.Material?, frame: CGRect, on view: MaterialView?, under sibling: NSView
  ) -> MaterialView? {
    guard let slot else {
      view?.removeFromSuperview()
      return nil
    }
    if let view {
      view.show(slot)
      view.move(to: frame)
      return view
    }
    // Use glass for the panel only. The mask covers everything and is always a blur.
    let view = MaterialView(slot, frame: frame, isGlass: system.hasGlass && sibling === panelView)
    addSubview(view, positioned: .below, relativeTo: sibling)
    return view
  }
}

extension StageView {
  /// Moves content, material and indicator with the panel from the previous layout to the new one.
  /// If the slots have no move, ends the previous move. `Panel` animates the panel's own layer;
  /// labels and button follow the `motion` of their slots.
  func followMove(at now: Duration) {
    guard let slots, let layer = content.layer else { return }
    let move = slots.move
    // Clip the texts to the panel only while it moves: a focus ring reaches beyond the panel.
    content.clipsToBounds = move != nil
    withoutImplicitAnimation { layer.cornerRadius = move == nil ? 0 : canvas.bezel.cornerRadius }
    if let move, content.superview === self {
      move.run(onShape: layer)
      move.run(from: move.way, on: layer)
    } else if let move {
      // The glass resizes the content in each step, so animate only the origin and the corners.
      move.run(onOrigin: layer)
      move.run(onCorners: layer)
    } else {
      LayoutMove.stop(on: layer)
    }
    canvas.movingLayer.map(slots.indicatorMotion.run)
    material?.follow(move, at: now)
  }
}

extension LayoutMove {
  /// The vector from the panel's upper left corner at the end of the move to the same corner at the
  /// start. AppKit puts the anchor of a layer at the upper left corner.
  fileprivate var way: CGPoint {
    CGPoint(x: from.frame.minX - to.frame.minX, y: from.frame.minY - to.frame.minY)
  }
}
#endif
