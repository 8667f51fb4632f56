import HUDLayers

/// Indicator, status, detail and button with the insets around them: in a column, or with the
/// indicator or the button beside the texts.
@MainActor struct PanelRows {
  let model: PanelModel
  /// The full size of the indicator, before it is shrunk; zero if there is no indicator.
  let indicator: CGSize
  /// The size of the part of the host in which the panel has to fit.
  let visible: CGSize
  let host: any HUD.Host
  /// Whether indicator, texts and button are side by side, in this order in reading direction.
  let isArrangedBeside: Bool
  /// Whether insets, spacings and margins are as small as possible.
  var isTight = false
  /// The factor by which the whole panel is scaled down. All lengths here are unscaled.
  var scale: CGFloat = 1
  private(set) var sizes = [CGSize](repeating: .zero, count: PanelRow.allCases.count)

  var style: HUD.Style { model.style }
  private var metrics: Metrics { model.metrics }

  /// The size of a row. A row without height counts as missing, and there is no gap for it.
  subscript(row: PanelRow) -> CGSize {
    get { sizes[row.rawValue] }
    set { sizes[row.rawValue] = newValue.height > 0 ? newValue : .zero }
  }

  /// The largest size of the panel.
  var available: CGSize {
    func limited(_ visible: CGFloat, _ maximum: CGFloat) -> CGFloat {
      let margin = isTight ? min(style.margin, visible / 8) : style.margin
      let room = max(visible - 2 * margin, 0)
      return (maximum > 0 ? min(room, maximum) : room) / scale
    }
    return CGSize(
      width: limited(visible.width, style.maximumSize.width),
      height: limited(visible.height, style.maximumSize.height))
  }

  /// The factor by which the panel has to be scaled down to fit; at least 1 if it fits as it is.
  var fittingScale: CGFloat {
    let (panel, available) = (panel, available.scaled(by: scale))
    return min(available.width / panel.width, available.height / panel.height)
  }

  /// Returns the space for a row between the insets, if the other rows keep their sizes. A row
  /// beside the column may be as high as the whole space between the insets.
  func room(for row: PanelRow) -> CGSize {
    let others = isBeside(row) ? 0 : columnSize.height - self[row].height
    return CGSize(
      width: available.width - insets.left - insets.right - widthBeside,
      height: available.height - insets.top - insets.bottom - others)
  }

  /// Returns the space that a text may take if it may be as high as `height`. The space grows with
  /// the user's text size. In the filled finish, the space is narrower below an indicator, so that
  /// the panel is not flat, and at least as wide as a button below the text. There is space for at
  /// least about three letters: less is unreadable.
  func textRoom(for text: Text, height: CGFloat = .infinity) -> CGSize {
    let maximum = style.maximumStatusSize.scaled(by: max(metrics.textScale, 1))
    let button = style.isFilled && !isBeside(.button) ? self[.button].width : 0
    let part = style.isFilled && isInColumn(.indicator) ? 0.8 : 1
    let width = min(max(maximum.width * part, button), room(for: .status).width)
    return CGSize(
      width: max(width, 1.5 * text.font.size), height: max(min(maximum.height, height), 1))
  }

  var buttonTitle: Text? { (isArrangedBeside ? model.closeMark : nil) ?? model.buttonTitle }

  /// The space between the button's title and its edges.
  var buttonPadding: CGSize {
    if isArrangedBeside, model.closeMark != nil { return CGSize(width: 6, height: 4) }
    guard style.isFilled, !isTight else { return CGSize(width: 10, height: isTight ? 4 : 6) }
    return CGSize(width: isArrangedBeside ? 14 : 20, height: 7)
  }

  /// The smallest height of a button.
  var buttonHeight: CGFloat { style.isFilled ? isTight ? 28 : 36 : 0 }

