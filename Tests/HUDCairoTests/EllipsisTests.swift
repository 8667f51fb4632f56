#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct EllipsisTests {
  private static let texts = [
    ("DejaVu Sans", "The quick brown fox jumps over the lazy dog, again and again"),
    ("WenQuanYi Micro Hei", "敏捷的棕色狐狸跳过了懒狗，一次又一次地跳，直到天黑"),
    ("DejaVu Sans", "جارٍ نسخ الصور إلى المكتبة مرة بعد مرة حتى المساء"),
  ]

  private static var questions: [(String, String, Bool)] {
    texts.flatMap { [($0, $1, true), ($0, $1, false)] }
  }

  private let text = Typesetter()

  private func style(_ font: String, wraps: Bool) -> TextStyle {
    var style = TextStyle(fontName: font, fontSize: 16)
    (style.isCentered, style.wraps) = (true, wraps)
    return style
  }

  @Test("A text that ends in an ellipsis is centred", arguments: questions)
  func textThatEnds(
    font: String, string: String, wraps: Bool
  ) throws {
    let style = style(font, wraps: wraps)
    let line = text.measure(string, style: style).height
    for width in stride(from: 90, through: 130, by: 1) as StrideThrough<CGFloat> {
      let picture = try Surface(size: CGSize(width: width, height: 2 * line), scale: 2)
      try picture.draw { context in
        text.draw(
          string, style: style, color: .black, in: CGRect(0, 0, width, 2 * line), context: context)
      }
      let last = picture.inkBox(below: wraps ? line : 0)
      // A letter's own margins may differ on its two sides.
      #expect(abs(last.midX - width) <= 2, "in \(width) points")
    }
  }

  @Test(
    "A text that ends in an ellipsis measures its width with the ellipsis",
    arguments: questions)
  func textThatEndsInEllipsis(
    font: String, string: String, wraps: Bool
  ) throws {
    let style = style(font, wraps: wraps)
    let line = text.measure(string, style: style).height
    let widths = Array(stride(from: 90, through: 130, by: 1) as StrideThrough<CGFloat>)
    let sizes = widths.map { width in
      let size = text.measure(
        string, style: style, in: CGSize(width: width, height: wraps ? 2 * line : line))
      #expect(text.measure(string, style: style, in: size) == size, "in \(width) points")
      return size
    }
    #expect(zip(sizes, widths).contains { $0.width < $1 - 3 })
  }
}
#endif
