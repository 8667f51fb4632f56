public import HUDLayers

extension HUD {
  /// What one call may want otherwise than `HUD.behavior` and `HUD.style` have it.
  ///
  /// Nothing global is touched: the options live and die with what the call shows.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(.spinner, title: "Pairing"),
  ///   options: HUD.Options(mask: .black, graceTime: .milliseconds(200)))
  /// ```
  public struct Options: Sendable, Equatable {
    /// What lies between the HUD and the app.
    public var mask: Mask

    /// How the panel comes and goes.
    public var animation: Animation

    /// Where the panel stands.
    public var position: Position

    /// How long the work may take before the HUD appears at all; nil inherits.
    public var graceTime: Duration?

    /// How long the HUD stays at least once it has appeared; nil inherits.
    public var minimumTime: Duration?

    /// How long it stays; a show that has a duration is a toast: it ends by itself and is no activity.
    /// Progress and owned work end with the work, and have none.
    public var duration: Duration?

    /// The look; nil is `HUD.style` as it was at the call.
    public var style: Style?

    public init(
      mask: Mask = .inherited, animation: Animation = .inherited, position: Position = .inherited,
      graceTime: Duration? = nil, minimumTime: Duration? = nil, duration: Duration? = nil,
      style: Style? = nil
    ) {
      self.mask = mask
      self.animation = animation
      self.position = position
      self.graceTime = graceTime
      self.minimumTime = minimumTime
      self.duration = duration
      self.style = style
    }
  }

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

  /// How the panel comes and goes.
  public struct Animation: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case inherited
      case none
      case fade
      case flat
      case zoomIn
      case zoomOut
      case zoom
    }

    package let kind: Kind

    /// As `HUD.behavior.animation` says.
    public static let inherited = Animation(kind: .inherited)
    /// Not at all: the panel is there with the call, and gone with it.
    public static let none = Animation(kind: .none)
    /// Opacity alone, as a spring.
    public static let fade = Animation(kind: .fade)
    /// Springs up from half its size, and grows as it goes.
    public static let zoomIn = Animation(kind: .zoomIn)
    /// Springs down from one and a half times its size, and shrinks as it goes.
    public static let zoomOut = Animation(kind: .zoomOut)
    /// Springs up from half its size, and shrinks to it.
    public static let zoom = Animation(kind: .zoom)
    /// Settles from 1.3 times its size, and shrinks as it goes.
    public static let flat = Animation(kind: .flat)
  }

  /// Where the panel stands.
  public struct Position: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case inherited
      case center(CGPoint)
      case top
      case bottom
    }

    package let kind: Kind

    /// As `HUD.behavior.position` says.
    public static let inherited = Position(kind: .inherited)
    /// The middle of what is visible: inside the safe area and above the keyboard.
    public static let center = offset(x: 0, y: 0)
    /// At the upper edge of what is visible.
    public static let top = Position(kind: .top)
    /// At the lower edge of what is visible, above the keyboard.
    public static let bottom = Position(kind: .bottom)
    /// That many points right of and below the middle; never outside the window.
    public static func offset(x: CGFloat, y: CGFloat) -> Position {
      Position(kind: .center(CGPoint(x: x.orZero, y: y.orZero)))
    }
  }
}
