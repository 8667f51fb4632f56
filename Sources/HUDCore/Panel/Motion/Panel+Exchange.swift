import HUDLayers

extension Panel {
  /// Starts the motion from the panel as it was drawn before to the panel as it is drawn now.
  /// `drawn` and `slots` still describe the panel before.
  ///
  /// The motion begins in the first frame that shows the new content. If this frame comes so late
  /// that the motion would be over already, the frame shows the end of the motion.
  func move(from before: Layout, to drawing: Drawing, at now: Duration) {
    // Do not animate a change of the metrics here: a turned device, a keyboard or another text size
    // moves the panel in its own way.
    guard let drawn, drawn.metrics == drawing.metrics, now < contentSince + Machine.exchangeTime
    else { return stopMotion() }
    if exchangeEnds != nil { exchangeEnds = now + Machine.exchangeTime }
    let places = before.places(during: move, at: now)
    let remaining = move?.remaining(at: now) ?? 0
    let isMoved = before != layout
    if drawing.metrics.reducesMotion {
      (move, lastIndicator) = (nil, nil)
    } else if isMoved {
      move = PanelMove(from: before, to: layout, during: move, at: now)
      lastIndicator =
        layout.place(of: .indicator) == nil ? places[.indicator] ?? lastIndicator : nil
    }
    statusExchange.exchange(
      slots?.status, seenAt: places[.status], for: statusLabel(drawing), isMoving: isMoved, at: now)
    detailExchange.exchange(
      slots?.detail, seenAt: places[.detail], for: detailLabel(drawing), isMoving: isMoved, at: now)
    if isMoved {
      statusExchange.follow(to: layout.place(of: .status), remaining: remaining)
      detailExchange.follow(to: layout.place(of: .detail), remaining: remaining)
    }
    if layout.button.isEmpty {
      buttonArrival = nil
    } else if before.button.isEmpty {
      buttonArrival = TextExchange.arrival(isMoving: true, at: now)
    }
    moveBezel()
  }

  func placeIndicators(at now: Duration) {
    let last = lastIndicator.map { layout.center + $0 }
    indicators.place(
      IndicatorContainer.Place(
        center: layout.indicator.isEmpty ? last : layout.indicator.center,
        room: layout.indicator, scale: layout.indicatorScale, panel: canvas.bezel, move: move,
        offset: offset(of: .indicator)),
      at: now)
  }

  /// Returns how far a row was from its place when the panel's move started.
  func offset(of row: PanelRows.Row) -> CGPoint { move?.offset(of: row) ?? .zero }

  private func moveBezel() {
    if move != bezelMove {
      bezelMove = move
      if let move { move.run(onPanel: canvas.bezel) } else { PanelMove.stop(on: canvas.bezel) }
    }
    materialShadow.follow(move)
  }

  func stopMotion() {
    (move, lastIndicator) = (nil, nil)
    statusExchange.finish()
    detailExchange.finish()
    buttonArrival = nil
    moveBezel()
  }
}
