#if !canImport(QuartzCore)

/// A layer that shows a text. On Apple's systems, the HUD shows texts in native views instead.
package final class TextLayer: CALayer {
  /// The text; nil for none.
  package var string: String?
  package var style = TextStyle(fontSize: 12)
  package var color: CGColor?

  override func assume(_ other: CALayer) {
    super.assume(other)
    guard let other = other as? TextLayer else { return }
    string = other.string
    style = other.style
    color = other.color
  }
}

#endif
