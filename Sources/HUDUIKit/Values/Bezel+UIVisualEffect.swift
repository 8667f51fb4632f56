#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Style.Bezel {
  /// A panel that shows `effect` in place of the system's material.
  ///
  /// ```swift
  /// HUD.style.bezel = .material(UIBlurEffect(style: .systemUltraThinMaterial))
  /// ```
  ///
  /// If the user has reduced transparency or increased contrast in the settings, the panel is
  /// opaque instead.
  ///
  /// Create the effect once and pass the same object to all calls. Effects are compared by
  /// identity, so another object counts as another style, and a visible HUD would switch to it.
  public static func material(_ effect: UIVisualEffect) -> HUD.Style.Bezel {
    .effect(PlatformValue(BezelEffect(effect: effect)))
  }
}

/// An effect that the app has set. Two values are equal if they contain the same object.
struct BezelEffect: Hashable, Sendable {
  let effect: UIVisualEffect

  static func == (left: BezelEffect, right: BezelEffect) -> Bool { left.effect === right.effect }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(effect)) }
}
#endif
