import HUDCairo
package import HUDLayers

/// A font of a double, as Pango needs it.
package protocol DrawnFont {
  /// The font's description, without its size.
  var pangoName: String { get }
  var pointSize: CGFloat { get }
}

/// Measures texts with the typesetter that also draws them.
package final class TextRuler: @unchecked Sendable {
  package static let shared = TextRuler()

  // Unchecked, because Pango's objects are used under the lock only.
  private let lock = NSLock()
  private let setter = Typesetter()

  package func size(
    of string: String, font: any DrawnFont, runs: [TextRun] = [], in width: CGFloat,
    height: CGFloat = .infinity
  ) -> CGSize {
    var style = TextStyle(fontName: font.pangoName, fontSize: font.pointSize)
    style.runs = runs
    return lock.withLock {
      setter.measure(string, style: style, in: CGSize(width: width, height: height))
    }
  }

  /// The top and the bottom of a capital letter in its line.
  package func capital(of font: any DrawnFont) -> (top: CGFloat, bottom: CGFloat) {
    let style = TextStyle(fontName: font.pangoName, fontSize: font.pointSize)
    let capital = lock.withLock { setter.capital(in: style) }
    return (capital.top, capital.bottom)
  }
}
