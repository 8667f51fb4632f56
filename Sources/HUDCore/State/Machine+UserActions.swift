// The inputs that come from actions of the user.
extension Machine {
  mutating func dismissByHand(_ id: Request.ID, _ gesture: HUD.DismissalGestures) {
    guard isVisible, let displayed = presentation?.displayed, displayed.id == id,
      !displayed.resolvedOptions.behavior.dismissal.isDisjoint(with: gesture)
    else { return }
    presentation?.end(.dismissedByUser) { $0.id == id }
  }

  mutating func touch(_ isInside: Bool) {
    guard isVisible, presentation?.displayed.resolvedOptions.behavior.mask.blocksInput == true
    else { return }
    post(.didReceiveTouch)
    if isInside { post(.didTouchInside) }
  }

  /// Runs the action of the panel or of its button, and ends the displayed request unless the
  /// action's `keepsHUD` is true.
  ///
  /// While the HUD lingers, the displayed request has already ended and cannot end again. So a
  /// press then does nothing unless the action's `keepsHUD` is true.
  mutating func perform(_ press: Press) {
    guard isVisible, let displayed = presentation?.displayed, displayed.id == press.request,
      press.action.handler === displayed.content.action?.handler
        || press.action.handler === displayed.content.tap?.handler
    else { return }
    if case .lingering = phase, !press.action.keepsHUD { return }
    effects.append(.perform(press.action))
    if let reason = press.action.reason { presentation?.end(reason) { $0.id == displayed.id } }
  }
}
