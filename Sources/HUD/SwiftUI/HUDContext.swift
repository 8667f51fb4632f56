#if canImport(SwiftUI)
import Foundation
import HUDCore
import SwiftUI

/// The values that a modifier reads from its environment, and the place for its own view.
@MainActor struct HUDContext {
  private let environment: EnvironmentValues
  #if canImport(UIKit)
  private let hosted: HostedView

  init(_ environment: EnvironmentValues, hosting hosted: HostedView) {
    self.environment = environment
    self.hosted = hosted
  }
  #else
  init(_ environment: EnvironmentValues) { self.environment = environment }
  #endif

  /// Returns the HUD that a modifier with these parameters asks for.
  func wish(_ content: HUD.Content, mask: HUD.Mask, options: HUD.Options?) -> HUDWish {
    HUDWish(
      content, mask: mask, options: options, style: environment.hudStyleChanges,
      surroundings: environment.hudSurroundings)
  }

  /// Returns the HUD that shows `view` above the text of `content`. On macOS, where no panel is shown
  /// yet, it has the text alone.
  func wish(
    _ view: AnyView, _ content: HUD.Content, mask: HUD.Mask, options: HUD.Options?
  ) -> HUDWish {
    var wish = wish(content, mask: mask, options: options)
    #if canImport(UIKit)
    let room = (wish.options.style ?? HUD.style).maximumStatusSize
    hosted.update(AnyView(view.environment(\.self, environment)), in: Self.bounded(room))
    wish.content.indicator = hosted.content.indicator
    wish.hasHostedView = true
    #endif
    return wish
  }

  /// Returns the text that `resource` has in the language of the view.
  func text(_ resource: LocalizedStringResource?) -> String? {
    guard var resource else { return nil }
    resource.locale = environment.locale
    return String(localized: resource)
  }

  /// Returns a size that a view can be laid out in. Some styles allow a status of any size.
  private static func bounded(_ room: CGSize) -> CGSize {
    CGSize(width: min(max(room.width, 0), 400), height: min(max(room.height, 0), 400))
  }
}
#endif
