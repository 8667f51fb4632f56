import HUDLayers

extension PanelRows {
  /// Returns the rows of a panel in the space that there is. Indicator and button are beside the
  /// texts if they may be and if each word of the texts still fits on one line.
  ///
  /// If there is too little space, the panel makes concessions until it fits. It takes none of them
  /// back, so a part that was given up does not come back in less space. At last, the whole panel is
  /// scaled down, so no button is ever lost. Returns nil if nothing can be shown in so little space.
  static func fitted(
    _ model: PanelModel, indicator: CGSize, visible: CGSize, on host: any HUD.Host
  ) -> PanelRows? {
    guard visible.width >= 1, visible.height >= 1 else { return nil }
    var arrangements = [true, false].map {
      PanelRows(
        model: model, indicator: indicator, visible: visible, host: host, isArrangedBeside: $0)
    }
    for concession in concessions {
      for index in arrangements.indices {
        concession(&arrangements[index])
        guard arrangements[index].keepsWords else { continue }
        let rows = arrangements[index].balanced
        // Sums of fractions are not exact.
        if rows.fittingScale > 1 - 1e-9 { return rows }
      }
    }
    let best = arrangements.filter(\.keepsWords).max { $0.fittingScale < $1.fittingScale }
    guard var rows = best, rows.fittingScale > 0.02 else { return nil }
    // Leave some space, because hosts round sizes up to whole points.
    rows.scale = 0.97 * rows.fittingScale
    for concession in concessions.dropFirst() { concession(&rows) }
    // Leave out a text that is wider than its room: in a smaller font it may be just as wide.
    for (row, text) in rows.texts where rows[row].width > rows.textRoom(for: text).width + 1 {
      rows[row] = .zero
    }
    rows.scale = min(rows.scale, rows.fittingScale)
    return rows.balanced
  }

  /// The concessions of a panel that has too little space, in the order in which it makes them.
  private static var concessions: [(inout PanelRows) -> Void] {
    [
      // Nothing.
      { $0.fill(isTight: false) },
      // Insets, spacings and margins tighten.
      { $0.fill(isTight: true) },
      // The indicator shrinks, to 20 points, and the button's title is cut, to two letters.
      { $0.shrink() },
      // The detail is cut, line by line, and then left out.
      { $0.measure($0.texts.dropFirst(), isCut: true) },
      { rows in for (row, _) in rows.texts.dropFirst() { rows[row] = .zero } },
      // The status is cut, line by line, to one line.
      { $0.measure($0.texts.prefix(1), isCut: true) },
    ]
  }

  // MARK: The parts

  /// Gives all parts their full size, even if they do not fit.
  private mutating func fill(isTight: Bool) {
    self.isTight = isTight
    guard isPossible else { return }
    self[.indicator] = isArrangedBeside ? indicatorBeside : indicator
    if let title = buttonTitle {
      self[.button] = host.measureButton(
        title.scaled(by: scale), padding: buttonPadding.scaled(by: scale)
      ).scaled(by: 1 / scale)
      self[.button].height = max(self[.button].height, buttonHeight)
      // A circle around the mark.
      if title == model.closeMark { self[.button].width = self[.button].height }
    }
    measure(texts[...], isCut: false)
  }

  private mutating func shrink() {
    var room = room(for: .indicator)
    // Beside the texts there is enough width, because the texts take what is left.
    if isArrangedBeside { room.width = .infinity }
    if let title = buttonTitle {
      let twoLetters = 2 * (buttonPadding.width + title.font.size)
      self[.button].width = min(self[.button].width, max(room.width, twoLetters))
    }
    // If the panel is too wide, the width has at least 20 points; if it is too high, the height. A
    // narrower bar leaves no more height to the texts than the whole bar.
    room = CGSize(width: max(room.width, 20), height: max(room.height, 20))
    self[.indicator] = indicator.fitted(into: room.limited(to: self[.indicator]))
    self[.indicator].height = max(self[.indicator].height, min(indicator.height, 20))
  }

  /// Gives the texts as many lines as there is room for, or as they may have if nothing is cut.
  private mutating func measure(_ texts: ArraySlice<(row: Row, text: Text)>, isCut: Bool) {
    for (row, text) in texts {
      let height = isCut ? room(for: row).height : .infinity
      self[row] = .zero
      self[row] = size(of: text, in: textRoom(for: text, height: height))
    }
  }

