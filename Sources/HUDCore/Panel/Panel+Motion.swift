import HUDLayers

/// The panel as it was drawn before a change.
// Not copyable, because the functions that copy such a large struct take much machine code.
struct Before: ~Copyable {
  let drawing: Drawing
  let layout: Layout
  let status: Slots.Label?
  let detail: Slots.Label?

  @MainActor init(labelsOf panel: Panel, drawing: Drawing) {
    self.drawing = drawing
    layout = panel.layout
    status = panel.statusLabel(drawing)
    detail = panel.detailLabel(drawing)
  }
}

extension Panel {
  /// Starts the motion from the panel as it was drawn before to the panel as it is drawn now.
  ///
  /// The motion begins in the first frame that shows the new content. If this frame comes so late
  /// that the motion would be over already, the frame shows the end of the motion.
  func move(from before: consuming Before?, to drawing: Drawing, at now: Duration) {
    // Do not animate a change of the metrics here: a turned device, a keyboard or another text size
    // moves the panel in its own way.
    guard let before, before.drawing.metrics == drawing.metrics,
      now < contentSince + Machine.exchangeTime
    else { return stopMotion() }
    let places = layoutAnimation.places(in: before.layout, at: now)
    let remaining = layoutAnimation.remaining(at: now)
    if drawing.metrics.reducesMotion {
      layoutAnimation.stop()
    } else {
      layoutAnimation.go(from: before.layout, to: layout, at: now)
    }
    let isMoved = before.layout != layout
    statusExchange.exchange(
      before.status, seenAt: places[.status], for: statusLabel(drawing), isMoving: isMoved, at: now)
    detailExchange.exchange(
      before.detail, seenAt: places[.detail], for: detailLabel(drawing), isMoving: isMoved, at: now)
    if isMoved {
      statusExchange.follow(to: layout.place(of: .status), remaining: remaining)
      detailExchange.follow(to: layout.place(of: .detail), remaining: remaining)
    }
    if layout.button.isEmpty {
      buttonArrival = nil
    } else if before.layout.button.isEmpty {
      buttonArrival = TextExchange.arrival(isMoving: true, at: now)
    }
    moveBezel()
  }

  func placeIndicators(at now: Duration) {
    let last = layoutAnimation.lastIndicator.map { layout.center + $0 }
    indicators.place(
      IndicatorContainer.Place(
        center: layout.indicator.isEmpty ? last : layout.indicator.center,
        room: layout.indicator, scale: layout.indicatorScale, panel: canvas.bezel,
        move: layoutAnimation.move, offset: layoutAnimation.offset(of: .indicator)),
      at: now)
  }

  private func moveBezel() {
    let move = layoutAnimation.move
    if move != bezelMove {
      bezelMove = move
      if let move { move.run(onPanel: canvas.bezel) } else { PanelMove.stop(on: canvas.bezel) }
    }
    materialShadow.follow(move)
  }

  func stopMotion() {
    layoutAnimation.stop()
    statusExchange.finish()
    detailExchange.finish()
    buttonArrival = nil
    moveBezel()
  }
}
