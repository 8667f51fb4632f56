import HUDLayers

// Colours with the names that Apple's systems use, in the shades of iOS: one shade for light panels
// and one shade for dark panels.
extension HUD.Color {
  /// A red for light and dark panels.
  public static let red = HUD.Color(light: 0xFF3B30, dark: 0xFF453A)
  /// An orange for light and dark panels.
  public static let orange = HUD.Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// A yellow for light and dark panels.
  public static let yellow = HUD.Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// A green for light and dark panels.
  public static let green = HUD.Color(light: 0x34C759, dark: 0x30D158)
  /// A mint for light and dark panels.
  public static let mint = HUD.Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// A teal for light and dark panels.
  public static let teal = HUD.Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// A cyan for light and dark panels.
  public static let cyan = HUD.Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// A blue for light and dark panels.
  public static let blue = HUD.Color(light: 0x007AFF, dark: 0x0A84FF)
  /// An indigo for light and dark panels.
  public static let indigo = HUD.Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// A purple for light and dark panels.
  public static let purple = HUD.Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// A pink for light and dark panels.
  public static let pink = HUD.Color(light: 0xFF2D55, dark: 0xFF375F)
  /// A brown for light and dark panels.
  public static let brown = HUD.Color(light: 0xA2845E, dark: 0xAC8E68)
  /// A gray for light and dark panels.
  public static let gray = HUD.Color(light: 0x8E8E93, dark: 0x8E8E93)

  private init(light: UInt32, dark: UInt32) {
    func color(_ value: UInt32) -> HUD.Color {
      HUD.Color(
        red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255)
    }
    self.init(light: color(light), dark: color(dark))
  }
}
