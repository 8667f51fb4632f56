#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HUDCore

extension HUD.Font {
  /// Creates a font from an `NSFont` of any family, weight, width or design.
  ///
  /// ```swift
  /// HUD.style.statusFont = HUD.Font(.preferredFont(forTextStyle: .headline))
  /// HUD.style.detailFont = HUD.Font(.systemFont(ofSize: 13, weight: .medium))
  /// ```
  ///
  /// This initializer may be called on any thread.
  public init(_ font: NSFont) {
    self.init(size: font.pointSize, family: font.familyName)
    platformFont = PlatformValue(font)
  }

  var native: NSFont {
    // Use at least 1 point, because AppKit uses its default size instead of 0.
    let size = max(size, 1)
    if let font = platformFont?.value(as: NSFont.self) {
      return NSFont(descriptor: font.fontDescriptor, size: size) ?? font
    }
    if let family = namedFamily {
      let descriptor = NSFontDescriptor(fontAttributes: [
        .family: family, .traits: [NSFontDescriptor.TraitKey.weight: weight.native],
      ])
      // Use the system font for an unknown family, because a descriptor may find some arbitrary
      // font.
      if let font = NSFont(descriptor: descriptor, size: size), font.familyName == family {
        return font
      }
    }
    return hasTabularDigits
      ? .monospacedDigitSystemFont(ofSize: size, weight: weight.native)
      : .systemFont(ofSize: size, weight: weight.native)
  }
}
#endif
