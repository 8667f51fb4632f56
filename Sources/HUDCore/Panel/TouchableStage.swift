package import HUDLayers

/// The part of a host's stage that touches, keys and screen readers use.
@MainActor package protocol TouchableStage: AnyObject {
  /// The host of the stage; nil once it has removed the stage.
  var host: (any HUD.Host)? { get }
  var canvas: Canvas { get }
  /// The slots that are drawn.
  var slots: Slots? { get }
  /// The last transition that has started; nil if there was none yet.
  var transition: Transition? { get }
  /// Whether the user can tap and swipe the panel. False if the user has only a remote control.
  var isTouchable: Bool { get }

  /// Moves the panel within `time`. Both points are distances from its place in the layout.
  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration)

  /// Shows whether the user presses the panel.
  func showPress(_ isPressed: Bool)
}

extension TouchableStage {
  package func showPress(_ isPressed: Bool) { canvas.setPressed(isPressed) }

  package var isLeaving: Bool { transition?.to.opacity == 0 }

  /// The gestures that dismiss the panel now; none if the panel disappears or is not touchable.
  package var dismissal: HUD.DismissalGestures {
    guard let slots, isTouchable, !isLeaving else { return [] }
    return slots.request.resolvedOptions.behavior.dismissal
  }

  /// The press that a tap makes; nil while the panel cannot be tapped or a tap has no handler.
  package var tap: Press? { isTouchable && !isLeaving ? slots?.tap : nil }

  /// Whether `point` is on the panel. False while the panel disappears.
  package func isOnPanel(_ point: CGPoint) -> Bool {
    !isLeaving && slots?.panelFrame.contains(point) == true
  }

  /// Draws the panel and returns its new slots, so that a screen reader reads a text as soon as it
  /// was set.
  package func updatedSlots() -> Slots? {
    host?.delegate?.updatePanel()
    return slots
  }

  /// Returns the text that a screen reader reads on the panel; nil if there is none.
  ///
  /// - Parameter viewSpeaks: Whether a custom indicator has accessible elements of its own.
  package func spoken(viewSpeaks: Bool) -> String? {
    guard let request = updatedSlots()?.request, let host else { return nil }
    let words = request.words(in: host.metrics.languages)
    let text = words.read(request.content, viewSpeaks: viewSpeaks)
    return text.isEmpty ? nil : text
  }

  /// Handles Escape and a screen reader's command to cancel. Presses a button that cancels or
  /// closes; otherwise dismisses the HUD if any gesture may dismiss it. Returns false if the HUD
  /// does neither, so that the app gets the key.
  package func escape() -> Bool {
    let press = slots?.press
    return report(
      press?.action.role.isPressedByEscape == true ? press : nil, orDismissalBy: dismissal)
  }

  /// Handles a screen reader's press of the panel, which does what a tap does. Returns false if a
  /// tap does nothing.
  package func activate() -> Bool { report(tap, orDismissalBy: dismissal.intersection(.tap)) }

  /// Reports `press` or, if that is nil, the gestures. Returns false if there is neither.
  private func report(_ press: Press?, orDismissalBy gestures: HUD.DismissalGestures) -> Bool {
    guard let slots, let delegate = host?.delegate else { return false }
    if let press {
      delegate.pressed(press)
    } else if !gestures.isEmpty {
      delegate.dismissed(slots.request.id, by: gestures)
    } else {
      return false
    }
    return true
  }
}
