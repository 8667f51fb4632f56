public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}

public struct UITraitAccessibilityContrast: UITraitDefinition {}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

public struct UITraitLayoutDirection: UITraitDefinition {}

public struct UITraitLegibilityWeight: UITraitDefinition {}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}
