#if canImport(UIKit) && (os(tvOS) || targetEnvironment(macCatalyst) || !canImport(ObjectiveC))
import UIKit

/// A view that keeps a press of a key or button from the app if the HUD has used the press. It
/// keeps all phases of the press: the app must not see the end of a press without its beginning.
@MainActor class PressFilter: UIView {
  /// The presses that the HUD has used, until they end.
  var usedPresses: [UIPress] = []

  /// Whether the app gets the presses that the HUD has not used. If false, the app gets no press.
  var passesPressesOn: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesBegan($0, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesChanged($0, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesEnded($0, with: event) }
    usedPresses.removeAll(where: presses.contains)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesCancelled($0, with: event) }
    usedPresses.removeAll(where: presses.contains)
  }

  private func passOn(_ presses: Set<UIPress>, to next: (Set<UIPress>) -> Void) {
    guard passesPressesOn else { return }
    for press in presses where !usedPresses.contains(press) { next([press]) }
  }
}
#endif
