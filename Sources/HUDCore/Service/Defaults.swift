/// The style and behaviour of calls that say nothing else.
package final class Defaults: Sendable {
  package static let shared = Defaults()

  private struct Values: Sendable {
    var style = HUD.Style()
    var behavior = HUD.Behavior()
    /// The terms of all calls without options, made anew when one of the two above changed.
    var terms: Terms?
  }

  private let values = Locked(Values())

  package init() {}

  package var style: HUD.Style {
    get { values.withLock(\.style) }
    set {
      values.withLock {
        $0.style = newValue
        $0.terms = nil
      }
    }
  }

  package var behavior: HUD.Behavior {
    get { values.withLock(\.behavior) }
    set {
      values.withLock {
        $0.behavior = newValue
        $0.terms = nil
      }
    }
  }

  func terms(for options: HUD.Options?) -> Terms {
    values.withLock { values in
      if let options {
        return Terms(style: values.style, behavior: values.behavior, options: options)
      }
      if let terms = values.terms { return terms }
      let terms = Terms(style: values.style, behavior: values.behavior)
      values.terms = terms
      return terms
    }
  }
}
