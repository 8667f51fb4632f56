import HUDCore
public import HUDLayers

extension OffscreenHost {
  /// Taps the screen at `point`. A tap on the panel's button presses the button. A tap elsewhere on
  /// the panel calls `HUD.Content.onTap`, or dismisses the HUD if the HUD allows
  /// `HUD.DismissalGestures.tap`. A tap beside the panel dismisses a HUD that allows
  /// `HUD.DismissalGestures.tapOutside`.
  ///
  /// - Returns: True if the HUD takes the touch; false if the app below gets the touch.
  @discardableResult
  public func touch(at point: CGPoint) -> Bool {
    defer { lift() }
    return touchDown(at: point)
  }

  /// Puts a finger on the screen until `lift()`. Returns false if the app below gets the touch.
  package func touchDown(at point: CGPoint) -> Bool {
    settle()
    // Read everything before the touch is reported. An observer of the touch may dismiss the HUD,
    // but even then the app must not get the touch.
    let (isBlocked, slots) = (blocksInput, stage.isLeaving ? nil : stage.slots)
    guard let slots, slots.panelFrame.contains(point) else {
      delegate?.touched(at: point)
      if let slots { delegate?.dismissed(slots.request.id, by: .tapOutside) }
      return isBlocked
    }
    // Release the last closure first: a `deinit` in the app that runs then may touch the screen.
    _ = lifted.take()
    delegate?.touched(at: point)
    if let press = slots.press, Panel(slots).buttonFrame?.contains(point) == true {
      lifted = { [weak self] in self?.delegate?.pressed(press) }
    } else {
      let (request, tap) = (slots.request.id, slots.tap)
      stage.canvas?.setPressed(tap != nil)
      lifted = { [weak self] in
        guard let self else { return }
        stage.canvas?.setPressed(false)
        if let tap { delegate?.pressed(tap) } else { delegate?.dismissed(request, by: .tap) }
      }
    }
    attend(toTouch: true)
    return true
  }

  /// Lifts the finger from the screen.
  package func lift() {
    guard let lifted else { return }
    self.lifted = nil
    lifted()
    attend(toTouch: false)
  }

  private func attend(toTouch isTouched: Bool) {
    if !pointerIsOnPanel { delegate?.attentionChanged(isTouched) }
  }

  /// Swipes over the panel, as a user does. The swipe dismisses the HUD if the HUD allows
  /// `HUD.DismissalGestures.swipe`.
  public func swipePanel() {
    settle()
    if let slots = stage.slots { delegate?.dismissed(slots.request.id, by: .swipe) }
  }

  /// Moves the pointer onto the panel or off it. While the pointer is on the panel, the clock of a
  /// toast is stopped. A pointer that is left on the panel is also on the panel of the next HUD.
  public func setPointer(onPanel isOnPanel: Bool) {
    settle()
    pointerIsOnPanel = isOnPanel
    delegate?.attentionChanged(isOnPanel)
  }

  /// Presses the panel's button. If no button is drawn, nothing happens.
  public func pressButton() {
    guard panel?.buttonFrame != nil, let press = stage.slots?.press else { return }
    delegate?.pressed(press)
  }
}
