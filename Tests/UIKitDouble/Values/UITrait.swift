public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// A trait whose changes the double can detect.
protocol ComparedTrait: UITraitDefinition {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool
}

public struct UITraitUserInterfaceStyle: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

public struct UITraitAccessibilityContrast: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.accessibilityContrast != other.accessibilityContrast
  }
}

public struct UITraitPreferredContentSizeCategory: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

public struct UITraitLayoutDirection: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

public struct UITraitLegibilityWeight: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.legibilityWeight != other.legibilityWeight
  }
}

public struct UITraitDisplayScale: ComparedTrait {
  static func differs(_ one: UITraitCollection.Values, _ other: UITraitCollection.Values) -> Bool {
    one.displayScale != other.displayScale
  }
}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

public protocol UITraitChangeRegistration {}

final class TraitRegistration: UITraitChangeRegistration {
  typealias Handler = @MainActor (UIView, UITraitCollection) -> Void

  let traits: [any ComparedTrait.Type]
  let handler: Handler

  init(_ traits: [any ComparedTrait.Type], handler: @escaping Handler) {
    self.traits = traits
    self.handler = handler
  }
}

@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    let compared = traits.map { trait in
      guard let compared = trait as? any ComparedTrait.Type else {
        preconditionFailure("The double cannot compare the trait \(trait).")
      }
      return compared
    }
    let registration = TraitRegistration(compared) { view, previous in
      guard let observed = view as? Observed else {
        preconditionFailure("\(view) is not what registered for its traits.")
      }
      handler(observed, previous)
    }
    observedView.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    let registration = registration as? TraitRegistration
    observedView.traitRegistrations.removeAll { $0 === registration }
  }

  private var observedView: UIView {
    guard let view = self as? UIView else {
      preconditionFailure("In the double only views register for traits.")
    }
    return view
  }
}
