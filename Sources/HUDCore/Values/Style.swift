public import HUDLayers

extension HUD {
  /// How a HUD looks. A value: change `HUD.style` for all HUDs to come, or give one call its own.
  ///
  /// ```swift
  /// HUD.style.cornerRadius = 20
  /// HUD.style.appearance = .dark
  /// ```
  ///
  /// A colour that is nil follows the appearance; setting one changes that one alone.
  public struct Style: Sendable, Equatable {
    /// Whether the panel is light or dark.
    public var appearance: Appearance = .automatic

    // Colours
    /// The text.
    public var foreground: Color?
    /// The smaller text; nil is the foreground, a little paler.
    public var detailColor: Color?
    /// The button's title and edge; nil is the foreground.
    public var buttonColor: Color?
    /// Rings, glyphs and tinted pictures; nil is the foreground.
    public var indicatorColor: Color?
    /// What the panel is made of.
    public var bezel: Bezel = .material
    /// The line round the panel; nil is the foreground.
    public var borderColor: Color?
    /// Zero is no line.
    public var borderWidth: CGFloat = 0
    /// Whether the panel stands out from what is below by a soft shadow.
    public var castsShadow = true

    // Text
    /// Of the title, at the normal text size: what the user sets for text comes on top, here and below.
    public var statusFont = Font(size: 15)
    /// Of the smaller text.
    public var detailFont = Font(size: 13)
    /// Of the button's title.
    public var buttonFont = Font(size: 13, weight: .semibold)
    /// Whether a long title goes on in the next line, or ends in an ellipsis.
    public var wrapsStatus = true
    /// The room title and detail may each take; longer ones wrap, and end in an ellipsis.
    public var maximumStatusSize = CGSize(width: 200, height: 300)

    // Sizes
    /// No more than half the panel's shorter side.
    public var cornerRadius: CGFloat = 14
    /// The panel's smallest size; zero is no minimum.
    public var minimumSize = CGSize.zero
    /// The panel's largest size, within what the host has room for; zero is no maximum.
    public var maximumSize = CGSize.zero
    /// Whether the panel is as wide as it is high.
    public var isSquare = false
    /// Between the panel's edge and what is on it.
    public var insets = Insets(all: 12)
    /// Between indicator and text.
    public var spacing: CGFloat = 8
    /// The least distance between the panel and what surrounds it.
    public var margin: CGFloat = 8

    /// Where the HUD's own window stands among the app's, on systems that have levels: on iOS alerts
    /// stand at 2000, and the keyboard above all of them.
    public var windowLevel: CGFloat = 2001

    // Indicators
    /// What the spinner is.
    public var spinner: Spinner = .ring
    /// To the middle of the stroke, for a ring above a text.
    public var ringRadius: CGFloat = 18
    /// The same for a ring that stands alone.
    public var ringRadiusWithoutStatus: CGFloat = 24
    /// Of the stroke.
    public var ringThickness: CGFloat = 2
    /// The room of glyphs and pictures.
    public var imageSize = CGSize(width: 28, height: 28)
    /// Whether pictures take the foreground colour instead of their own, unless they say themselves.
    public var tintsImages = true
    /// Shown in place of the check mark.
    public var successImage: Image?
    /// Shown in place of the cross.
    public var errorImage: Image?
    /// Shown in place of the letter i.
    public var infoImage: Image?

    /// Small and round: SVProgressHUD's metrics.
    public static let compact = Style()

    /// With room around everything: MBProgressHUD's metrics.
    public static let roomy: Style = {
      var style = Style()
      let content = Color(light: Color(white: 0, alpha: 0.7), dark: Color(white: 1, alpha: 0.7))
      style.foreground = content
      style.detailColor = content
      style.statusFont = Font(size: 16, weight: .bold)
      style.detailFont = Font(size: 12, weight: .bold)
      style.buttonFont = Font(size: 12, weight: .bold)
      style.wrapsStatus = false
      style.maximumStatusSize = CGSize(width: CGFloat.infinity, height: .infinity)
      style.cornerRadius = 5
      style.insets = Insets(all: 20)
      style.spacing = 4
      style.margin = 20
      // Indicators of 37 points, with their air around the stroke.
      style.ringRadius = 12.5
      style.ringRadiusWithoutStatus = 12.5
      style.imageSize = CGSize(width: 37, height: 37)
      return style
    }()

    public init() {}

    /// The two looks of a panel.
    public enum Appearance: Sendable, Hashable {
      /// As the surroundings are, and with them when they change.
      case automatic
      /// Dark on light.
      case light
      /// Light on dark.
      case dark
    }

    /// The looks of work whose progress is not known.
    public enum Spinner: Sendable, Hashable {
      /// The ring that turns.
      case ring
      /// The wheel of fading spokes, which is also `Indicator.activity`.
      case activity
    }

    /// What lies under a panel's content.
    public struct Bezel: Sendable, Hashable {
      package enum Kind: Sendable, Hashable {
        case material(tint: Color?)
        case effect(PlatformValue)
        case color(Color)
      }

      package let kind: Kind

      /// The platform's translucent material; where there is none, a nearly opaque panel.
      public static let material = Bezel(kind: .material(tint: nil))

      /// The same with a tint of the app's own over what is blurred. One that is opaque hides it.
      public static func material(tint: Color) -> Bezel { Bezel(kind: .material(tint: tint)) }

      /// An effect of the platform's own.
      package static func effect(_ effect: PlatformValue) -> Bezel {
        Bezel(kind: .effect(effect))
      }

      package var effect: PlatformValue? {
        if case .effect(let effect) = kind { effect } else { nil }
      }

      /// A plain colour.
      public static func color(_ color: Color) -> Bezel { Bezel(kind: .color(color)) }
    }
  }

  /// Distances from the four sides.
  public struct Insets: Sendable, Hashable {
    /// From the upper side.
    public var top: CGFloat
    /// From the left side, also where the user reads from the right.
    public var left: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the right side, also where the user reads from the right.
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The same from all four.
    public init(all distance: CGFloat) {
      self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
  }
}
