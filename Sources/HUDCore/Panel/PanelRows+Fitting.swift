import HUDLayers

extension PanelRows {
  /// Returns rows that fit into `visible`. Indicator and button are beside the texts if this is
  /// allowed and if each word of the texts still fits on one line.
  ///
  /// If there is too little space, the panel makes concessions until it fits. It takes none of them
  /// back, so a part that was given up does not come back in less space. As a last resort, the
  /// whole panel is scaled down, so no button is ever lost. Returns nil if `visible` is too small.
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
        // Allow for rounding errors in sums of fractions.
        if rows.fittingScale > 1 - 1e-9 { return rows }
      }
    }
    let best = arrangements.filter(\.keepsWords).max { $0.fittingScale < $1.fittingScale }
    guard var rows = best, rows.fittingScale > 0.02 else { return nil }
    // Leave some space, because hosts round sizes up to whole points.
    rows.scale = 0.97 * rows.fittingScale
    for concession in concessions.dropFirst() { concession(&rows) }
    // Leave out a text that is wider than its room: a smaller font need not make it narrower.
    for (row, text) in rows.model.texts where rows[row].width > rows.textRoom(for: text).width + 1 {
      rows[row] = .zero
    }
    rows.scale = min(rows.scale, rows.fittingScale)
    return rows.balanced
  }

  /// The concessions of a panel that has too little space, in the order in which it makes them.
  private static var concessions: [(inout PanelRows) -> Void] {
    [
      // No concession: all parts have their full size.
      { $0.fill(isTight: false) },
      // Insets, spacings and margins tighten.
      { $0.fill(isTight: true) },
      // The indicator shrinks to 20 points or more, and the button's title to two letters or more.
      { $0.shrink() },
      // A detail below a status is cut, line by line, and then left out.
      { $0.measure($0.model.texts.dropFirst(), isCut: true) },
      { rows in for (row, _) in rows.model.texts.dropFirst() { rows[row] = .zero } },
      // The first text, usually the status, is cut, line by line, to one line.
      { $0.measure($0.model.texts.prefix(1), isCut: true) },
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
      // Make a circle around the mark ×.
      if title == model.closeMark { self[.button].width = self[.button].height }
    }
    measure(model.texts[...], isCut: false)
  }

  private mutating func shrink() {
    var room = room(for: .indicator)
    // Beside the texts, indicator and button may have any width. The texts take what is left.
    if isArrangedBeside { room.width = .infinity }
    if let title = buttonTitle {
      let twoLetters = 2 * (buttonPadding.width + title.font.size)
      self[.button].width = min(self[.button].width, max(room.width, twoLetters))
    }
    // Leave room of at least 20 by 20 points for the indicator. A bar that gets narrower also gets
    // lower, but its row does not, so that the texts gain no height.
    room = CGSize(width: max(room.width, 20), height: max(room.height, 20))
    self[.indicator] = indicator.fitted(into: room.limited(to: self[.indicator]))
    self[.indicator].height = max(self[.indicator].height, min(indicator.height, 20))
  }

  /// Sets the sizes of the texts: cut to the free height if `isCut` is true, otherwise in full.
  private mutating func measure(_ texts: ArraySlice<(row: PanelRow, text: Text)>, isCut: Bool) {
    for (row, text) in texts {
      let height = isCut ? room(for: row).height : .infinity
      self[row] = .zero
      self[row] = size(of: text, in: textRoom(for: text, height: height))
    }
  }

  private func size(of text: Text, in room: CGSize) -> CGSize {
    host.measure(text.scaled(by: scale), in: room.scaled(by: scale)).scaled(by: 1 / scale)
  }

  /// These rows, but with lines of about equal length if the finish is filled and the rows fit.
  private var balanced: PanelRows {
    var rows = self
    for (row, text) in model.texts where style.isFilled && panel.height <= available.height + 1e-6 {
      rows[row].width = balancedWidth(of: text, in: self[row])
    }
    return rows
  }

  /// Returns the smallest width in which the text has as many lines as in `natural`.
  private func balancedWidth(of text: Text, in natural: CGSize) -> CGFloat {
    /// Returns the width of the lines in `room`; nil if they are more than in `natural`.
    func lines(in room: CGFloat) -> CGFloat? {
      let size = size(of: text, in: CGSize(width: room, height: 10_000))
      return size.height > natural.height + 0.5 ? nil : min(size.width, room)
    }
    // Balance only a text that may have two lines: it wraps, and its height is at least twice the
    // font size. Do not balance a truncated text, because it needs all the width that it can get.
    guard text.wraps, natural.height >= 2 * text.font.size, lines(in: natural.width) != nil else {
      return natural.width
    }
    // Keep the text at least as wide as its longest word, so that no word is broken.
    var (narrow, wide) = (max(natural.width / 2, longestWord(of: text)), natural.width)
    while wide - narrow > 2 {
      let middle = (narrow + wide) / 2
      if let width = lines(in: middle) { wide = width } else { narrow = middle }
    }
    return wide
  }

  /// Returns the width of the longest word, or zero if the script has no spaces between words. This
  /// is assumed from Thai (U+0E00) on, except for Latin, Greek and punctuation.
  private func longestWord(of text: Text) -> CGFloat {
    // A no-break space does not end a word.
    let words = text.string.parts(between: " \n")
    guard let word = words.max(by: { $0.count < $1.count }),
      word.unicodeScalars.allSatisfy({ $0.value < 0xE00 || (0x1E00..<0x2E80).contains($0.value) })
    else { return 0 }
    let text = Text(string: word, font: text.font, wraps: false)
    return size(of: text, in: Text.unlimitedRoom).width
  }

  // MARK: Beside the texts

  /// Whether this arrangement is allowed. Without an indicator, a filled style allows a button
  /// beside one text, and beside two texts if there is too little space. See also `prefersBeside`.
  private var isPossible: Bool {
    let isAlone = style.isFilled && indicator.width == 0 && (model.texts.count == 1 || isTight)
    return !isArrangedBeside
      || !model.texts.isEmpty && (prefersBeside || isAlone && model.buttonTitle != nil)
  }

  /// Whether the style asks for an indicator beside the texts. False for a wide indicator, such as
  /// a bar, and at the largest text sizes, at which the texts need the whole width.
  private var prefersBeside: Bool {
    let isWanted =
      style.arrangement == .beside
      || style.arrangement == .automatic && model.behavior.position.isAtEdge
    return isWanted && model.metrics.textScale < 1.5 && !isWide
  }

  /// The size of the indicator beside the texts, at most a line and a half high. A view or layer of
  /// the app keeps its size.
  private var indicatorBeside: CGSize {
    if case .custom = model.indicator.shape { return indicator }
    let height = 1.6 * style.statusFont.size * max(model.metrics.textScale, 1)
    return indicator.scaled(by: min(height / indicator.height, 1))
  }

  /// Whether this arrangement is allowed and suits the texts, whose words must fit beside a part.
  private var keepsWords: Bool {
    !isArrangedBeside
      || isPossible && (isCapsule || prefersBeside)
        && model.texts.allSatisfy { longestWord(of: $0.text) <= textRoom(for: $0.text).width }
  }
}
