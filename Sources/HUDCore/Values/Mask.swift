import HUDLayers

extension HUD {
  /// What lies between the HUD and the app, and whether touches get through it.
  public struct Mask: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case inherited
      case none
      case clear
      case color(Color)
      case gradient
      case blur(tint: Color?)
    }

    package let kind: Kind

    /// As `HUD.behavior.mask` says.
    public static let inherited = Mask(kind: .inherited)
    /// Nothing: the app below stays usable.
    public static let none = Mask(kind: .none)
    /// Nothing to see, but the app below is blocked.
    public static let clear = Mask(kind: .clear)
    /// A dark veil that blocks the app below.
    public static let black = color(Color(white: 0, alpha: 0.4))
    /// A veil that is darkest at the edges and blocks the app below.
    public static let gradient = Mask(kind: .gradient)
    /// The app below, blurred and blocked; where nothing can be blurred, a pale veil.
    public static let blur = Mask(kind: .blur(tint: nil))
    /// The same with a tint of the app's own over what is blurred.
    public static func blur(tint: Color) -> Mask { Mask(kind: .blur(tint: tint)) }
    /// A veil of the app's own colour that blocks the app below.
    public static func color(_ color: Color) -> Mask { Mask(kind: .color(color)) }

    package var blocksInput: Bool { kind != .none }

    package var isBlur: Bool { if case .blur = kind { true } else { false } }
  }
}