  /// The size of the panel. Ask for it once, because it is computed from all rows.
  var panel: CGSize {
    let (content, insets, smallest) = (content, insets, smallestSize.limited(to: available))
    var size = CGSize(
      width: max(content.width + insets.left + insets.right, smallest.width),
      height: max(content.height + insets.top + insets.bottom, smallest.height))
    if style.isSquare {
      // If there is too little space for the square, each side is as long as the available space
      // allows, but never shorter than the content needs.
      let side = max(size.width, size.height)
      size.width = max(size.width, min(side, available.width))
      size.height = max(size.height, min(side, available.height))
    }
    return size
  }

  /// Returns the frame of a row in the panel. All rows together are centred inside the insets, even
  /// if the panel is larger than the rows need.
  func frame(of row: PanelRow, in panel: CGSize) -> CGRect {
    var size = self[row]
    guard size != .zero else { return .zero }
    var middle = CGPoint(
      x: (panel.width + insets.left - insets.right) / 2,
      y: (panel.height + insets.top - insets.bottom) / 2)
    let (content, columnSize) = (content, columnSize)
    // The distance from the middle of the content to the middle of the row, in reading direction.
    var ahead: CGFloat = 0
    if isBeside(row) {
      ahead = (content.width - size.width) / 2 * (row == .button ? 1 : -1)
    } else {
      if row == .button, style.isFilled { size.width = columnSize.width }
      ahead = widthBeside(.indicator) / 2 - widthBeside(.button) / 2
      if hasPartsBeside { ahead -= (columnSize.width - size.width) / 2 }
      let column = column
      middle.y += (size.height - columnSize.height) / 2
      for (above, below) in zip(column, column.dropFirst()).prefix(while: { $0.0 != row }) {
        middle.y += self[above].height + gap(above, below)
      }
    }
    middle.x += metrics.isRightToLeft ? -ahead : ahead
    return CGRect(center: middle, size: row == .indicator ? indicator.fitted(into: size) : size)
  }

  /// Returns the radius of the panel's corners. It is the style's radius, or larger around a round
  /// button below the texts, so that both have corners with the same centres. It is smaller if the
  /// corners would otherwise come closer than 2 points to a text.
  func cornerRadius(in panel: CGSize) -> CGFloat {
    var wanted = isCapsule ? style.cornerRadiusWithoutIndicator : style.cornerRadius
    if style.isFilled, !style.finish.isFlat, isInColumn(.button), wanted > insets.bottom {
      wanted = max(wanted, self[.button].height / 2 + insets.bottom)
    }
    let largest = min(wanted, panel.width / 2, panel.height / 2)
    return [PanelRow.status, .detail].filter { self[$0] != .zero }.reduce(largest) { radius, row in
      let frame = frame(of: row, in: panel)
      // The distances of the text from the nearest corner of the panel, minus the 2 points.
      let x = min(frame.minX, panel.width - frame.maxX) - 2
      let y = min(frame.minY, panel.height - frame.maxY) - 2
      return min(radius, x > 0 && y > 0 ? x + y + 2 + (2 * x * y).squareRoot() : max(x, y) + 2)
    }
  }

  // MARK: Distances

  /// Whether the indicator is wide, as a bar is.
  var isWide: Bool { indicator.width > 1.5 * indicator.height }

  func isBeside(_ row: PanelRow) -> Bool {
    isArrangedBeside && (row == .indicator || row == .button) && self[row] != .zero
  }

  /// Whether the indicator or the button is beside the texts, whose lines then begin where reading
  /// begins.
  var hasPartsBeside: Bool { isBeside(.indicator) || isBeside(.button) }

  /// The width that a row beside the texts takes, with the gap next to it; zero for other rows.
  private func widthBeside(_ row: PanelRow) -> CGFloat {
    isBeside(row) ? self[row].width + spacing * (row == .button ? 7 : 5) / 6 : 0
  }

  private var widthBeside: CGFloat { widthBeside(.indicator) + widthBeside(.button) }

