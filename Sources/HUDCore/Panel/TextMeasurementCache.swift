import HUDLayers

/// Measures texts, and remembers the size of each text in each space that it was measured for.
@MainActor struct TextMeasurementCache {
  private struct Question: Hashable {
    let text: Text
    let width: CGFloat
    let height: CGFloat
    let balances: Bool
  }

  private static let longestBalancedText = 400

  unowned let host: any HUD.Host
  // Limited, because a panel may show new texts all the time.
  private let answers = Cache<Question, CGSize>(limit: 32)

  init(_ host: any HUD.Host) { self.host = host }

  /// Returns the size of `text` in `room`. Returns zero if the text does not fit even when it is
  /// truncated, because half a letter is not worth showing.
  ///
  /// - Parameter balances: Whether the lines of a longer text are made about equally long.
  func measure(_ text: Text?, in room: CGSize, balances: Bool) -> CGSize {
    guard let text, room.width >= 1, room.height >= 1 else { return .zero }
    let question = Question(
      text: text, width: room.width, height: room.height, balances: balances)
    return answers.value(for: question) {
      let size = host.measure(text, in: room)
      guard size.width <= room.width, size.height <= room.height, isReadable(text, in: room) else {
        return .zero
      }
      return balances ? balanced(text, size, in: room) : size
    }
  }

  /// Returns the width of the longest word, or zero if the script has no spaces between words. Such
  /// scripts begin with Thai, except for Latin and Greek letters and for punctuation.
  func longestWord(of text: Text) -> CGFloat {
    let words = text.string.split(whereSeparator: \.isWhitespace)
    guard
      var word = words.max(by: { $0.count < $1.count }).map({
        Text(string: String($0), font: text.font, wraps: false)
      }),
      word.string.unicodeScalars.allSatisfy({
        $0.value < 0xE00 || (0x1E00..<0x2E80).contains($0.value)
      })
    else { return 0 }
    word.isRightToLeft = text.isRightToLeft
    return measure(word, in: Text.unlimitedRoom, balances: false).width
  }

  /// Whether a line has room for about three letters, or for the whole text. In a narrower space,
  /// the text would be an unreadable column of letters.
  private func isReadable(_ text: Text, in room: CGSize) -> Bool {
    room.width >= 1.5 * text.font.size
      || host.measure(text, in: Text.unlimitedRoom).width <= room.width
  }

  /// Returns the narrowest size in which the text has as many lines as in `size`.
  private func balanced(_ text: Text, _ size: CGSize, in room: CGSize) -> CGSize {
    func height(_ width: CGFloat) -> CGFloat {
      host.measure(text, in: CGSize(width: width, height: 10_000)).height
    }
    // Balance only a text that may have two lines: it wraps, and its height is at least twice the
    // font size. Do not balance a truncated text, because it needs all the width that it can get.
    // A text that leaves space for another line is not truncated. Nor balance a very long text,
    // because its lines are about equally long in any case, and each attempt lays it out again.
    let fontSize = text.font.size
    guard text.wraps, size.height >= 2 * fontSize,
      text.string.unicodeScalars.count <= Self.longestBalancedText,
      size.height + 3 * fontSize <= room.height
        || height(room.width) <= size.height
    else { return size }
    // Keep the text at least as wide as its longest word, so that no word is broken.
    var (narrow, wide) = (max(size.width / 2, longestWord(of: text)), size.width)
    while wide - narrow > 2 {
      let middle = (narrow + wide) / 2
      if height(middle) > size.height { narrow = middle } else { wide = middle }
    }
    guard wide < size.width else { return size }
    let balanced = host.measure(
      text, in: CGSize(width: wide.rounded(.up), height: room.height))
    return balanced.height == size.height ? balanced : size
  }
}
