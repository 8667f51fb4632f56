/// The default style and behaviour. A call uses the defaults unless its options contain other
/// values.
package final class Defaults: Sendable {
  package static let shared = Defaults()

  private typealias Values = (style: HUD.Style, behavior: HUD.Behavior, resolved: ResolvedOptions)

  private let values: Locked<Values>

  package init(style: HUD.Style = HUD.Style(), behavior: HUD.Behavior = HUD.Behavior()) {
    values = Locked(Self.values(style, behavior))
  }

  package var style: HUD.Style {
    get { values.withLock(\.style) }
    set { values.withLock { $0 = Self.values(newValue, $0.behavior) } }
  }

  package var behavior: HUD.Behavior {
    get { values.withLock(\.behavior) }
    set { values.withLock { $0 = Self.values($0.style, newValue) } }
  }

  /// The options that all calls without options share.
  var resolved: ResolvedOptions { values.withLock(\.resolved) }

  private static func values(_ style: HUD.Style, _ behavior: HUD.Behavior) -> Values {
    (style, behavior, ResolvedOptions(style: style, behavior: behavior))
  }
}
