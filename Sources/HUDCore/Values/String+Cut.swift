// A text of any length may come from an app, or from the server that the app talks to. These rules
// keep what is stored, compared and laid out short.
extension String {
  private static let mostCharacters = 500
  private static let mostBytes = 4_000

  /// The beginning of the text: at most 500 characters in at most 4,000 bytes.
  ///
  /// A character that is too long is cut between its scalars.
  var cut: String {
    guard utf8.count > Self.mostCharacters else { return self }
    // If `end` lies inside a scalar, the slice ends before that scalar.
    let end = utf8.index(startIndex, offsetBy: Self.mostBytes, limitedBy: endIndex) ?? endIndex
    return String(self[..<end].prefix(Self.mostCharacters))
  }

  /// Whether anything of the text can be seen.
  var isSeen: Bool { unicodeScalars.contains(where: \.isSeen) }

  /// Returns whether both texts have the same bytes.
  ///
  /// The operator `==` brings both texts into a normal form first. For thousands of combining marks
  /// that takes milliseconds.
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Returns whether both texts have the same bytes, or both are nil.
  func isIdentical(to other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isIdentical(to: other)
  }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    let category = properties.generalCategory
    return category != .control && category != .format
  }
}
