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
  /// Effects are compared with `isEqual`, so two `UIBlurEffect` of one style are the same. For any
  /// other effect, create it once and pass the same object to all calls: another object may count as
  /// another style, and a visible HUD would switch to it.
  public static func material(_ effect: UIVisualEffect) -> HUD.Style.Bezel {
    .effect(PlatformValue(BezelEffect(effect: effect)))
  }
}

/// An effect that the app has set. Two values are equal if UIKit says so of their effects.
struct BezelEffect: Hashable, Sendable {
  let effect: UIVisualEffect

  static func == (left: BezelEffect, right: BezelEffect) -> Bool {
    left.effect.isEqual(right.effect)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(effect.hash) }
}
#endif
