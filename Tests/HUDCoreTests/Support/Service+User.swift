import HUDCore

extension Service {
  /// Presses the button of the displayed request, as a user who sees it does.
  func pressed() {
    guard let request = machine.presentation?.displayed, let action = request.content.action
    else { return }
    pressed(Press(request: request.id, action: action))
  }
}
