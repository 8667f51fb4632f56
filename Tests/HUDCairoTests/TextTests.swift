#if os(Linux)
@testable import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct TextTests {
  private let text = Typesetter()
  private let style = TextStyle(fontName: "DejaVu Sans", fontSize: 14)

  private func room(_ width: CGFloat, _ height: CGFloat = .infinity) -> CGSize {
    CGSize(width: width, height: height)
  }

  private func picture(
    _ string: String, _ style: TextStyle, width: CGFloat = 100, height: CGFloat = 40,
    scale: CGFloat = 1
  ) throws -> Surface {
    let picture = try Surface(size: CGSize(width: width, height: height), scale: scale)
    try picture.draw { context in
      text.draw(
        string, style: style, color: .black, in: CGRect(0, 0, width, height), context: context)
    }
    return picture
  }

  @Test("A text that is too wide wraps at its words")
  func textThatIsTooWide() {
    let line = text.measure("Copying files", style: style)
    let wrapped = text.measure("Copying files", style: style, in: room(line.width - 1))
    #expect(abs(wrapped.height - 2 * line.height) <= 1)
    #expect(wrapped.width < line.width - 10)
  }

  @Test("A text drawn in its measured size has the same line breaks")
  func textMeasuredInRoom() {
    let sentence = "The quick brown fox jumps over the lazy dog, again and again"
    for width in stride(from: 20, through: 400, by: 7) as StrideThrough<CGFloat> {
      let size = text.measure(sentence, style: style, in: room(width))
      #expect(text.measure(sentence, style: style, in: size) == size, "in \(width) points")
    }
  }

  @Test("An empty text takes no room")
  func nothingToSee() throws {
    #expect(text.measure("", style: style) == .zero)
    #expect(try picture("", style).inkBox.isNull)
  }

  @Test(
    "A text is aligned to its side",
    arguments: [
      (true, "abc", 0.5), (false, "abc", 0), (false, "שלום", 1), (true, "שלום", 0.5),
    ])
  func textStandsOnItsSide(isCentered: Bool, string: String, place: CGFloat) throws {
    for wraps in [true, false] {
      for isRightToLeft in [true, false] {
        var style = style
        (style.isCentered, style.wraps) = (isCentered, wraps)
        style.isRightToLeft = isRightToLeft
        let box = try picture(string, style).inkBox
        let share = box.minX / (100 - box.width)
        #expect(abs(share - place) < 0.05, "wraps \(wraps), right to left \(isRightToLeft)")
      }
    }
  }

  @Test("A number starts at the side that the style says, whatever was drawn before")
  func sideOfNumber() throws {
    var other = style
    other.isRightToLeft = true
    let before = try picture("42", style).inkBox
    #expect(before.midX < 50)
    #expect(try picture("43", other).inkBox.midX > 50)
    #expect(try picture("42", style).inkBox == before)
  }

  @Test("A text is drawn inside its measured size", arguments: [1, 2, 3] as [CGFloat])
  func textIsDrawnInside(scale: CGFloat) throws {
    let size = text.measure("Warten auf Wi-Fi", style: style)
    let box = try picture("Warten auf Wi-Fi", style, width: 200, scale: scale).inkBox
    #expect(box.maxX <= size.width * scale + 1)
    #expect(box.maxY <= size.height * scale + 1)
    #expect(box.width > size.width * scale * 0.9)
  }

  @Test("A text that does not fit into the frame is cut off")
  func whatDoesNotFitIntoFrame() throws {
    let canvas = try Surface(size: CGSize(width: 100, height: 40))
    try canvas.draw { context in
      text.draw(
        "The quick brown fox", style: style, color: .black, in: CGRect(10, 10, 40, 10),
        context: context)
    }
    #expect(CGRect(10, 10, 40, 10).contains(canvas.inkBox))
  }

  @Test(
    "Another font is used for characters that the font lacks",
    arguments: ["加载中…", "読み込み中", "불러오는 중", "جارٍ التحميل", "Ελληνικά", "Готово"])
  func whereNoFontHasGlyph(string: String) {
    withKnownIssue("Needs a font for Chinese, Japanese and Korean.", isIntermittent: true) {
      #expect(unknownGlyphs(in: string) == 0)
    } when: {
      unknownGlyphs(in: "中") != 0
        && string.unicodeScalars.contains { $0.value > 0x3000 }
    }
  }

  @Test(
    "Semibold letters are thicker than regular ones, also from a font that has one weight",
    arguments: ["Saved 12", "読み込み中", "上传 Uploading"])
  func semibold(string: String) throws {
    func ink(_ weight: String) throws -> Int {
      let canvas = try Surface(size: CGSize(width: 400, height: 60))
      try canvas.draw { context in
        text.draw(
          string, style: TextStyle(fontName: "Inter \(weight)", fontSize: 40), color: .black,
          in: CGRect(0, 0, 400, 60), context: context)
      }
      return (0..<60).reduce(0) { sum, y in
        (0..<400).reduce(sum) { $0 + Int(canvas[$1, y].alpha) }
      }
    }
    #expect(try ink("Semi-Bold") > ink("Regular") * 21 / 20)
  }

  private func unknownGlyphs(in string: String) -> Int? {
    text.layout(string, style: style, in: Typesetter.unlimited)?.unknownGlyphs
  }

  @Test("A character that no font has is counted")
  func letterOfNoFont() {
    #expect(unknownGlyphs(in: "\u{10FFFD}") == 1)
  }

  @Test("A text of twenty thousand characters is measured within a second of work")
  func textOfTwentyThousand() {
    let long = String(repeating: "word 字 كلمة ", count: 1_667)
    let time = processorTime {
      _ = text.measure(long, style: style, in: CGSize(width: 200, height: 60))
    }
    #expect(time < .seconds(1))
  }

  @Test("A typesetter may be used on one thread after another")
  func setterMayBeUsed() async throws {
    // Not concurrent: each thread is awaited.
    nonisolated(unsafe) let text = text
    let here = text.measure("Loading", style: style)
    for _ in 0..<4 {
      let there = await withCheckedContinuation { continuation in
        Thread { [style] in
          continuation.resume(returning: text.measure("Loading", style: style))
        }.start()
      }
      #expect(there == here)
    }
  }

  @Test(
    "A text whose font size is not usable takes no room",
    arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func fontOfNoSize(size: CGFloat) {
    #expect(text.measure("Saved", style: TextStyle(fontSize: size)) == .zero)
    #expect(text.measure("Saved", style: style, in: room(size == .infinity ? -1 : 0)) == .zero)
  }
}
#endif
