public import HUDLayers

extension HUD {
  /// The look of HUDs: colours, fonts, sizes and glyphs.
  ///
  /// Set `HUD.style` to change all later HUDs, or pass a style in `HUD.Options` to change one call.
  ///
  /// ```swift
  /// HUD.style.cornerRadius = 20
  /// HUD.style.appearance = .dark
  /// ```
  ///
  /// If `foreground` is nil, the foreground is dark in the light appearance and light in the dark
  /// one. If the colour of the indicator or the button is nil, it is taken from `accent` or else
  /// from the foreground. If the colour of the detail or the border is nil, the foreground is used.
  public struct Style: Sendable, Equatable {
    /// The appearance of the panel: light, dark, or that of the app.
    public var appearance: Appearance = .automatic
    /// The way in which bars, buttons and glyphs are drawn: filled and bold, or in thin outlines.
    public var finish: Finish = .filled

    // Colours
    /// The colour of rings, bars, glyphs and the button; nil is the foreground.
    ///
    /// `indicatorColor` and `buttonColor` override `accent`. Set `HUD.Color.accent` to use the
    /// accent colour of the app or desktop.
    public var accent: Color?
    /// Whether the check mark of a success is green, the triangle of a warning orange, the cross of
    /// an error red, and the i of an information blue.
    ///
    /// If the style has an `indicatorColor`, `accent` or `foreground`, or a `bezel` other than
    /// `.material`, these glyphs have the same colour as all other indicators.
    public var colorsOutcomes = true
    /// The colour of the status, and the default for the other colours. Nil is black in the
    /// light appearance and white in the dark one, on a bezel of any colour; the filled finish uses
    /// slightly softer tones.
    public var foreground: Color?
    /// The colour that the host's style sheet sets for the status; nil means the foreground.
    package var statusColor: Color?
    /// The colour of the detail; nil is the foreground, at 70 % opacity unless the user asks for
    /// more contrast.
    public var detailColor: Color?
    /// The colour of the button's title; nil is `accent` or, without an accent, the foreground.
    /// With the filled finish, a paler tone of it fills the button. Destructive buttons are red.
    public var buttonColor: Color?
    /// The colour of rings, bars, glyphs and tinted pictures; nil is `accent` or, without an
    /// accent, the foreground. See `colorsOutcomes` for the glyphs.
    public var indicatorColor: Color?
    /// The background of the panel: a material or a colour.
    public var bezel: Bezel = .material
    /// The colour of the panel's border; nil is the foreground. It does not apply to the hairline
    /// that the filled finish draws.
    public var borderColor: Color?
    /// The width of the panel's border, in points. With zero, the filled finish draws a hairline
    /// and the outlined finish draws nothing.
    ///
    /// If the user asks for more contrast, the panel has a visible border in any case.
    public var borderWidth: CGFloat = 0
    /// Whether the panel casts a soft shadow. Glass has its own shadow in any case.
    public var castsShadow = true

    // Text
    /// The font of the status. Its size is scaled with the user's text size.
    public var statusFont = Font(size: 17, weight: .semibold)
    /// The font of the detail. Its size is scaled with the user's text size.
    public var detailFont = Font(size: 15)
    /// The font of the button's title. Its size is scaled with the user's text size.
    public var buttonFont = Font(size: 15, weight: .semibold)
    /// Whether a long status wraps to the next line, instead of ending in an ellipsis.
    public var wrapsStatus = true
    /// The largest size of the status, and also of the detail, at the normal text size. A longer
    /// text ends in an ellipsis. In the filled finish, texts below indicators are a fifth narrower.
    public var maximumStatusSize = CGSize(width: 270, height: 300)

