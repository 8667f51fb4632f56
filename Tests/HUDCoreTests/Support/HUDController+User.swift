import HUDCore

extension HUDController {
  /// Presses the button of the displayed request, as a user who sees it does.
  @MainActor func pressed() {
    if let press = machine.presentation?.displayed.press { pressed(press) }
  }
}
