import HUDLayers

extension HUD.Host {
  /// Returns the size of `text` in `room`. Returns zero if the text does not fit even when it is
  /// truncated, because half a letter is not worth showing.
  ///
  /// - Parameter balances: Whether the lines of a longer text are made about equally long.
  func measure(_ text: Text, in room: CGSize, balances: Bool) -> CGSize {
    guard room.width >= 1, room.height >= 1 else { return .zero }
    let size = measure(text, in: room)
    guard size.width <= room.width, size.height <= room.height, isReadable(text, in: room) else {
      return .zero
    }
    return balances ? balanced(text, size, in: room) : size
  }

  /// Returns the width of the longest word, or zero if the script has no spaces between words. Such
  /// scripts begin with Thai, except for Latin and Greek letters and for punctuation.
  func longestWord(of text: Text) -> CGFloat {
    let words = text.string.split(whereSeparator: \.isWhitespace)
    guard let word = words.max(by: { $0.count < $1.count }),
      word.unicodeScalars.allSatisfy({ $0.value < 0xE00 || (0x1E00..<0x2E80).contains($0.value) })
    else { return 0 }
    return measure(
      Text(string: String(word), font: text.font, wraps: false), in: Text.unlimitedRoom
    ).width
  }

  /// Whether a line has room for about three letters, or for the whole text. In a narrower space,
  /// the text would be an unreadable column of letters.
  private func isReadable(_ text: Text, in room: CGSize) -> Bool {
    room.width >= 1.5 * text.font.size || measure(text, in: Text.unlimitedRoom).width <= room.width
  }

  /// Returns the narrowest size in which the text has as many lines as in `size`.
  private func balanced(_ text: Text, _ size: CGSize, in room: CGSize) -> CGSize {
    func height(_ width: CGFloat) -> CGFloat {
      measure(text, in: CGSize(width: width, height: 10_000)).height
    }
    // Balance only a text that may have two lines: it wraps, and its height is at least twice the
    // font size. Do not balance a truncated text, because it needs all the width that it can get.
    guard text.wraps, size.height >= 2 * text.font.size, height(room.width) <= size.height else {
      return size
    }
    // Keep the text at least as wide as its longest word, so that no word is broken.
    var (narrow, wide) = (max(size.width / 2, longestWord(of: text)), size.width)
    while wide - narrow > 2 {
      let middle = (narrow + wide) / 2
      if height(middle) > size.height { narrow = middle } else { wide = middle }
    }
    guard wide < size.width else { return size }
    let balanced = measure(text, in: CGSize(width: wide.rounded(.up), height: room.height))
    return balanced.height == size.height ? balanced : size
  }
}
