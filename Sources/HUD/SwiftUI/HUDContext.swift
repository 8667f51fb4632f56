#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The values that a modifier reads from its environment.
struct HUDContext {
  private let style: HUDStyleChanges
  private let surroundings: Surroundings?
  private let locale: Locale

  init(_ environment: EnvironmentValues) {
    style = environment.hudStyleChanges
    surroundings = environment.hudSurroundings
    locale = environment.locale
  }

  /// Returns the text that `resource` has in the language of the view.
  func text(_ resource: LocalizedStringResource?) -> String? {
    guard var resource else { return nil }
    resource.locale = locale
    return String(localized: resource)
  }

  /// Returns the HUD that a modifier with these parameters asks for.
  func wish(_ content: HUD.Content, mask: HUD.Mask, options: HUD.Options?) -> HUDWish {
    HUDWish(content, mask: mask, options: options, style: style, surroundings: surroundings)
  }
}
#endif
