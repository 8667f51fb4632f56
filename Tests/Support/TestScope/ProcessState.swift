import HUDCore

/// What all HUDs of the process share.
package struct ProcessState: Sendable {
  private let style: HUD.Style
  private let behavior: HUD.Behavior

  package static var now: ProcessState {
    ProcessState(style: Defaults.shared.style, behavior: Defaults.shared.behavior)
  }

  /// Takes back all changes since then. Returns a sentence about each of them.
  package func restore() -> [String] {
    let now = ProcessState.now
    Defaults.shared.style = style
    Defaults.shared.behavior = behavior
    return [
      now.style == style ? nil : "HUD.style is not as it was at the start.",
      now.behavior == behavior ? nil : "HUD.behavior is not as it was at the start.",
    ].compactMap(\.self)
  }
}
