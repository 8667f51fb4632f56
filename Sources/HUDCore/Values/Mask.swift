import HUDLayers

extension HUD {
  /// The cover between the HUD and the app, which decides whether touches reach the app.
  public struct Mask: Sendable, Hashable {
    package enum Cover: Sendable, Hashable {
      case inherited
      case none
      case clear
      case color(Color)
      case gradient
      case blur(tint: Color?)
    }

    package let cover: Cover

    /// The mask of `HUD.behavior`.
    public static let inherited = Mask(cover: .inherited)
    /// No cover: the app below stays usable.
    public static let none = Mask(cover: .none)
    /// An invisible cover that blocks the app.
    public static let clear = Mask(cover: .clear)
    /// A dark cover that blocks the app.
    public static let black = color(Color(white: 0, alpha: 0.4))
    /// A cover that is darkest at the edges and blocks the app.
    public static let gradient = Mask(cover: .gradient)
    /// A blurred copy of the app, which is blocked. A pale cover where nothing can be blurred.
    public static let blur = Mask(cover: .blur(tint: nil))
    /// A blurred copy of the app under a tint.
    public static func blur(tint: Color) -> Mask { Mask(cover: .blur(tint: tint)) }
    /// A cover of that colour that blocks the app.
    public static func color(_ color: Color) -> Mask { Mask(cover: .color(color)) }

    package var blocksInput: Bool { cover != .none }

    package var isBlur: Bool { if case .blur = cover { true } else { false } }
  }
}
