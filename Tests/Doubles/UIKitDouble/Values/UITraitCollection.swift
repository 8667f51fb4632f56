public import HUDLayers

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The factor at which body text has 17, 23 or 33 points.
  var factor: CGFloat {
    switch self {
    case .extraExtraExtraLarge: 23 / 17
    case .accessibilityLarge: 33 / 17
    default: 1
    }
  }
}

/// Immutable. A view gets a new collection when a trait changes.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Unchecked, but immutable.
  package struct Values: Equatable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var displayScale: CGFloat = 3
    package var preferredContentSizeCategory = UIContentSizeCategory.large
    package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    package var accessibilityContrast = UIAccessibilityContrast.normal
    package var legibilityWeight = UILegibilityWeight.regular
    /// The double sets it for a scene alone.
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    package init() {}

    /// The traits of a view without a window.
    static var unattached: Values {
      var values = Values()
      values.userInterfaceStyle = .unspecified
      values.displayScale = 0
      values.layoutDirection = .unspecified
      values.accessibilityContrast = .unspecified
      values.legibilityWeight = .unspecified
      return values
    }
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// Makes a collection that has only this trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = Values.unattached
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  @available(iOS, deprecated: 17.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { traits in
      for other in traitCollections {
        if other.userInterfaceStyle != .unspecified {
          traits.userInterfaceStyle = other.userInterfaceStyle
        }
        if other.accessibilityContrast != .unspecified {
          traits.accessibilityContrast = other.accessibilityContrast
        }
      }
    }
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Values.unattached
    mutations(&traits)
    guard let values = traits as? Values else {
      preconditionFailure("The double's traits can only be changed, not replaced by \(traits).")
    }
    self.init(values)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

extension UITraitCollection.Values: UIMutableTraits {}
