#if canImport(SwiftUI)
import HUDCore
import SwiftUI

extension Binding<Bool> {
  /// This binding, with nil for false.
  var orNil: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension HUD.Options? {
  /// Returns these options with the parameters of a modifier, which take precedence.
  func with(
    _ duration: Duration?, _ position: HUD.Position, _ mask: HUD.Mask
  ) -> ModifierOptions {
    var options = self ?? HUD.Options()
    if let duration { options.duration = duration }
    if position != .inherited { options.position = position }
    if mask != .inherited { options.mask = mask }
    return ModifierOptions(value: options)
  }
}

/// The options of a modifier. It is a class because each copy of such a large value would add code.
final class ModifierOptions: Sendable {
  let value: HUD.Options

  init(value: HUD.Options) { self.value = value }
}

extension Optional where Wrapped == @MainActor () -> Void {
  var withReason: (@MainActor (HUD.Reason) -> Void)? {
    guard let call = self else { return nil }
    return { _ in call() }
  }
}
#endif
