#if canImport(UIKit)
import UIKit

/// What this version of the system can do, as a value: a test can take it away again.
struct System {
  var hasGlass = false
  var registersForTraits = false

  static var current: System {
    var system = System()
    if #available(iOS 17.0, *) { system.registersForTraits = true }
    if #available(iOS 26.0, *) { system.hasGlass = true }
    return system
  }
}
#endif