  /// Whether the panel has at most two lines of text, and no indicator or button above or below the
  /// text.
  var isCapsule: Bool {
    // In every script, two lines of text are lower than `limit`, and three lines are higher.
    let limit = 3.2 * style.statusFont.size * metrics.textScale
    return !isInColumn(.indicator) && !isInColumn(.button)
      && self[.status].height + self[.detail].height <= limit
  }

  /// The rows that are one below the other. In the filled finish a bar is below the status.
  private var column: [PanelRow] {
    (isBelowStatus ? [.status, .indicator, .detail, .button] : PanelRow.allCases)
      .filter(isInColumn)
  }

  private func isInColumn(_ row: PanelRow) -> Bool { self[row] != .zero && !isBeside(row) }

  // Match the shape and not `kind`, which compares names, because this property is read often.
  private var isBelowStatus: Bool {
    if case .progress(.bar, _) = model.indicator.shape { style.isFilled } else { false }
  }

  private var content: CGSize {
    let column = columnSize
    // The flat finish follows libadwaita, whose toasts are equally high with and without a button.
    let height = style.finish.isFlat && isCapsule ? max(column.height, buttonHeight) : column.height
    return CGSize(
      width: column.width + widthBeside,
      height: PanelRow.allCases.filter(isBeside).reduce(height) { max($0, self[$1].height) })
  }

  private var columnSize: CGSize {
    let column = column
    let gaps = zip(column, column.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
    return column.reduce(into: CGSize(width: 0, height: gaps)) { size, row in
      size.width = max(size.width, self[row].width)
      size.height += self[row].height
    }
  }

  /// Returns the distance between two rows. In the filled finish, this distance is smaller between
  /// two texts and between a text and a bar, and greater above a button.
  private func gap(_ above: PanelRow, _ below: PanelRow) -> CGFloat {
    guard style.isFilled else { return spacing }
    return switch (above, below) {
    case (.status, .detail): spacing / 3
    case (.status, .indicator): spacing * 2 / 3
    case (.indicator, .detail) where isBelowStatus: spacing * 2 / 3
    case (_, .button): spacing * 4 / 3
    default: spacing
    }
  }

  private var spacing: CGFloat { isTight ? min(style.spacing * 0.5, 6) : style.spacing }

  /// The space between the rows and the edges of the panel. In the filled finish, a capsule has
  /// less space above and below its text, and more space beside the text.
  ///
  /// A button in the capsule is equally far from the three edges next to it, so that the round ends
  /// of button and capsule have the same centre. An indicator is a little farther from the end of
  /// the capsule. A flat capsule has the insets of libadwaita's toasts. Its button is less round,
  /// and is twice as far from the end of the capsule as from the other edges.
  private var insets: HUD.Insets {
    if isTight { return style.insets.map { min($0 * 0.4, 8) } }
    var insets = style.insets
    guard style.isFilled, isCapsule else { return insets }
    let (hasButton, isFlat) = (isBeside(.button), style.finish.isFlat)
    let (part, side) = isFlat ? (0.25, 0.9) : (hasButton ? 0.5 : 0.6, 1.1)
    insets.top *= part
    insets.bottom *= part
    let height = (insets.top + insets.bottom) / 2
    let aboveButton = height + (content.height - self[.button].height) / 2
    let first = isBeside(.indicator) && !isFlat ? height * 1.3 : nil
    let last = hasButton ? isFlat ? 2 * aboveButton : aboveButton : nil
    insets.left = (metrics.isRightToLeft ? last : first) ?? insets.left * side
    insets.right = (metrics.isRightToLeft ? first : last) ?? insets.right * side
    return insets
  }

  private var smallestSize: CGSize {
    let isOwn = style.minimumSize != .zero || isWide || !isInColumn(.indicator)
    guard style.isFilled, !isOwn else { return style.minimumSize }
    let side = column == [.indicator] ? style.ownMinimum - 24 : style.ownMinimum
    return CGSize(width: side, height: side)
  }
}