    // Sizes
    /// The radius of the panel's corners, at most half of the panel's shorter side. It is smaller
    /// if such a corner would cut into a text. In the filled finish, it may be larger if a button
    /// is below the texts: the corners of panel and button then have the same centre.
    public var cornerRadius: CGFloat = 24
    /// The corner radius of a panel with at most two lines of text, and no indicator or button
    /// above or below them. The default, infinity, makes the panel a capsule.
    public var cornerRadiusWithoutIndicator = CGFloat.infinity
    /// The smallest size of the panel.
    ///
    /// With zero, the default, the filled finish has a minimum for a panel with an indicator: 112
    /// by 112 points, or 88 by 88 without texts and a button. In macOS's default style it is 84 by
    /// 84, or 60 by 60. A panel whose indicator is wide, or beside the texts, has no minimum.
    public var minimumSize = CGSize.zero
    /// The smallest width and height of a panel of the filled finish, if `minimumSize` is zero and
    /// an indicator is above a text or button. For an indicator alone, 24 points are subtracted.
    package var ownMinimum: CGFloat = 112
    /// The largest size of the panel; zero lets the panel fill the window up to `margin`.
    public var maximumSize = CGSize.zero
    /// Whether the panel is as wide as it is high, if the window has room for that.
    public var isSquare = false
    /// The distances between the panel's edges and its content, in points. With the filled finish,
    /// a panel that is a capsule has less space above and below its text. If the content does not
    /// fit, `insets` and `spacing` shrink before anything else.
    public var insets = Insets(all: 20)
    /// The distance between the indicator and the text, in points. With the outlined finish it is
    /// the distance between all parts. With the filled finish, status and detail are closer to each
    /// other, and a button is farther away.
    public var spacing: CGFloat = 12
    /// The smallest distance between the panel and the edges of the visible area, in points. If the
    /// panel does not fit otherwise, it is at most an eighth of that area's width or height.
    public var margin: CGFloat = 16
    /// Whether a HUD at the top or bottom keeps clear of the bars of the app, such as a navigation
    /// bar, a tab bar, or a header bar on GTK. If false, the HUD may cover the bars.
    public var clearsBars = true

    /// The place of the indicator: above the texts or beside them.
    public var arrangement: Arrangement = .automatic

    // Indicators
    /// The look of the indeterminate indicator: a ring or a wheel.
    public var spinner: Spinner = .ring
    /// The radius of a ring above a text, to the centre of its stroke, in points.
    public var ringRadius: CGFloat = 20
    /// The radius of a ring without a text, to the centre of its stroke, in points.
    public var ringRadiusWithoutStatus: CGFloat = 20
    /// The stroke width of the ring, in points.
    public var ringThickness: CGFloat = 3.5
    /// The size of glyphs and pictures, in points. Pictures keep their proportions within it.
    public var imageSize = CGSize(width: 44, height: 44)
    /// Whether a determinate ring shows its progress as a percentage inside, if its radius is at
    /// least 16 points.
    public var showsPercent = false
    /// Whether pictures are filled with the indicator colour, instead of drawn in their own
    /// colours.
    public var tintsImages = true
    /// The picture that replaces the check mark; nil draws the check mark.
    public var successImage: Image?
    /// The picture that replaces the triangle of a warning; nil draws the triangle.
    public var warningImage: Image?
    /// The picture that replaces the cross; nil draws the cross.
    public var errorImage: Image?
    /// The picture that replaces the letter i; nil draws the letter.
    public var infoImage: Image?

    /// Creates the default style.
    ///
    /// Its sizes in points, and in brackets those on macOS, which match the system's windows:
    /// status 17 (13), detail 15 (11), button 15 (13), corners 24 (16), insets 20 (16), spacing 12
    /// (10), margin 16, rings 20 (14) with strokes of 3.5 (2.5), pictures 44 (32).
    public init() {
      #if os(macOS)
      self = .mac
      #endif
    }

    /// Creates the default style of all systems but macOS. Its sizes suit fingers, and screens that
    /// are looked at from a distance, such as a television.
    ///
    /// - Parameter touch: Only tells this initializer from `init()`.
    package init(touch: Void) {}

    /// Returns a copy of this style that `change` has modified, for example to use it in one call.
    public func with(_ change: (inout Style) -> Void) -> Style {
      var style = self
      change(&style)
      return style
    }

