extension String {
  /// Returns whether both texts have the same bytes.
  ///
  /// The operator `==` brings both texts into a normal form first. For thousands of combining marks
  /// that takes milliseconds.
  func isIdentical(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0) } }
  }
}

extension String? {
  /// Returns whether both texts have the same bytes; nil counts as an empty text.
  func isIdentical(to other: String?) -> Bool { (self ?? "").isIdentical(to: other ?? "") }
}
