#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension StageView {
  private typealias Path<View> = ReferenceWritableKeyPath<StageView, View?>

  /// Creates, updates and removes the native views as `slots` says. Does not touch a view whose
  /// slot is unchanged.
  func fill(_ slots: Slots, at now: Duration) {
    let old = self.slots
    self.slots = slots
    let appearance = slots.request.resolvedOptions.style.appearance
    if appearance != old?.request.resolvedOptions.style.appearance { follow(appearance) }
    let wasGlass = material?.isGlass
    let responder = (window?.firstResponder as? NSView).flatMap {
      $0.isDescendant(of: content) ? $0 : nil
    }
    show(
      window is FloatingPanel ? nil : slots.mask, frame: bounds, in: \.maskMaterial, under: maskView
    )
    show(slots.bezel, frame: slots.panelFrame, in: \.material, under: panelView)
    placeContent()
    // AppKit has taken the keys from the content if it has moved.
    if let responder, window?.firstResponder !== responder { window?.makeFirstResponder(responder) }
    // The motion goes around the centre, which a layout has moved.
    if slots.panelFrame.size != old?.panelFrame.size { replayTransition(at: now) }
    let needsColors = material?.isGlass != wasGlass
    if needsColors || slots.leaving != old?.leaving { showLeaving(slots.leaving) }
    if needsColors || slots.status != old?.status { show(slots.status, in: \.status) }
    if needsColors || slots.detail != old?.detail { show(slots.detail, in: \.detail) }
    if slots.percent != old?.percent { show(slots.percent, in: \.percent) }
    if needsColors || slots.button != old?.button { show(slots.button) }
    button?.drawn = slots.press
    if slots.indicator != old?.indicator { show(slots.indicator) }
    if slots.move != old?.move { followMove(at: now) }
    // The panel may have left the pointer, but a panel that appears under it has not been noticed
    // by the user yet.
    if pointerIsOnPanel { noticePointer(at: pointer) }
    watchClicks()
  }

  /// Removes everything of the app from the panel.
  func close() {
    emptyIndicator()
    material?.stop()
    slots = nil
    watchClicks()
  }

  /// Moves the content into the glass, or back onto the stage, and gives the panel its place.
  private func placeContent() {
    let glass = material.flatMap { $0.isGlass ? $0 : nil }
    if glass == nil ? content.superview !== self : glass?.content !== content {
      if let glass { glass.content = content } else { addSubview(content) }
      fadeContent()
    }
    slidePanel(from: drag.offset, to: drag.offset, over: .zero)
  }

  /// Puts the old texts on separate labels, which fade out while the new texts fade in.
  private func showLeaving(_ slots: [Slots.Label]) {
    for label in leaving { label.removeFromSuperview() }
    leaving = slots.map { slot in
      let label = PanelLabel(frame: .zero)
      content.addSubview(label)
      label.show(slot)
      return label
    }
  }

  private func show(_ slot: Slots.Label?, in path: Path<PanelLabel>) {
    guard let slot else { return empty(path) }
    let label = self[keyPath: path] ?? put(PanelLabel(frame: .zero), in: path)
    label.show(slot, color: labelColor(slot, in: path))
  }

  private func show(_ slot: Slots.Button?) {
    guard let slot else {
      buttonHasFocus = false
      attentionMayHaveChanged()
      return empty(\.button)
    }
    let button = button ?? put(makeButton(), in: \.button)
    button.show(slot, color: buttonColor(slot))
    button.follow(slot.motion)
  }

  private func show(_ slot: Slots.Native?) {
    // Remove a view for which there is no space. It could still draw its subviews beyond its empty
    // frame.
    guard let slot, !slot.frame.isEmpty else { return emptyIndicator() }
    guard let view = slot.view as? NSView else {
      preconditionFailure("On macOS a custom indicator must be an NSView, not \(slot.view).")
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
    indicator?.follow(slot.motion)
  }

  private func emptyIndicator() {
    indicator?.releaseView()
    empty(\.indicator)
  }

  private func makeButton() -> PanelButton {
    let button = PanelButton(frame: .zero)
    button.pressed = { [weak self] in self?.owner?.delegate?.pressed($0) }
    button.touched = { [weak self] event in
      guard let self else { return }
      owner?.delegate?.touched(at: convert(event.locationInWindow, from: nil))
    }
    button.focusChanged = { [weak self] in
      self?.buttonHasFocus = $0
      self?.attentionMayHaveChanged()
    }
    return button
  }

  private func show(
    _ slot: Slots.Material?, frame: CGRect, in path: Path<MaterialView>, under sibling: NSView
  ) {
    guard let slot else { return empty(path) }
    if let view = self[keyPath: path] {
      view.show(slot)
      view.move(to: frame)
      return
    }
    // Use glass for the panel only. The mask covers everything and is always a blur.
    let view = MaterialView(slot, frame: frame, isGlass: system.hasGlass && sibling === panelView)
    addSubview(view, positioned: .below, relativeTo: sibling)
    self[keyPath: path] = view
    // Let the new material join the transition, which may be running already on `sibling`.
    play(on: view)
  }

  private func put<View: NSView>(_ view: View, in path: Path<View>) -> View {
    content.addSubview(view)
    self[keyPath: path] = view
    return view
  }

  private func empty(_ path: Path<some NSView>) {
    self[keyPath: path]?.removeFromSuperview()
    self[keyPath: path] = nil
  }
}

extension StageView {
  /// Moves content, material and indicator to their place while the panel grows or shrinks. If the
  /// panel does neither, ends the previous move. `Panel` has already moved the layer of the panel
  /// itself, and the other parts follow the motion of their slots.
  func followMove(at now: Duration) {
    guard let slots, let layer = content.layer else { return }
    let move = slots.move
    // Clip the texts to the panel only while it moves: a focus ring reaches beyond the panel.
    content.clipsToBounds = move != nil
    withoutImplicitAnimation { layer.cornerRadius = move == nil ? 0 : canvas.bezel.cornerRadius }
    if let move {
      move.run(onShape: layer)
      LayoutMove.run(move, content.superview === self ? move.way : .zero, on: layer)
    } else {
      LayoutMove.stop(on: layer)
    }
    canvas.movingLayer?.follow(slots.indicatorMotion)
    material?.follow(move, at: now)
  }
}

extension LayoutMove {
  /// The vector from the upper left corner of the panel at the end of the move to the corner at the
  /// start. The anchor of a layer of AppKit is there.
  fileprivate var way: CGPoint {
    CGPoint(x: from.frame.minX - to.frame.minX, y: from.frame.minY - to.frame.minY)
  }
}
#endif
