public import HUDLayers

/// Not an NSObject, unlike on Apple systems: Foundation on Linux traps when it compares an
/// attributed string that has such an object in two of its parts.
open class NSColor: Hashable, @unchecked Sendable {
  // Unchecked, but immutable. A dynamic provider is called on the caller's thread.
  private let provider: (NSAppearance) -> CGColor
  private let isDynamic: Bool

  private init(isDynamic: Bool, _ provider: @escaping (NSAppearance) -> CGColor) {
    self.isDynamic = isDynamic
    self.provider = provider
  }

  /// Nil for a colour that AppKit cannot represent, which HUDLayers does not have.
  public convenience init?(cgColor: CGColor) { self.init(isDynamic: false) { _ in cgColor } }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let color = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    self.init(isDynamic: false) { _ in color }
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init(isDynamic: true) { dynamicProvider($0).resolved(in: $0) }
  }

  /// The colour in the appearance in which somebody draws now.
  open var cgColor: CGColor { resolved(in: NSAppearance.currentDrawing()) }

  func resolved(in appearance: NSAppearance) -> CGColor { provider(appearance) }

  /// Returns a dynamic colour for a dynamic one.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(isDynamic: isDynamic) { [provider] appearance in
      let color = provider(appearance)
      // In HUDLayers the copy never fails.
      return color.copy(alpha: alpha) ?? color
    }
  }

  /// Converts the colour as it is in the current appearance.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }

  open var redComponent: CGFloat { components.red }
  open var greenComponent: CGFloat { components.green }
  open var blueComponent: CGFloat { components.blue }
  open var alphaComponent: CGFloat { cgColor.alpha }

  private var components: CGColor {
    precondition(!isDynamic, "AppKit raises an exception: a named colour has no components.")
    return cgColor
  }

  public static func == (left: NSColor, right: NSColor) -> Bool { left.cgColor == right.cgColor }
  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

  private static func dynamic(light: NSColor, dark: NSColor) -> NSColor {
    NSColor(name: nil) { $0.name.isDark ? dark : light }
  }

  private static func gray(_ light: CGFloat, _ dark: CGFloat, alpha: CGFloat = 1) -> NSColor {
    dynamic(light: NSColor(white: light, alpha: alpha), dark: NSColor(white: dark, alpha: alpha))
  }

  open class var clear: NSColor { NSColor(white: 0, alpha: 0) }
  open class var white: NSColor { NSColor(white: 1, alpha: 1) }
  open class var black: NSColor { NSColor(white: 0, alpha: 1) }
  open class var labelColor: NSColor { gray(0, 1, alpha: 0.85) }
  open class var secondaryLabelColor: NSColor { gray(0, 1, alpha: 0.5) }
  open class var controlTextColor: NSColor { gray(0, 1, alpha: 0.85) }
  open class var controlColor: NSColor { gray(1, 0.35) }
  open class var windowBackgroundColor: NSColor { gray(0.925, 0.12) }
  open class var textBackgroundColor: NSColor { gray(1, 0.12) }

  /// The colour that the user has chosen for controls.
  open class var controlAccentColor: NSColor {
    NSColor(isDynamic: true) { _ in MainActor.assumeIsolated { Device.state.accent } }
  }
}

/// The one colour space of the double.
open class NSColorSpace: NSObject, @unchecked Sendable {
  // Unchecked, but without state.
  open class var sRGB: NSColorSpace { NSColorSpace() }
}
