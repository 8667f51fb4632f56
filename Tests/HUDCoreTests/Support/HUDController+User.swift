import HUDCore

extension HUDController {
  /// Presses the button of the displayed request, as a user who sees it does.
  @MainActor func pressed() {
    guard let request = machine.presentation?.displayed, let action = request.content.action
    else { return }
    pressed(Press(request: request.id, action: action))
  }
}
