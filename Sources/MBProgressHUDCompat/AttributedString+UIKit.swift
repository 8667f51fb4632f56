#if canImport(UIKit)
import UIKit

extension AttributedString {
  private typealias Scope = AttributeScopes.UIKitAttributes

  /// Creates a text with those attributes of UIKit that a HUD draws.
  init(uiKit text: NSAttributedString) {
    var whole = AttributedString("")
    let range = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      var container = AttributeContainer()
      container[Scope.FontAttribute.self] = attributes[.font] as? UIFont
      container[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      container[Scope.UnderlineStyleAttribute.self] = attributes[.underlineStyle].lineStyle
      container[Scope.StrikethroughStyleAttribute.self] = attributes[.strikethroughStyle].lineStyle
      let part = text.attributedSubstring(from: range).string
      whole.append(AttributedString(part, attributes: container))
    }
    self = whole
  }
}

extension Any? {
  /// The style of a line, of which an attributed text has the raw value.
  fileprivate var lineStyle: NSUnderlineStyle? {
    (self as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
#endif
