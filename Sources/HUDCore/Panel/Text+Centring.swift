package import HUDLayers

extension Text {
  /// Returns how far to move the title of a button down, so that its capital letters are in the
  /// middle of the button.
  ///
  /// Some fonts have much more space below their letters than above them. For all other fonts, and
  /// for a script without capitals, the result is zero.
  ///
  /// - Parameter capitals: The distance from the middle of a line down to the middle of its
  ///   capitals.
  package func shiftInButton(capitals: CGFloat) -> CGFloat {
    guard abs(capitals) > 0.06 * font.size else { return 0 }
    // Below U+0590 are Latin, Greek, Cyrillic and Armenian. The letters of later scripts usually come
    // from a fallback font, for which `capitals` is not valid.
    let isOfAlphabet = string.unicodeScalars.allSatisfy {
      $0.value < 0x590 || !$0.properties.isAlphabetic
    }
    return isOfAlphabet ? -capitals : 0
  }
}
