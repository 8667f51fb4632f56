#if canImport(UIKit) || canImport(AppKit)
import HUDCore

/// The changes of the style that a part of the app's views has asked for, in order.
///
/// Closures cannot be compared, and each evaluation makes new closures. So two values are equal if
/// they have equally many changes and make the same style now. Otherwise each evaluation of
/// `.hudStyle` would make SwiftUI evaluate every view that reads `\.hud`.
struct HUDStyleChanges: Sendable, Equatable {
  private(set) var changes: [@Sendable (inout HUD.Style) -> Void] = []

  static func == (left: HUDStyleChanges, right: HUDStyleChanges) -> Bool {
    left.changes.count == right.changes.count && (left.changes.isEmpty || left.style == right.style)
  }

  mutating func append(_ change: @escaping @Sendable (inout HUD.Style) -> Void) {
    changes.append(change)
  }

  /// Gives `options` the changed style, unless they have a style of their own.
  func complete(_ options: inout HUD.Options) {
    if !changes.isEmpty, options.style == nil { options.style = style }
  }

  private var style: HUD.Style {
    HUD.style.with { style in for change in changes { change(&style) } }
  }
}
#endif
