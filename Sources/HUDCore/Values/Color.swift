public import HUDLayers

extension HUD {
  /// A colour in sRGB, or two such colours: one for the light and one for the dark appearance.
  ///
  /// ```swift
  /// HUD.style.foreground = HUD.Color(light: .black, dark: HUD.Color(white: 0.9))
  /// ```
  public struct Color: Sendable, Hashable {
    struct Components: Sendable, Hashable {
      let red: CGFloat
      let green: CGFloat
      let blue: CGFloat
      var alpha: CGFloat
      /// Whether the accent colour is drawn instead of `red`, `green` and `blue`. If true, the
      /// opacity of the accent colour is multiplied by `alpha`.
      var isAccent = false

      fileprivate func with(alpha: CGFloat) -> Self {
        var components = self
        components.alpha = alpha.inUnit
        return components
      }

      fileprivate func faded(by factor: CGFloat) -> Self { with(alpha: alpha * factor) }

      fileprivate func over(_ base: Self) -> Self {
        let rest = base.alpha * (1 - alpha)
        let sum = alpha + rest
        guard sum > 0 else { return self }
        func mix(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
          (top * alpha + bottom * rest) / sum
        }
        return Self(
          red: mix(red, base.red), green: mix(green, base.green), blue: mix(blue, base.blue),
          alpha: sum)
      }
    }

    /// The surroundings that a colour is resolved for: light or dark appearance, contrast and
    /// accent colour.
    package struct Variant {
      package let isDark: Bool
      package var hasHighContrast = false
      /// The colour that is drawn for `.accent`; nil means `defaultAccent`.
      package var accent: Color?
    }

    /// The components for light and dark, and then for light and dark with high contrast.
    ///
    /// They are in an array, because a style has a dozen colours, and copying an array copies only
    /// a reference.
    private let variants: [Components]

    private init(_ components: (Variant) -> Components) {
      variants = [
        components(Variant(isDark: false)), components(Variant(isDark: true)),
        components(Variant(isDark: false, hasHighContrast: true)),
        components(Variant(isDark: true, hasHighContrast: true)),
      ]
    }

    private subscript(variant: Variant) -> Components {
      variants[(variant.hasHighContrast ? 2 : 0) + (variant.isDark ? 1 : 0)]
    }

    /// Creates a colour from sRGB components from 0 to 1, which are not premultiplied by `alpha`.
    /// Components outside 0...1 are clamped, and NaN counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      let components = Components(
        red: red.inUnit, green: green.inUnit, blue: blue.inUnit, alpha: alpha.inUnit)
      self.init { _ in components }
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour that is different in the light and in the dark appearance.
    ///
    /// If the appearance changes, a visible HUD changes its colours too.
    public init(light: Color, dark: Color) { self.init { ($0.isDark ? dark : light)[$0] } }

    /// Creates a colour that is drawn as `highContrast` while the user asks for more contrast.
    package init(_ normal: Color, highContrast: Color) {
      self.init { ($0.hasHighContrast ? highContrast : normal)[$0] }
    }

    /// Black, in both appearances.
    public static let black = Color(white: 0)
    /// White, in both appearances.
    public static let white = Color(white: 1)
    /// A fully transparent colour.
    public static let clear = Color(white: 0, alpha: 0)

    /// The accent colour of the app or desktop, looked up when the HUD is drawn.
    ///
    /// With UIKit it is the tint colour of the app's window or view, on macOS
    /// `controlAccentColor`, with GTK the theme's or desktop's accent, and elsewhere a fixed blue.
    ///
    /// ```swift
    /// HUD.style.indicatorColor = .accent
    /// ```
    public static let accent = Color { _ in
      Components(red: 0, green: 0, blue: 0, alpha: 1, isAccent: true)
    }

    /// The accent colour of hosts that have no accent colour of their own, such as a virtual
    /// screen.
    package static let defaultAccent = blue

    /// Returns this colour with its opacity multiplied by `alpha`.
    public func faded(by alpha: CGFloat) -> Color { Color { self[$0].faded(by: alpha) } }

    /// Returns this colour with an opacity of at most `alpha`.
    func atMost(alpha: CGFloat) -> Color {
      Color { self[$0].with(alpha: min(self[$0].alpha, alpha)) }
    }

    /// This colour with full opacity, in all its variants.
    var opaque: Color { Color { self[$0].with(alpha: 1) } }

    /// Returns the colour that results from drawing this colour over `base`. Neither colour may be
    /// `.accent`, whose components are known only in a variant; see `fixed(in:)`.
    func over(_ base: Color) -> Color { Color { self[$0].over(base[$0]) } }

    /// Returns a colour that always looks as this colour does in `variant`.
    func fixed(in variant: Variant) -> Color {
      let components = components(in: variant)
      return Color { _ in components }
    }

    private func components(in variant: Variant) -> Components {
      let components = self[variant]
      guard components.isAccent else { return components }
      return (variant.accent ?? .defaultAccent)[variant].faded(by: components.alpha)
    }

    package func cgColor(in variant: Variant) -> CGColor {
      let components = components(in: variant)
      return CGColor(
        srgbRed: components.red, green: components.green, blue: components.blue,
        alpha: components.alpha)
    }

    package func cgColor(isDark: Bool) -> CGColor { cgColor(in: Variant(isDark: isDark)) }
  }
}
