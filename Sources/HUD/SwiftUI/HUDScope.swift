#if canImport(UIKit) || canImport(AppKit)
import HUDCore

/// The scene and the changes of the style that the views around a view give to its HUDs.
///
/// Closures cannot be compared, and each evaluation makes new closures. So two values are equal if
/// they have equally many changes and make the same style now. Otherwise each evaluation of
/// `.hudStyle` would make SwiftUI evaluate every view that reads `\.hud`.
struct HUDScope: Sendable, Equatable {
  /// The scene of the views; nil if no modifier is around them.
  var home: SceneHome?
  /// The changes of the style that the views have asked for, in order.
  var styleChanges: [@Sendable (inout HUD.Style) -> Void] = []

  static func == (left: HUDScope, right: HUDScope) -> Bool {
    left.home === right.home && left.styleChanges.count == right.styleChanges.count
      && (left.styleChanges.isEmpty || left.style == right.style)
  }

  /// Gives `options` the changed style, unless they have a style of their own.
  func complete(_ options: inout HUD.Options) {
    if !styleChanges.isEmpty, options.style == nil { options.style = style }
  }

  private var style: HUD.Style {
    HUD.style.with { style in for change in styleChanges { change(&style) } }
  }
}
#endif
