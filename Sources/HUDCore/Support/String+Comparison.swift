extension String {
  /// Returns whether both texts have the same bytes.
  ///
  /// The operator `==` brings both texts into a normal form first. For thousands of combining marks
  /// that takes milliseconds.
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Returns whether both texts have the same bytes; nil counts as an empty text.
  func isIdentical(to other: String?) -> Bool { (self ?? "").isIdentical(to: other ?? "") }
}
