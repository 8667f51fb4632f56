public import Foundation

@MainActor public protocol NSAppearanceCustomization {
  var appearance: NSAppearance? { get set }
  var effectiveAppearance: NSAppearance { get }
}

/// A light or dark look. With more contrast it has another name, so whoever compares names has to
/// ask for the best match.
public final class NSAppearance: NSObject, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantDark")

    var isDark: Bool {
      [
        .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua,
        .accessibilityHighContrastVibrantDark,
      ].contains(self)
    }

    fileprivate var isHighContrast: Bool { rawValue.contains("Accessibility") }

    fileprivate var isVibrant: Bool { rawValue.contains("Vibrant") }
  }

  public let name: Name

  private init(_ name: Name) { self.name = name }

  /// Nil for an appearance with more contrast, which only the system makes.
  public convenience init?(named name: NSAppearance.Name) {
    guard !name.isHighContrast else { return nil }
    self.init(name)
  }

  public func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    if appearances.contains(name) { return name }
    let plain: Name = name.isDark ? .darkAqua : .aqua
    return appearances.contains(plain) ? plain : appearances.contains(.aqua) ? .aqua : nil
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAppearance)?.name == name
  }

  public override var hash: Int { name.hashValue }

  @MainActor static func system(isDark: Bool) -> NSAppearance {
    NSAppearance(isDark ? .darkAqua : .aqua).contrasted
  }

  /// The appearance with more contrast, if the user wants that.
  @MainActor var contrasted: NSAppearance {
    guard Device.state.contrast, !name.isHighContrast else { return self }
    return switch (name.isVibrant, name.isDark) {
    case (false, false): NSAppearance(.accessibilityHighContrastAqua)
    case (false, true): NSAppearance(.accessibilityHighContrastDarkAqua)
    case (true, false): NSAppearance(.accessibilityHighContrastVibrantLight)
    case (true, true): NSAppearance(.accessibilityHighContrastVibrantDark)
    }
  }

  // MARK: Drawing

  @TaskLocal private static var drawing = NSAppearance(.aqua)

  /// The appearance in which dynamic colours are resolved: light, unless somebody draws in another
  /// one. The double never sets it itself, as it draws no views of an app.
  public class func currentDrawing() -> NSAppearance { drawing }

  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    Self.$drawing.withValue(self) { block() }
  }
}
