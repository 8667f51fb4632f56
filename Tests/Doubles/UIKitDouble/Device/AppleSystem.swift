/// The Apple systems that have UIKit. The double is one of them at a time. Using an API that this
/// system does not have is a precondition failure, as it would not compile there.
package enum AppleSystem: CaseIterable, Sendable {
  case iOS
  case macCatalyst
  case tvOS
  case visionOS

  var hasScreens: Bool { self != .visionOS }
  var tellsOfKeyboard: Bool { self != .tvOS }
  var hasHaptics: Bool { self == .iOS || self == .macCatalyst }
  var hasGlassViews: Bool { self != .visionOS }
  /// Whether a hardware keyboard has a focus. An iPad is as Mac Catalyst in this.
  var movesFocusByKeys: Bool { self == .macCatalyst }
}

extension Device {
  /// The system that the double is now. A new device has iOS.
  package static var system: AppleSystem {
    get { state.system }
    set { state.system = newValue }
  }
}
