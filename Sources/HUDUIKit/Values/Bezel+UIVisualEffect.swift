#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Style.Bezel {
  /// An effect of the app's own in the panel, in place of the system's material.
  ///
  /// ```swift
  /// HUD.style.bezel = .material(UIBlurEffect(style: .systemUltraThinMaterial))
  /// ```
  ///
  /// Where the user asks for less transparency or more contrast the panel is solid. Keep the effect, and
  /// give the same one to all calls: another one is another style, which a HUD on show has to change to.
  public static func material(_ effect: UIVisualEffect) -> HUD.Style.Bezel {
    .effect(PlatformValue(BezelEffect(effect: effect)))
  }
}

/// Two are equal if they are the same object.
struct BezelEffect: Hashable, Sendable {
  let effect: UIVisualEffect

  static func == (left: BezelEffect, right: BezelEffect) -> Bool { left.effect === right.effect }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(effect)) }
}
#endif
