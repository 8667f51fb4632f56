public import HUDLayers

/// Not an NSObject, unlike on Apple systems; see `NSColor`.
open class NSFont: DrawnFont, Hashable, @unchecked Sendable {
  // Unchecked, but immutable.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
  }

  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let pointSize: CGFloat
  let family: String
  let weight: Weight
  package let isItalic: Bool
  /// Whether all digits are equally wide. The fonts that the tests use have no other digits.
  package let hasMonospacedDigits: Bool

  init(
    family: String, size: CGFloat, weight: Weight, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  public static func == (left: NSFont, right: NSFont) -> Bool {
    left.pangoName == right.pangoName && left.pointSize == right.pointSize
      && left.hasMonospacedDigits == right.hasMonospacedDigits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pangoName)
    hasher.combine(pointSize)
  }

  /// The size of the text in controls. A Mac has no text size of its own for all apps.
  open class var systemFontSize: CGFloat { 13 }

  /// For a size of 0 or less AppKit chooses its own.
  private class func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(family: systemFamily, size: size(fontSize), weight: weight)
  }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight
  ) -> NSFont {
    NSFont(
      family: systemFamily, size: size(fontSize), weight: weight, hasMonospacedDigits: true)
  }

  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight
  ) -> NSFont {
    NSFont(family: "Monospace", size: size(fontSize), weight: weight)
  }

  open class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    switch style {
    case .body: systemFont(ofSize: 13)
    case .headline: systemFont(ofSize: 13, weight: .bold)
    case .subheadline: systemFont(ofSize: 11)
    default: preconditionFailure("The double does not have the text style \(style.rawValue).")
    }
  }

  /// For an unknown family AppKit chooses a font, which is not the system's.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    let attributes = fontDescriptor.fontAttributes
    let font = fontDescriptor.font
    var family = attributes[.family] as? String ?? font?.family ?? Self.systemFamily
    if !Self.families.contains(family) { family = Self.lastResortFamily }
    let traits = fontDescriptor.symbolicTraits
    let given = attributes[.traits] as? [NSFontDescriptor.TraitKey: Any]
    var weight = given?[.weight] as? Weight ?? font?.weight ?? .regular
    if traits.contains(.bold), weight.rawValue < Weight.bold.rawValue { weight = .bold }
    self.init(
      family: family, size: Self.size(fontSize), weight: weight, isItalic: traits.contains(.italic))
  }

  open var fontDescriptor: NSFontDescriptor {
    let descriptor = NSFontDescriptor(fontAttributes: nil)
    descriptor.font = self
    return descriptor
  }

  open var familyName: String? { family }

  // A font of AppKit has no line height: it is the sum of these.
  open var ascender: CGFloat { TextRuler.shared.capital(of: self).bottom }
  open var descender: CGFloat {
    ascender - TextRuler.shared.size(of: "Ag", font: self, in: .infinity).height
  }
  open var leading: CGFloat { 0 }

  open var capHeight: CGFloat {
    let capital = TextRuler.shared.capital(of: self)
    return capital.bottom - capital.top
  }

  static let systemFamily = "Sans"
  private static let lastResortFamily = "Serif"
  /// The families that the tests use.
  private static let families: Set = [
    systemFamily, lastResortFamily, "Monospace", "DejaVu Sans", "Nimbus Sans",
    "WenQuanYi Micro Hei",
  ]

  /// The font's description for Pango.
  package var pangoName: String {
    let name =
      switch weight {
      case .medium: family + " Medium"
      case .semibold: family + " Semi-Bold"
      case .bold: family + " Bold"
      case .heavy: family + " Heavy"
      default: family
      }
    return isItalic ? name + " Italic" : name
  }
}

open class NSFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked, but immutable.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let italic = SymbolicTraits(rawValue: 1)
    public static let bold = SymbolicTraits(rawValue: 2)
  }

  public let fontAttributes: [AttributeName: Any]
  /// The font that this descriptor was made from, if any.
  fileprivate(set) var font: NSFont?
  private var givenTraits: SymbolicTraits?

  public init(fontAttributes attributes: [AttributeName: Any]?) {
    fontAttributes = attributes ?? [:]
  }

  open var symbolicTraits: SymbolicTraits {
    if let givenTraits { return givenTraits }
    guard let font else { return [] }
    let isBold = font.weight.rawValue >= NSFont.Weight.semibold.rawValue
    return SymbolicTraits(isBold ? [.bold] : []).union(font.isItalic ? [.italic] : [])
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    let descriptor = NSFontDescriptor(fontAttributes: fontAttributes)
    descriptor.font = font
    descriptor.givenTraits = symbolicTraits
    return descriptor
  }
}
