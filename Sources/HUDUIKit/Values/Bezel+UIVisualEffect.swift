#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Style.Bezel {
  /// A panel made of the given effect, in place of the system's material.
  ///
  /// ```swift
  /// HUD.style.bezel = .material(UIBlurEffect(style: .systemUltraThinMaterial))
  /// ```
  ///
  /// If the user asks for less transparency or more contrast, the panel is solid.
  ///
  /// Create the effect once and pass the same object to all calls. Effects are compared by
  /// identity, so another object is another style, and a visible HUD would have to change to it.
  public static func material(_ effect: UIVisualEffect) -> HUD.Style.Bezel {
    .effect(PlatformValue(BezelEffect(effect: effect)))
  }
}

/// An effect of the app. Two are equal if they are the same object.
struct BezelEffect: Hashable, Sendable {
  let effect: UIVisualEffect

  static func == (left: BezelEffect, right: BezelEffect) -> Bool { left.effect === right.effect }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(effect)) }
}
#endif
