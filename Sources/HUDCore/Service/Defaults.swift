/// The default style and behaviour. A call uses the defaults unless its options contain other
/// values.
package final class Defaults: Sendable {
  package static let shared = Defaults()

  private struct Values: Sendable {
    let style: HUD.Style
    let behavior: HUD.Behavior
    /// The resolved options that all calls without options share.
    lazy var resolvedOptions = ResolvedOptions(style: style, behavior: behavior)
  }

  private let values: Locked<Values>

  package init(style: HUD.Style = HUD.Style(), behavior: HUD.Behavior = HUD.Behavior()) {
    values = Locked(Values(style: style, behavior: behavior))
  }

  package var style: HUD.Style {
    get { values.withLock(\.style) }
    set { values.withLock { $0 = Values(style: newValue, behavior: $0.behavior) } }
  }

  package var behavior: HUD.Behavior {
    get { values.withLock(\.behavior) }
    set { values.withLock { $0 = Values(style: $0.style, behavior: newValue) } }
  }

  /// The options of a call without options.
  var resolved: ResolvedOptions { values.withLock { $0.resolvedOptions } }
}