  private func size(of text: Text, in room: CGSize) -> CGSize {
    host.measure(text.scaled(by: scale), in: room.scaled(by: scale)).scaled(by: 1 / scale)
  }

  /// The same rows with lines of about equal length, in the filled finish, if they are not too high.
  private var balanced: PanelRows {
    var rows = self
    for (row, text) in texts where style.isFilled && panel.height <= available.height + 1e-6 {
      rows[row].width = balancedWidth(of: text, in: self[row])
    }
    return rows
  }

  /// Returns the smallest width in which the text has as many lines as in `natural`.
  private func balancedWidth(of text: Text, in natural: CGSize) -> CGFloat {
    func measured(_ width: CGFloat) -> (width: CGFloat, isHigher: Bool) {
      let size = size(of: text, in: CGSize(width: width, height: 10_000))
      return (size.width, size.height > natural.height + 0.5)
    }
    // Balance only a text that may have two lines: it wraps, and its height is at least twice the
    // font size. Do not balance a truncated text, because it needs all the width that it can get.
    guard text.wraps, natural.height >= 2 * text.font.size, !measured(natural.width).isHigher else {
      return natural.width
    }
    // Keep the text at least as wide as its longest word, so that no word is broken.
    var (narrow, wide) = (max(natural.width / 2, longestWord(of: text)), natural.width)
    while wide - narrow > 2 {
      let middle = (narrow + wide) / 2
      if measured(middle).isHigher { narrow = middle } else { wide = middle }
    }
    guard wide < natural.width else { return natural.width }
    let balanced = measured(wide.rounded(.up))
    return balanced.isHigher ? natural.width : balanced.width
  }

  /// Returns the width of the longest word, or zero if the script has no spaces between words. Such
  /// scripts begin with Thai, except for Latin and Greek letters and for punctuation.
  private func longestWord(of text: Text) -> CGFloat {
    let words = text.string.split(whereSeparator: \.isWhitespace)
    guard let word = words.max(by: { $0.count < $1.count }),
      word.unicodeScalars.allSatisfy({ $0.value < 0xE00 || (0x1E00..<0x2E80).contains($0.value) })
    else { return 0 }
    let text = Text(string: String(word), font: text.font, wraps: false)
    return size(of: text, in: Text.unlimitedRoom).width
  }

  private var texts: [(row: Row, text: Text)] {
    [(.status, model.status), (.detail, model.detail)].compactMap { row, text in
      text.map { (row, $0) }
    }
  }

  // MARK: Beside the texts

  /// Whether this arrangement is allowed. In the filled finish, the button may always be beside a
  /// single text without an indicator, and beside two texts if there is too little space.
  private var isPossible: Bool {
    let isAlone = style.isFilled && indicator.width == 0 && (texts.count == 1 || isTight)
    return !isArrangedBeside
      || !texts.isEmpty && (prefersBeside || isAlone && model.buttonTitle != nil)
  }

  /// Whether the style asks for an indicator beside the texts. A wide one, such as a bar, stays
  /// above them, and so does any at the largest text sizes, where the texts need the whole width.
  private var prefersBeside: Bool {
    let isWanted =
      style.arrangement == .beside
      || style.arrangement == .automatic && model.resolvedOptions.behavior.position.isAtEdge
    return isWanted && model.metrics.textScale < 1.5 && !isWide
  }

  /// The size of the indicator beside the texts: as high as a line and a half, but for a view or
  /// layer of the app, which keeps its size.
  private var indicatorBeside: CGSize {
    if case .custom = model.design.indicator.shape { return indicator }
    let height = 1.6 * style.statusFont.size * max(model.metrics.textScale, 1)
    return indicator.scaled(by: min(height / indicator.height, 1))
  }

  /// Whether each word of the texts beside other parts fits on one line.
  private var keepsWords: Bool {
    !isArrangedBeside
      || isPossible && (isCapsule || prefersBeside)
        && texts.allSatisfy { longestWord(of: $0.text) <= textRoom(for: $0.text).width }
  }
}
