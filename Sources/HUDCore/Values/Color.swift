public import HUDLayers

extension HUD {
  /// A colour in sRGB, or a pair of them: one for light surroundings and one for dark.
  ///
  /// ```swift
  /// HUD.style.foreground = HUD.Color(light: .black, dark: HUD.Color(white: 0.9))
  /// ```
  public struct Color: Sendable, Hashable {
    struct Components: Sendable, Hashable {
      let red: CGFloat
      let green: CGFloat
      let blue: CGFloat
      let alpha: CGFloat
      /// Whether the accent's red, green and blue take the place of these.
      let isAccent: Bool

      init(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isAccent: Bool = false
      ) {
        self.red = red.orZero
        self.green = green.orZero
        self.blue = blue.orZero
        self.alpha = alpha.orZero
        self.isAccent = isAccent
      }
    }

    /// The surroundings that decide which components are used.
    package struct Variant: Equatable {
      package let isDark: Bool
      package let hasHighContrast: Bool
      /// The colour that `.accent` stands for.
      package let accent: Color

      package init(isDark: Bool, hasHighContrast: Bool = false, accent: Color = .blue) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.accent = accent
      }
    }

    /// In light or in dark surroundings.
    struct Shade: Sendable, Hashable {
      var normal: Components
      /// For who asks for more contrast.
      var highContrast: Components

      init(normal: Components, highContrast: Components) {
        self.normal = normal
        self.highContrast = highContrast
      }

      init(both components: Components) { self.init(normal: components, highContrast: components) }
    }

    let light: Shade
    let dark: Shade

    /// Creates a colour from components of 0...1 that are not premultiplied.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      light = Shade(both: Components(red: red, green: green, blue: blue, alpha: alpha))
      dark = light
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour that follows the appearance, also while the HUD is on show.
    public init(light: Color, dark: Color) {
      self.light = light.light
      self.dark = dark.dark
    }

    /// A colour that takes the components of `highContrast` while the user asks for more contrast.
    package init(_ normal: Color, highContrast: Color) {
      light = Shade(normal: normal.light.normal, highContrast: highContrast.light.highContrast)
      dark = Shade(normal: normal.dark.normal, highContrast: highContrast.dark.highContrast)
    }

    /// Black, on light and on dark.
    public static let black = Color(white: 0)
    /// White, on light and on dark.
    public static let white = Color(white: 1)
    /// A fully transparent colour.
    public static let clear = Color(white: 0, alpha: 0)

    /// The accent colour where the HUD is shown.
    ///
    /// On iOS it is the tint colour of the app's window or view, on GTK the accent colour of the theme
    /// or desktop, and elsewhere a fixed blue.
    ///
    /// ```swift
    /// HUD.style.indicatorColor = .accent
    /// ```
    public static let accent: Color = {
      let base = Shade(both: Components(red: 0, green: 0, blue: 0, alpha: 1, isAccent: true))
      return Color(light: base, dark: base)
    }()

    /// The accent where nobody knows of another.
    package static let blue = Color(
      light: Color(red: 0, green: 0.478, blue: 1), dark: Color(red: 0.039, green: 0.518, blue: 1))

    /// Returns this colour, `alpha` times as opaque.
    public func faded(by alpha: CGFloat) -> Color {
      map { components, _ in components.faded(by: alpha) }
    }

    private init(light: Shade, dark: Shade) {
      self.light = light
      self.dark = dark
    }

    /// Returns the colour that is seen when this one lies over `base`.
    func over(_ base: Color) -> Color {
      map { components, variant in components.over(base[variant]) }
    }

    /// The same with that colour in place of the accent, which only a host knows.
    func replacingAccent(with accent: Color) -> Color {
      map { components, variant in components.replacingAccent(with: accent[variant]) }
    }

    /// The same change of all four.
    private func map(_ change: (Components, Variant) -> Components) -> Color {
      func shade(isDark: Bool) -> Shade {
        func changed(_ variant: Variant) -> Components { change(self[variant], variant) }
        return Shade(
          normal: changed(Variant(isDark: isDark)),
          highContrast: changed(Variant(isDark: isDark, hasHighContrast: true)))
      }
      return Color(light: shade(isDark: false), dark: shade(isDark: true))
    }

    private subscript(variant: Variant) -> Components {
      let shade = variant.isDark ? dark : light
      return variant.hasHighContrast ? shade.highContrast : shade.normal
    }

    /// The colour that is used in those surroundings, as one that is the same in all.
    func fixed(in variant: Variant) -> Color {
      let shade = Shade(both: components(in: variant))
      return Color(light: shade, dark: shade)
    }

    private func components(in variant: Variant) -> Components {
      self[variant].replacingAccent(with: variant.accent[variant])
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

extension HUD.Color.Components {
  fileprivate func faded(by factor: CGFloat) -> Self {
    Self(red: red, green: green, blue: blue, alpha: alpha * factor, isAccent: isAccent)
  }

  fileprivate func replacingAccent(with accent: Self) -> Self {
    isAccent ? accent.faded(by: alpha) : self
  }

  fileprivate func over(_ base: Self) -> Self {
    let rest = base.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return self }
    func mix(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat { (top * alpha + bottom * rest) / sum }
    return Self(
      red: mix(red, base.red), green: mix(green, base.green), blue: mix(blue, base.blue),
      alpha: sum)
  }
}
