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
    /// The toast of one item, or of one change of a trigger.
    case item(AnyHashable)
    /// The toast of an item that has no identity: other content means another toast.
    case content

    /// Creates the identity of an item, which is the item's `id` if the item has one.
    init(_ item: some Any) {
      func identity<Item: Identifiable>(_ item: Item) -> Self { .item(AnyHashable(item.id)) }
      self = (item as? any Identifiable).map { identity($0) } ?? .content
    }

    /// Creates the identity of an item with a view: its `id`, its value if hashable, else `true`.
    init(ofView item: some Any) {
      self.init(item)
      if self == .content { self = .item((item as? AnyHashable) ?? AnyHashable(true)) }
    }
  }

  let identity: Identity
  let content: HUD.Content
  let options: HUD.Options
  /// The appearance, direction and text size of the view that has the modifier.
  let surroundings: Surroundings
  /// Whether the HUD is a toast, which ends by itself.
  let isToast: Bool
  /// Whether the indicator is a view of SwiftUI. Such an indicator stays the same from evaluation
  /// to evaluation, unless its size has changed.
  let hasHostedView: Bool
  /// The progress that the HUD follows until its end; nil if the HUD follows none.
  let tracked: Progress?

  init(
    _ content: HUD.Content, identity: Identity = .modifier, isToast: Bool = false,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil,
    style: HUDStyleChanges = HUDStyleChanges(), surroundings: Surroundings = Surroundings(),
    hosted: HUD.Indicator? = nil, tracked: Progress? = nil
  ) {
    var (content, options) = (content, style.applied(to: options) ?? HUD.Options())
    if let hosted { content.indicator = hosted }
    if mask != .inherited { options.mask = mask }
    (self.content, self.options, self.identity) = (content, options, identity)
    (self.surroundings, self.tracked) = (surroundings, tracked)
    self.isToast = isToast || identity != .modifier || options.duration != nil
    hasHostedView = hosted != nil
  }

  /// Creates a copy of `wanted` with other content.
  private init(_ wanted: WantedHUD, showing content: HUD.Content) {
    (self.content, options, identity) = (content, wanted.options, wanted.identity)
    (surroundings, tracked) = (wanted.surroundings, wanted.tracked)
    (isToast, hasHostedView) = (wanted.isToast, wanted.hasHostedView)
  }

  static func == (left: WantedHUD, right: WantedHUD) -> Bool {
    left.isSame(as: right) && left.content == right.content && left.options == right.options
      && left.surroundings == right.surroundings && left.hasHostedView == right.hasHostedView
  }

  /// Returns this HUD with other content.
  func showing(_ content: HUD.Content) -> WantedHUD { WantedHUD(self, showing: content) }

  /// Whether the HUD is a toast with nothing to show, such as the toast of a cancellation.
  var isEmptyToast: Bool { isToast && content.isEmpty }

  /// Returns whether this is the same HUD as `other`, perhaps with other content or options.
  func isSame(as other: WantedHUD?) -> Bool {
    guard let other else { return false }
    return identity == other.identity && isToast == other.isToast && tracked === other.tracked
      && (identity != .content || content == other.content)
  }

  /// Returns this HUD with the closures of `shown` wherever both have a closure of the same kind.
  ///
  /// SwiftUI makes new closures each time it evaluates a body, and closures cannot be compared. So
  /// buttons are compared by `looksLike(_:)`, and all taps and custom indicators count as equal.
  func adoptingClosures(of shown: WantedHUD?) -> WantedHUD {
    guard let old = shown?.content else { return self }
    var content = content
    if let action = content.action, let old = old.action, action.looksLike(old) {
      content.action = old
    }
    if content.tap != nil, let old = old.tap { content.tap = old }
    if !hasHostedView, content.indicator.kind == .custom, old.indicator.kind == .custom {
      content.indicator = old.indicator
    }
    return showing(content)
  }

  /// Returns the options of the call that shows this HUD in a scene.
  func options(in scene: SceneHUD) -> HUD.Options {
    var options = options
    options.overrides = surroundings.overrides(in: scene.surroundings)
    return options
  }
}

extension HUD.Indicator {
  /// Whether the indicator shows that something is done, so that a modifier shows it in a toast.
  var isResult: Bool { kind == .success }
}

extension HUD.Action {
  /// Returns whether both buttons look and behave alike, apart from their handlers.
  fileprivate func looksLike(_ other: HUD.Action) -> Bool {
    title == other.title && role == other.role && keepsHUD == other.keepsHUD
  }
}
#endif
