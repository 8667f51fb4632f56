public import HUDLayers

extension HUD {
  /// A text that a call can show: a `String`, a `Substring`, an attributed text, on Apple systems a
  /// `LocalizedStringResource`, or an optional of one of these.
  ///
  /// ```swift
  /// let status = AttributedString("Copied 3 files")
  /// HUD.show(.success, status: status, detail: "Now")
  /// ```
  ///
  /// A string literal is a `String`, which is shown as it is. A `LocalizedStringResource` is looked
  /// up at the call. The status of `show`, `begin`, `run`, `Content` and a toast keeps its
  /// attributes; in all other places only the characters are shown.
  ///
  /// Do not adopt this protocol. Only this package can create the value that it requires.
  public protocol TextSource: Sendable {
    /// The text in the form in which a HUD shows it.
    var _hudText: ResolvedText { get }
  }

  /// The characters and attributes of a `TextSource`. Only this package can create such a value.
  public struct ResolvedText: Sendable {
    /// The characters; nil if there is no text.
    let characters: String?
    /// The text with its attributes, cut to the length that a HUD shows; nil for a plain text.
    var attributed: Box<AttributedString>?
  }
}

extension String: HUD.TextSource {
  /// This text, without attributes.
  public var _hudText: HUD.ResolvedText { HUD.ResolvedText(characters: self) }
}

extension Substring: HUD.TextSource {
  /// This text, without attributes.
  public var _hudText: HUD.ResolvedText { HUD.ResolvedText(characters: String(self)) }
}

extension Optional: HUD.TextSource where Wrapped: HUD.TextSource {
  /// The wrapped text; nil shows no text.
  public var _hudText: HUD.ResolvedText { self?._hudText ?? HUD.ResolvedText(characters: nil) }
}

extension AttributedString: HUD.TextSource {
  /// This text, with the attributes that a HUD may draw.
  public var _hudText: HUD.ResolvedText { self[startIndex..<endIndex]._hudText }
}

extension AttributedSubstring: HUD.TextSource {
  /// This text, with the attributes that a HUD may draw.
  public var _hudText: HUD.ResolvedText {
    let characters = String(self.characters)
    let isPlain = runs.allSatisfy { $0.attributes == AttributeContainer() }
    guard !isPlain, let shown = HUD.Content.meaningful(characters) else {
      return HUD.ResolvedText(characters: characters)
    }
    let scalars = unicodeScalars
    let end = scalars.index(startIndex, offsetBy: shown.unicodeScalars.count)
    let attributed = Box(AttributedString(self[startIndex..<end]))
    return HUD.ResolvedText(characters: characters, attributed: attributed)
  }
}

#if canImport(Darwin)
extension LocalizedStringResource: HUD.TextSource {
  /// The text in the language of the resource.
  public var _hudText: HUD.ResolvedText { HUD.ResolvedText(characters: String(localized: self)) }
}
#endif
