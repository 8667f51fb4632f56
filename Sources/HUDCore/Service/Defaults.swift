/// The default style and behaviour. A call uses the defaults unless its options contain other
/// values.
package final class Defaults: Sendable {
  package static let shared = Defaults()

  private struct Values: Sendable {
    var style: HUD.Style { didSet { resolvedOptions = nil } }
    var behavior: HUD.Behavior { didSet { resolvedOptions = nil } }
    /// The resolved options that all calls without options share; nil until the first such call.
    var resolvedOptions: ResolvedOptions?
  }

  private let values: Locked<Values>

  package init(style: HUD.Style = HUD.Style(), behavior: HUD.Behavior = HUD.Behavior()) {
    values = Locked(Values(style: style, behavior: behavior))
  }

  package var style: HUD.Style {
    get { values.withLock(\.style) }
    set { values.withLock { $0.style = newValue } }
  }

  package var behavior: HUD.Behavior {
    get { values.withLock(\.behavior) }
    set { values.withLock { $0.behavior = newValue } }
  }

  /// The options of a call without options.
  var resolved: ResolvedOptions {
    values.withLock { values in
      if let resolvedOptions = values.resolvedOptions { return resolvedOptions }
      let resolvedOptions = ResolvedOptions(style: values.style, behavior: values.behavior)
      values.resolvedOptions = resolvedOptions
      return resolvedOptions
    }
  }
}
