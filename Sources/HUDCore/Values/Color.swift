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

      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red.orZero
        self.green = green.orZero
        self.blue = blue.orZero
        self.alpha = alpha.orZero
      }
    }

    let light: Components
    let dark: Components

    /// Components are 0...1 and not premultiplied.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
      light = Components(red: red, green: green, blue: blue, alpha: alpha)
      dark = light
    }

    /// A grey.
    public init(white: CGFloat, alpha: CGFloat = 1) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour that follows the appearance, also while the HUD is on show.
    public init(light: Color, dark: Color) {
      self.light = light.light
      self.dark = dark.dark
    }

    /// Black, on light and on dark.
    public static let black = Color(white: 0)
    /// White, on light and on dark.
    public static let white = Color(white: 1)
    /// Nothing at all.
    public static let clear = Color(white: 0, alpha: 0)

    /// The same colour, `alpha` times as opaque.
    public func faded(by alpha: CGFloat) -> Color {
      Color(light: light.faded(by: alpha), dark: dark.faded(by: alpha))
    }

    private init(light: Components, dark: Components) {
      self.light = light
      self.dark = dark
    }

    /// What is seen where this colour lies on another one.
    func over(_ base: Color) -> Color {
      Color(light: light.over(base.light), dark: dark.over(base.dark))
    }

    package func cgColor(isDark: Bool) -> CGColor {
      let shade = isDark ? dark : light
      return CGColor(
        srgbRed: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    }
  }
}

extension HUD.Color.Components {
  fileprivate func faded(by factor: CGFloat) -> Self {
    Self(red: red, green: green, blue: blue, alpha: alpha * factor)
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
