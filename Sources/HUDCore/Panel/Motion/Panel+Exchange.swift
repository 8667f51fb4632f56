import HUDLayers

extension Panel {
  /// Whether the panel is changing to new content at `now`. False if nothing was drawn before.
  func isExchanging(at now: Duration) -> Bool {
    drawn != nil && exchangeEnds.map { now < $0 } ?? false
  }

  /// Starts the motion from the previous layout and texts to the new layout and texts. `drawn` and
  /// `slots` still describe the previous panel.
  ///
  /// The motion begins in the first frame that shows the new content. If this frame comes so late
  /// that the motion would be over already, the frame shows the end of the motion.
  func move(from before: Layout, to model: PanelModel, at now: Duration) {
    // Do not animate a change of the metrics here: a turned device, a keyboard or another text size
    // moves the panel in its own way.
    guard drawn?.metrics == model.metrics, isExchanging(at: now) else { return stopMotion() }
    exchangeEnds = now + Transition.exchangeTime
    let isMoved = before != layout
    let isOther = request.isToast && slots?.request.id != request.id
    if isMoved, !model.metrics.reducesMotion {
      move = LayoutMove(from: before, to: layout, during: move, at: now)
      moveBezel()
    }
    statusExchange.exchange(
      slots?.status, for: label(of: .status, model), center: before.center, isMoving: isMoved,
      isOther: isOther, at: now)
    detailExchange.exchange(
      slots?.detail, for: label(of: .detail, model), center: before.center, isMoving: isMoved,
      isOther: isOther, at: now)
    if before[.button].isEmpty { buttonArrival = TextExchange.arrival(at: now) }
  }

  func motion(of row: PanelRow, fade: Transition? = nil) -> Slots.Motion {
    Slots.Motion(move: move, offset: move?.offset(of: row) ?? .zero, fade: fade)
  }

  private func moveBezel() {
    if let move { move.run(onPanel: canvas.bezel) } else { LayoutMove.stop(on: canvas.bezel) }
    materialShadow.follow(move)
  }

  func stopMotion() {
    move = nil
    (statusExchange, detailExchange, buttonArrival) = (TextExchange(), TextExchange(), nil)
    moveBezel()
  }
}
