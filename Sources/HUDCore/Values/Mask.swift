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

    /// The mask that `HUD.behavior` gives.
    public static let inherited = Mask(cover: .inherited)
    /// No cover: the app below stays usable.
    public static let none = Mask(cover: .none)
    /// An invisible cover that blocks the app.
    public static let clear = Mask(cover: .clear)
    /// A dark cover that blocks the app.
    public static let black = color(Color(white: 0, alpha: 0.4))
    /// A cover that blocks the app and is darkest at the edges.
    public static let gradient = Mask(cover: .gradient)
    /// A cover that blocks the app and blurs it, or a translucent colour if the host cannot blur.
    public static let blur = Mask(cover: .blur(tint: nil))
    /// Returns a cover that blocks the app, blurs it and tints it.
    public static func blur(tint: Color) -> Mask { Mask(cover: .blur(tint: tint)) }
    /// Returns a cover of that colour that blocks the app.
    public static func color(_ color: Color) -> Mask { Mask(cover: .color(color)) }

    package var blocksInput: Bool { cover != .none }

    package var isBlur: Bool { if case .blur = cover { true } else { false } }
  }
}
