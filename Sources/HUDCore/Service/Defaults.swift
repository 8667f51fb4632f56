/// The default style and behaviour. A call uses the defaults unless its options contain other
/// values.
package final class Defaults: Sendable {
  package static let shared = Defaults()

  private final class Values: Sendable {
    let style: HUD.Style
    let behavior: HUD.Behavior
    /// The resolved options that all calls without options share.
    let resolvedOptions: ResolvedOptions

    init(_ style: HUD.Style, _ behavior: HUD.Behavior) {
      self.style = style
      self.behavior = behavior
      resolvedOptions = ResolvedOptions(style: style, behavior: behavior)
    }
  }

  private let values: Locked<Values>

  package init(style: HUD.Style = HUD.Style(), behavior: HUD.Behavior = HUD.Behavior()) {
    values = Locked(Values(style, behavior))
  }

  package var style: HUD.Style {
    get { values.withLock(\.style) }
    set { values.withLock { $0 = Values(newValue, $0.behavior) } }
  }

  package var behavior: HUD.Behavior {
    get { values.withLock(\.behavior) }
    set { values.withLock { $0 = Values($0.style, newValue) } }
  }

  /// The options of a call without options.
  var resolved: ResolvedOptions { values.withLock(\.resolvedOptions) }
}
