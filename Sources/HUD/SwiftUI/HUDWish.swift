#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

/// The HUD that a modifier asks for, as a value that is compared with the value of the last update.
struct HUDWish: Equatable {
  /// The identity of a HUD. A wish with another identity asks for another HUD; with the same
  /// identity, it changes the visible HUD.
  enum Identity: Equatable {
    /// The only HUD of its modifier.
    case modifier
    /// The HUD of one item.
    case item(AnyHashable)
    /// The HUD of an item that has no identity: other content means another HUD.
    case content
  }

  var identity = Identity.modifier
  var content: HUD.Content
  var options: HUD.Options
  /// The settings of the view that has the modifier; nil if they are unknown.
  var surroundings: Surroundings?
  /// Whether the HUD is a toast, which ends by itself.
  var isToast: Bool
  /// Whether the indicator is a view of SwiftUI, which stays the same from evaluation to evaluation.
  /// It is another one only if its size has changed.
  var hasHostedView = false

  init(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    style: HUDStyleChanges = HUDStyleChanges(), surroundings: Surroundings? = nil
  ) {
    self.content = content
    self.options = style.applied(to: options) ?? HUD.Options()
    if mask != .inherited { self.options.mask = mask }
    self.surroundings = surroundings
    isToast = self.options.duration != nil
  }

  /// Returns whether this wish asks for the same HUD as `other`, perhaps with changes.
  func isSame(as other: HUDWish?) -> Bool {
    guard let other else { return false }
    return identity == other.identity && isToast == other.isToast
      && (identity != .content || content == other.content)
  }

  /// Returns this wish with the closures of `shown` wherever both have one of the same kind.
  ///
  /// SwiftUI makes new closures each time it evaluates a body, and closures cannot be compared. So
  /// buttons are compared by title and role, and the app's own indicators are all alike.
  func adoptingClosures(of shown: HUDWish?) -> HUDWish {
    guard let shown else { return self }
    var wish = self
    if let action = content.action, let old = shown.content.action, action.looksLike(old) {
      wish.content.action = old
    }
    if !hasHostedView, content.indicator.kind == .custom, shown.content.indicator.kind == .custom {
      wish.content.indicator = shown.content.indicator
    }
    return wish
  }
}

extension HUD.Action {
  /// Returns whether both buttons look and behave alike, apart from their handlers.
  fileprivate func looksLike(_ other: HUD.Action) -> Bool {
    title == other.title && role == other.role && keepsHUD == other.keepsHUD
  }
}

/// The changes of the style that a part of the app's views has asked for, in order.
///
/// Closures cannot be compared, and each evaluation makes new ones. So two values are equal if they
/// make the same style now. Otherwise each evaluation of `.hudStyle` would make SwiftUI evaluate
/// every view that reads `\.hud`.
struct HUDStyleChanges: Sendable, Equatable {
  private var changes: [@Sendable (inout HUD.Style) -> Void] = []

  static func == (left: HUDStyleChanges, right: HUDStyleChanges) -> Bool {
    left.changes.count == right.changes.count && (left.changes.isEmpty || left.style == right.style)
  }

  mutating func append(_ change: @escaping @Sendable (inout HUD.Style) -> Void) {
    changes.append(change)
  }

  /// Returns `options` with the changed style. Options that have a style of their own keep it.
  func applied(to options: HUD.Options?) -> HUD.Options? {
    guard !changes.isEmpty, options?.style == nil else { return options }
    var options = options ?? HUD.Options()
    options.style = style
    return options
  }

  private var style: HUD.Style {
    HUD.style.with { style in
      for change in changes { change(&style) }
    }
  }
}
#endif
