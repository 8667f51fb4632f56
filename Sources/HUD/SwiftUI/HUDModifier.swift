#if canImport(SwiftUI)
import HUDCore
import SwiftUI

/// Adds an invisible view behind a view. The invisible view finds the scene, and the views in front
/// of it get the scene's HUD from their environment.
struct HUDModifier<Value>: ViewModifier {
  /// The app's value that decides about the HUD. It is stored so that SwiftUI finds this modifier
  /// changed when the value has changed.
  let value: Value
  let source: @MainActor (HUDContext) -> HUDSource
  @State private var scope = HUDScope()
  @Environment(\.hudScope) private var outer

  init(
    _ value: Value, onDismiss: (@MainActor (HUD.Reason) -> Void)? = nil,
    source: @escaping @MainActor (HUDContext) -> HUDSource
  ) {
    self.value = value
    self.source = { context in
      var source = source(context)
      if let onDismiss { source.onDismiss = onDismiss }
      return source
    }
  }

  func body(content: Content) -> some View {
    scope.outer = outer
    return
      content
      .environment(\.hudScope, scope)
      .background { SceneFinder(scope: scope, source: source).accessibilityHidden(true) }
  }
}
#endif
