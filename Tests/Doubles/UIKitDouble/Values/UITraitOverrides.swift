/// The traits that a view sets for itself and its subviews. Reading one that is not set stops the
/// test.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  private var style: UIUserInterfaceStyle?
  private var category: UIContentSizeCategory?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var contrast: UIAccessibilityContrast?
  private var weight: UILegibilityWeight?

  init() {}

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { required(style) }
    set { style = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { required(category) }
    set { category = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { required(direction) }
    set { direction = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { required(contrast) }
    set { contrast = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { required(weight) }
    set { weight = newValue }
  }

  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: style = nil
    case is UITraitPreferredContentSizeCategory.Type: category = nil
    case is UITraitLayoutDirection.Type: direction = nil
    case is UITraitAccessibilityContrast.Type: contrast = nil
    case is UITraitLegibilityWeight.Type: weight = nil
    default: preconditionFailure("The double cannot override the trait \(trait).")
    }
  }

  private func required<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("The trait is not overridden: \(Value.self).") }
    return value
  }

  func apply(to values: inout UITraitCollection.Values) {
    values.userInterfaceStyle = style ?? values.userInterfaceStyle
    values.preferredContentSizeCategory = category ?? values.preferredContentSizeCategory
    values.layoutDirection = direction ?? values.layoutDirection
    values.accessibilityContrast = contrast ?? values.accessibilityContrast
    values.legibilityWeight = weight ?? values.legibilityWeight
  }
}
