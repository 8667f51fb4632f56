#if canImport(UIKit)
import UIKit

/// The presses of keys and buttons that the HUD has used, until they end. They are not passed on in
/// any phase, because the app must not see the end of a press without its beginning.
@MainActor struct UsedPresses {
  private var presses: Set<UIPress> = []

  mutating func add(_ presses: Set<UIPress>) { self.presses.formUnion(presses) }

  mutating func remove(_ presses: Set<UIPress>) { self.presses.subtract(presses) }

  /// Calls `next` with those of `presses` that the HUD has not used, if there are any.
  func passOn(_ presses: Set<UIPress>, to next: (Set<UIPress>) -> Void) {
    let unused = presses.subtracting(self.presses)
    if !unused.isEmpty { next(unused) }
  }
}
#endif
