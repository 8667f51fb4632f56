@_exported import AppKit
@_exported import Foundation
@_exported import QuartzCore

// Their types in the headers have these names in Swift.
extension NSImage { public typealias Name = String }
extension NSColor { public typealias Name = String }
extension NSWindow.StyleMask {
  // The importer leaves out an option whose value is 0, for which AppKit's notes make an exception.
  public static var borderless: Self { [] }
}
extension NSWindow.Level {
  public static let normal = Self(rawValue: 0), floating = Self(rawValue: 3),
    modalPanel = Self(rawValue: 8), mainMenu = Self(rawValue: 24),
    statusBar = Self(rawValue: 25), popUpMenu = Self(rawValue: 101)
}
extension NSApplication.ModalResponse {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let OK = Self(rawValue: 1)
  public static let cancel = Self(rawValue: 0), stop = Self(rawValue: -1000)
}
extension NSAttributedString.Key {
  public static let font = Self(rawValue: "")
  public static let foregroundColor = Self(rawValue: "")
  public static let underlineStyle = Self(rawValue: "")
  public static let strikethroughStyle = Self(rawValue: "")
  public static let paragraphStyle = Self(rawValue: "")
}
// Imported option sets are not Hashable, which the value of an attribute must be.
extension NSUnderlineStyle: Hashable {}
extension AttributeScopes {
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
  public struct AppKitAttributes: AttributeScope {
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = NSFont
      public static let name = ""
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = ""
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = ""
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = ""
    }
  }
}
