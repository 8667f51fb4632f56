public import HUDLayers

extension HUD {
  /// The look of HUDs: colours, fonts, sizes and glyphs.
  ///
  /// Change `HUD.style` for all HUDs to come, or give one call its own in `HUD.Options`.
  ///
  /// ```swift
  /// HUD.style.cornerRadius = 20
  /// HUD.style.appearance = .dark
  /// ```
  ///
  /// A colour that is nil follows the appearance.
  public struct Style: Sendable, Equatable {
    /// The light or dark look of the panel.
    public var appearance: Appearance = .automatic

    // Colours
    /// The colour of the status, and of everything below that has no colour of its own.
    public var foreground: Color?
    /// The colour of the detail; nil is the foreground, a little paler.
    public var detailColor: Color?
    /// The colour of the button's title and edge; nil is the foreground.
    public var buttonColor: Color?
    /// The colour of rings, glyphs and tinted pictures; nil is the foreground.
    public var indicatorColor: Color?
    /// The background of the panel.
    public var bezel: Bezel = .material
    /// The colour of the panel's border; nil is the foreground.
    public var borderColor: Color?
    /// The width of the panel's border, in points; zero draws none.
    public var borderWidth: CGFloat = 0
    /// Whether the panel casts a soft shadow.
    public var castsShadow = true

    // Text
    /// The font of the status, at the normal text size; it grows with the user's, as all fonts do.
    public var statusFont = Font(size: 15)
    /// The font of the detail.
    public var detailFont = Font(size: 13)
    /// The font of the button's title.
    public var buttonFont = Font(size: 13, weight: .semibold)
    /// Whether a long status continues in the next line, instead of ending in an ellipsis.
    public var wrapsStatus = true
    /// The room that status and detail may each take; a longer text ends in an ellipsis.
    public var maximumStatusSize = CGSize(width: 200, height: 300)

    // Sizes
    /// The radius of the panel's corners, at most half its shorter side.
    public var cornerRadius: CGFloat = 14
    /// The smallest size of the panel; zero is no minimum.
    public var minimumSize = CGSize.zero
    /// The largest size of the panel; zero lets it fill the window up to the margin.
    public var maximumSize = CGSize.zero
    /// Whether the panel is as wide as it is high.
    public var isSquare = false
    /// The distances between the panel's edges and its content.
    public var insets = Insets(all: 12)
    /// The distance between the indicator and the text.
    public var spacing: CGFloat = 8
    /// The least distance between the panel and the edges of the visible area.
    public var margin: CGFloat = 8

    /// The level of the HUD's window on iOS. Alerts are at 2000; the keyboard is above them all.
    public var windowLevel: CGFloat = 2001

    // Indicators
    /// The look of the spinner: a ring or a wheel.
    public var spinner: Spinner = .ring
    /// The radius to the centre of the stroke, in points, for a ring above a text.
    public var ringRadius: CGFloat = 18
    /// The radius to the centre of the stroke, in points, for a ring without a text.
    public var ringRadiusWithoutStatus: CGFloat = 24
    /// The stroke width of the ring, in points.
    public var ringThickness: CGFloat = 2
    /// The size of glyphs and pictures, in points.
    public var imageSize = CGSize(width: 28, height: 28)
    /// Whether pictures are drawn in the indicator colour instead of their own colours.
    public var tintsImages = true
    /// A picture in place of the check mark.
    public var successImage: Image?
    /// A picture in place of the cross.
    public var errorImage: Image?
    /// A picture in place of the letter i.
    public var infoImage: Image?

    /// A small, round panel with SVProgressHUD's metrics.
    public static let compact = Style()

    /// A roomier panel with MBProgressHUD's metrics.
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

    /// Creates the default style.
    public init() {}

    /// Returns a copy with the changes that `change` makes: for the style of one call.
    public func with(_ change: (inout Style) -> Void) -> Style {
      var style = self
      change(&style)
      return style
    }

    /// The light and dark looks of a panel.
    public enum Appearance: Sendable, Hashable {
      /// Follows the app or system, also when that changes.
      case automatic
      /// Dark text on a light panel.
      case light
      /// Light text on a dark panel.
      case dark
    }

    /// The looks of the indeterminate indicator.
    public struct Spinner: Sendable, Hashable {
      private let name: String

      /// A ring that turns.
      public static let ring = Spinner(name: "ring")
      /// The wheel of fading spokes, which `HUD.Indicator.activity` also shows.
      public static let activity = Spinner(name: "activity")
    }

    /// The background of a panel: a material or a colour.
    public struct Bezel: Sendable, Hashable {
      package enum Fill: Sendable, Hashable {
        case material(tint: Color?)
        case effect(PlatformValue)
        case color(Color)
      }

      package let fill: Fill

      /// The platform's translucent material, or a nearly opaque panel if it has none.
      public static let material = Bezel(fill: .material(tint: nil))

      /// The platform's material with a translucent colour over it.
      public static func material(tint: Color) -> Bezel { Bezel(fill: .material(tint: tint)) }

      /// An effect of the platform's own.
      package static func effect(_ effect: PlatformValue) -> Bezel {
        Bezel(fill: .effect(effect))
      }

      package var effect: PlatformValue? {
        if case .effect(let effect) = fill { effect } else { nil }
      }

      /// A plain colour, without any blur.
      public static func color(_ color: Color) -> Bezel { Bezel(fill: .color(color)) }
    }
  }

  /// Distances from the four sides of a rectangle, in points.
  public struct Insets: Sendable, Hashable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the left side, also in right-to-left languages.
    public var left: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the right side, also in right-to-left languages.
    public var right: CGFloat

    /// Creates insets; a side that is left out has none.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Creates insets with one distance from all four sides.
    public init(all distance: CGFloat) {
      self.init(top: distance, left: distance, bottom: distance, right: distance)
    }
  }
}
