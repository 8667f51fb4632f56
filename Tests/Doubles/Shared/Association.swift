import Foundation

// The names in this file are Apple's.

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// An object of a double that has associated objects.
package protocol Associating: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

/// A function of the Objective-C runtime, which on Apple systems works for any object.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any Associating)?.associations[key]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let responder = object as? any Associating else {
    preconditionFailure("In the double only responders have associated objects, not \(object).")
  }
  responder.associations[key] = value
}
