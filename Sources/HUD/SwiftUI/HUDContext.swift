#if canImport(SwiftUI)
import HUDCore
import SwiftUI

/// The values that a modifier reads from its environment.
struct HUDContext {
  private let style: HUDStyleChanges
  private let surroundings: Surroundings?

  init(_ environment: EnvironmentValues) {
    style = environment.hudStyleChanges
    surroundings = environment.hudSurroundings
  }

  /// Returns the HUD that a modifier with these parameters asks for.
  func wish(_ content: HUD.Content, mask: HUD.Mask, options: HUD.Options?) -> HUDWish {
    HUDWish(content, mask: mask, options: options, style: style, surroundings: surroundings)
  }
}
#endif
