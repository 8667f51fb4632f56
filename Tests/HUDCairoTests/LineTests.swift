#if os(Linux)
import Foundation
import HUDCairo
import HUDLayers
import Testing

/// Where lines break, and where a text ends that has too many of them.
@Suite(.timeLimit(.minutes(15))) struct LineTests {
  private let text = Typesetter()
  private let style = TextStyle(fontName: "DejaVu Sans", fontSize: 16)

  private func size(_ string: String, _ width: CGFloat = .infinity, _ height: CGFloat = .infinity)
    -> CGSize
  {
    text.measure(string, style: style, in: CGSize(width: width, height: height))
  }

  private func picture(_ string: String, _ size: CGSize) throws -> Data {
    let picture = try Surface(size: size, scale: 2)
    try picture.draw { context in
      text.draw(
        string, style: style, color: .black, in: CGRect(origin: .zero, size: size),
        context: context)
    }
    return try picture.pngData()
  }

  @Test("Of many paragraphs those are shown that fit, and an ellipsis", arguments: [1, 2, 5])
  func paragraphs(count: Int) throws {
    let lines = (1...40).map { "Line \($0)" }
    let room = CGSize(width: 200, height: CGFloat(count) * size("Line 1").height)
    let shown = lines[..<count].joined(separator: "\n") + "…"
    #expect(size(lines.joined(separator: "\n"), room.width, room.height).height <= room.height)
    #expect(try picture(lines.joined(separator: "\n"), room) == picture(shown, room))
  }

  @Test("A last line as wide as its room gives letters for the ellipsis")
  func fullLastLine() throws {
    let string = "First\nSecond line\nThird"
    let wide = size("Second line")
    let room = CGSize(width: wide.width, height: 2 * wide.height)
    let shown = size(string, room.width, room.height)
    #expect(shown.height <= room.height && shown.width <= room.width)
    #expect(try picture(string, room) != picture("First\nSecond line", room))
  }

  @Test("Blank paragraphs at the end need no ellipsis")
  func blankEnd() throws {
    let line = size("Line").height
    let room = CGSize(width: 200, height: line)
    #expect(try picture("Line\n \n\n", room) == picture("Line", room))
  }

  @Test("A text that does not wrap shows its first paragraph only")
  func singleLine() {
    var style = style
    style.wraps = false
    let room = CGSize(width: 200, height: 1_000)
    let shown = text.measure("One\nTwo\nThree", style: style, in: room)
    #expect(shown == text.measure("One…", style: style, in: room))
  }

  @Test("Lines of a lower font than the one that is asked for are not cut off")
  func helpingFont() {
    var style = TextStyle(fontName: "Inter Semi-Bold", fontSize: 17)
    style.isCentered = true
    for width in stride(from: 90, through: 190, by: 4) as StrideThrough<CGFloat> {
      let room = CGSize(width: width, height: 200)
      let size = text.measure("上传照片到云端存储空间", style: style, in: room)
      #expect(text.measure("上传照片到云端存储空间", style: style, in: size) == size, "\(width)")
    }
  }

  @Test("A word that is longer than a line is broken without a hyphen")
  func noHyphens() throws {
    let word = "Rindfleischetikettierungsüberwachung"
    for width in stride(from: 150, through: 220, by: 7) as StrideThrough<CGFloat> {
      let lines = word.indices.filter { size(String(word[..<$0])).width <= width }
      let end = try #require(lines.last)
      let room = CGSize(width: width, height: 200)
      let broken = word[..<end] + "\n" + word[end...]
      #expect(try picture(word, room) == picture(String(broken), room), "in \(width) points")
    }
  }

  @Test("Digits are equally wide where the style asks for it")
  func tabularDigits() throws {
    var style = TextStyle(fontName: "Inter", fontSize: 40)
    style.wraps = false
    style.hasTabularDigits = true
    let room = Typesetter.unlimited
    let widths = "0123456789".map {
      text.measure(String(repeating: $0, count: 10), style: style, in: room).width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }
}
#endif
