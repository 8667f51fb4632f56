import HUDCairo
public import HUDLayers

/// Not an NSObject, unlike on Apple systems; see `UIColor`.
open class UIFont: DrawnFont, Hashable, @unchecked Sendable {
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

    /// The point size at the default text size.
    var size: CGFloat {
      precondition(self == .body, "The double has only the body text style.")
      return 17
    }
  }

  public let pointSize: CGFloat
  let family: String
  let weight: Weight
  package let isItalic: Bool
  /// Whether all digits are equally wide. The fonts that the tests use have no other digits.
  package let hasMonospacedDigits: Bool
  private let textStyle: TextStyle?
  /// The user's text size, as the process reads it.
  @TaskLocal package static var userSize = UIContentSizeCategory.large

  init(
    family: String, size: CGFloat, weight: Weight, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, textStyle: TextStyle? = nil
  ) {
    self.family = family
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.textStyle = textStyle
  }

  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.pangoName == right.pangoName && left.pointSize == right.pointSize
      && left.hasMonospacedDigits == right.hasMonospacedDigits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pangoName)
    hasher.combine(pointSize)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: userSize))
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = style.size * (traitCollection?.preferredContentSizeCategory ?? userSize).factor
    return UIFont(family: systemFamily, size: size, weight: .regular, textStyle: style)
  }

  /// Returns the font in another size. As on Apple systems it keeps its text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    precondition(fontSize > 0, "No font has a size of \(fontSize).")
    return UIFont(
      family: family, size: fontSize, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, textStyle: textStyle)
  }

  open var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor(
      fontAttributes: textStyle.map { [.textStyle: $0.rawValue] } ?? [:])
    descriptor.font = self
    return descriptor
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    if let font = descriptor.font {
      let isBold = descriptor.symbolicTraits.contains(.traitBold)
      self.init(
        family: font.family, size: size,
        weight: isBold && font.weight.rawValue < Weight.bold.rawValue ? .bold : font.weight,
        isItalic: descriptor.symbolicTraits.contains(.traitItalic))
      return
    }
    let traits = descriptor.attributes[.traits] as? [String: CGFloat]
    var family = descriptor.attributes[.family] as? String ?? Self.systemFamily
    // For an unknown family Core Text chooses a font, which is not the system's.
    if Self.fontNames(forFamilyName: family).isEmpty { family = Self.lastResortFamily }
    self.init(
      family: family, size: size,
      weight: traits?[UIFontDescriptor.TraitKey.weight.rawValue].map(Weight.init(rawValue:))
        ?? .regular)
  }

  /// Returns the font names of a family, or none if there is no such family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    families.contains(familyName) ? [familyName] : []
  }

  open var familyName: String { family }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, weight: weight)
  }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(family: "Monospace", size: fontSize, weight: weight)
  }

  open var lineHeight: CGFloat { TextRuler.shared.size(of: "Ag", font: self, in: .infinity).height }

  open var ascender: CGFloat { TextRuler.shared.capital(of: self).bottom }

  open var capHeight: CGFloat {
    let capital = TextRuler.shared.capital(of: self)
    return capital.bottom - capital.top
  }

  static let systemFamily = "Sans"
  private static let lastResortFamily = "Serif"
  /// The families that the tests use.
  private static let families: Set = [
    systemFamily, lastResortFamily, "DejaVu Sans", "Nimbus Sans", "WenQuanYi Micro Hei",
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

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked, but immutable.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  let attributes: [AttributeName: Any]
  /// The font that this descriptor was made from, if any.
  fileprivate(set) var font: UIFont?
  private var givenTraits: SymbolicTraits?

  open var symbolicTraits: SymbolicTraits {
    if let givenTraits { return givenTraits }
    guard let font else { return [] }
    let weight: SymbolicTraits =
      font.weight.rawValue >= UIFont.Weight.semibold.rawValue
      ? .traitBold : []
    return font.isItalic ? weight.union(.traitItalic) : weight
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    // This family has no italic font, as the system's fonts have none in some scripts.
    if font?.family == "WenQuanYi Micro Hei", symbolicTraits.contains(.traitItalic) { return nil }
    let descriptor = UIFontDescriptor(fontAttributes: attributes)
    descriptor.font = font
    descriptor.givenTraits = symbolicTraits
    return descriptor
  }

  open var fontAttributes: [AttributeName: Any] { attributes }

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked, but without state.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * (traitCollection?.preferredContentSizeCategory ?? .large).factor
  }
}
