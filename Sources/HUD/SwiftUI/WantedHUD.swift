#if canImport(UIKit) || canImport(AppKit)
import Foundation
import HUDCore

/// The HUD that a modifier asks for, to be compared with the HUD of the last update. It is a class
/// because each copy of such a large value would add code.
final class WantedHUD: Equatable {
  /// The identity of a HUD. Another identity asks for another HUD; the same identity changes the
  /// visible HUD.
  enum Identity: Equatable {
    /// The only HUD of its modifier.
    case modifier
    /// The toast of one item.
    case item(AnyHashable)
    /// The toast of the change to a value of a trigger. The first value is no change.
    case change(AnyHashable)
    /// The toast of an item that has no identity: other content means another toast.
    case content

    /// Creates the identity of an item, which is the item's `id` if the item has one.
    init(_ item: Any, otherwise other: Self = .content) {
      func identity(_ item: some Identifiable) -> Self { .item(AnyHashable(item.id)) }
      self = (item as? any Identifiable).map { identity($0) } ?? other
    }
  }

  let identity: Identity
  var content: HUD.Content
  let options: HUD.Options
  /// The appearance, direction and text size of the view that has the modifier.
  let surroundings: Surroundings
  /// Whether the HUD is a toast, which ends by itself.
  let isToast: Bool
  /// The indicator if it is a view of SwiftUI. Such an indicator stays the same from evaluation to
  /// evaluation, unless its size has changed.
  private let hosted: HUD.Indicator?
  /// The progress that the HUD follows until its end; nil if the HUD follows none.
  let tracked: Progress?

  init(
    _ content: HUD.Content, identity: Identity = .modifier, isToast: Bool = false,
    options: HUD.Options = HUD.Options(), surroundings: Surroundings = Surroundings(),
    hosted: HUD.Indicator? = nil, tracked: Progress? = nil
  ) {
    (self.content, self.options, self.identity) = (content, options, identity)
    (self.surroundings, self.hosted, self.tracked) = (surroundings, hosted, tracked)
    if let hosted { self.content.indicator = hosted }
    self.isToast = isToast || identity != .modifier || options.duration != nil
  }

  static func == (left: WantedHUD, right: WantedHUD) -> Bool {
    left.isSame(as: right) && left.content == right.content && left.options == right.options
      && left.surroundings == right.surroundings
  }

  /// Returns whether this is the same HUD as `other`, perhaps with other content or options.
  func isSame(as other: WantedHUD?) -> Bool {
    guard let other else { return false }
    return identity == other.identity && isToast == other.isToast && tracked === other.tracked
      && (identity != .content || content.isSame(as: other.content))
  }

  /// Replaces the closures by those of `old`, so that only other changes make a difference.
  func adoptClosures(of old: WantedHUD) {
    content = content.adoptingClosures(of: old.content)
    if let hosted { content.indicator = hosted }
  }

  /// Returns the options of the call that shows this HUD in a scene.
  func options(in scene: SceneHUD) -> HUD.Options {
    var options = options
    options.overrides = surroundings.overrides(in: scene.surroundings)
    return options
  }
}

extension HUD.Content {
  /// Returns whether both are equal apart from their closures.
  func isSame(as other: HUD.Content) -> Bool { adoptingClosures(of: other) == other }

  /// Returns this content with the closures of `old` wherever both have one of the same kind.
  ///
  /// SwiftUI makes new closures each time it evaluates a body, and closures cannot be compared. So
  /// buttons are compared by all but their handlers, and all taps and custom indicators count as
  /// equal.
  fileprivate func adoptingClosures(of old: HUD.Content) -> HUD.Content {
    var content = self
    if let action, let old = old.action, action.title == old.title, action.role == old.role,
      action.keepsHUD == old.keepsHUD
    {
      content.action = old
    }
    if tap != nil, let old = old.tap { content.tap = old }
    if indicator.kind == .custom, old.indicator.kind == .custom {
      content.indicator = old.indicator
    }
    return content
  }
}
#endif