    /// The way in which bars, buttons, glyphs and the panel's edges are drawn.
    public struct Finish: Sendable, Equatable {
      let isFilled: Bool
      package var isFlat = false

      /// Filled bars and buttons, bold strokes, continuous corners and a hairline around the panel.
      public static let filled = Finish(isFilled: true)
      /// Outlined bars and buttons, thin strokes and circular corners, as in SVProgressHUD and
      /// MBProgressHUD.
      public static let outlined = Finish(isFilled: false)
    }

    /// The choice between a light and a dark panel.
    public enum Appearance: Sendable, Hashable {
      /// The appearance of the app or the system. If it changes, a visible HUD changes too.
      case automatic
      /// Dark text on a light panel.
      case light
      /// Light text on a dark panel.
      case dark
    }

    /// The place of the indicator: above the texts or beside them.
    public struct Arrangement: Sendable, Equatable {
      private let isBeside: Bool?

      /// Beside the texts in a HUD at the top or bottom, above them in any other.
      public static let automatic = Arrangement(isBeside: nil)
      /// Above the texts. With the filled finish, a bar is between status and detail.
      public static let above = Arrangement(isBeside: false)
      /// Beside the texts: a smaller indicator where reading begins, and the button where reading
      /// ends. The indicator is placed as with `above` if it is a bar, if the words of the texts
      /// would not fit beside it, or if the user has chosen one of the largest text sizes.
      public static let beside = Arrangement(isBeside: true)
    }

    /// The look of the indeterminate indicator.
    public struct Spinner: Sendable, Equatable {
      private let isWheel: Bool

      /// A turning ring.
      public static let ring = Spinner(isWheel: false)
      /// A wheel of fading spokes, the same as `HUD.Indicator.activity`.
      public static let activity = Spinner(isWheel: true)
    }

    /// The background of a panel: a material or a colour.
    public struct Bezel: Sendable, Equatable {
      // Indirect, so that a copy of a style copies only one reference for its bezel.
      package indirect enum Fill: Sendable, Equatable {
        case material(tint: Color?)
        case effect(PlatformValue)
        case color(Color)
      }

      package let fill: Fill

      /// The platform's translucent material, or a nearly opaque colour if the platform has none.
      public static let material = Bezel(fill: .material(tint: nil))

      /// Returns the platform's material with a translucent colour over it.
      public static func material(tint: Color) -> Bezel { Bezel(fill: .material(tint: tint)) }

      /// Returns a background that only one host can draw, such as a `UIVisualEffect`.
      package static func effect(_ effect: PlatformValue) -> Bezel { Bezel(fill: .effect(effect)) }

      package var effect: PlatformValue? {
        if case .effect(let effect) = fill { effect } else { nil }
      }

      /// Returns a plain colour as background, without any blur.
      public static func color(_ color: Color) -> Bezel { Bezel(fill: .color(color)) }
    }

    var isFilled: Bool { finish.isFilled }

    /// A copy of the style in which every length can be laid out. NaN and negative lengths become
    /// 0, and lengths above 10,000 points become 10,000 points.
    package var bounded: Style {
      var style = self
      style.borderWidth = borderWidth.bounded
      style.statusFont.size = statusFont.size.bounded
      style.detailFont.size = detailFont.size.bounded
      style.buttonFont.size = buttonFont.size.bounded
      style.maximumStatusSize = maximumStatusSize.bounded
      style.cornerRadius = cornerRadius.bounded
      style.cornerRadiusWithoutIndicator = cornerRadiusWithoutIndicator.bounded
      style.minimumSize = minimumSize.bounded
      style.maximumSize = maximumSize.bounded
      style.insets = insets.bounded
      style.spacing = spacing.bounded
      style.margin = margin.bounded
      style.ringRadius = ringRadius.bounded
      style.ringRadiusWithoutStatus = ringRadiusWithoutStatus.bounded
      style.ringThickness = ringThickness.bounded
      style.imageSize = imageSize.bounded
      return style
    }
  }
}
