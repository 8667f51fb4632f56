import HUDLayers

extension HUD {
  /// The cover between the HUD and the app, which decides whether touches reach the app.
  ///
  /// On desktops it also decides whether keys reach the app. On iOS the shortcuts of a hardware
  /// keyboard reach the app under every mask.
  public struct Mask: Sendable, Hashable {
    package enum Cover: Sendable, Hashable {
      case inherited
      case none
      case clear
      // The cases with a colour are indirect, so that copying a mask copies at most one reference.
      indirect case color(Color)
      case gradient
      indirect case blur(tint: Color?)
    }

    package let cover: Cover

    /// Uses the mask of `HUD.Options.behavior` or, if that is nil, of `HUD.behavior`.
    public static let inherited = Mask(cover: .inherited)
    /// No cover: the app below stays usable.
    public static let none = Mask(cover: .none)
    /// An invisible cover that blocks input to the app.
    public static let clear = Mask(cover: .clear)
    /// A dark cover that blocks input to the app.
    public static let black = color(Color(white: 0, alpha: 0.4))
    /// A cover that blocks input to the app and is darkest at the edges.
    public static let gradient = Mask(cover: .gradient)
    /// A cover that blurs the app and blocks input to it. A host that cannot blur draws a
    /// translucent colour instead.
    public static let blur = Mask(cover: .blur(tint: nil))
    /// Returns a cover that blocks input to the app, blurs the app, and tints it with `tint`.
    public static func blur(tint: Color) -> Mask { Mask(cover: .blur(tint: tint)) }
    /// Returns a cover that blocks input to the app and is filled with `color`.
    public static func color(_ color: Color) -> Mask { Mask(cover: .color(color)) }

    package var blocksInput: Bool { cover != .none }
    package var isInherited: Bool { cover == .inherited }
  }
}
