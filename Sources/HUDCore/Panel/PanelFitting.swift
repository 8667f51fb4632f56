import HUDLayers

/// Arranges a panel's content in rows in the space that there is. Indicator and button are beside
/// the texts if they may be and if each word of the texts still fits on one line.
///
/// If there is too little space for all parts, the panel makes concessions in this order:
///
/// 1. Insets and spacings tighten.
/// 2. The indicator shrinks, to 20 points.
/// 3. The detail is cut, and left out if not even one line of it fits.
/// 4. The status is cut, line by line, to one line.
///
/// If that is not enough, the whole panel is scaled down. So no button is ever lost.
@MainActor struct PanelFitting {
  private let model: PanelModel
  private let indicator: CGSize
  /// The texts that the panel shows: all texts, or all but the detail.
  private var texts: [(row: PanelRows.Row, text: Text)]
  private let title: Text?
  private let visible: CGSize
  private let host: any HUD.Host
  /// The factor by which the whole panel is scaled down.
  private var scale: CGFloat = 1
  /// The size of the whole title of the button. It is measured once for each scale, because
  /// measuring a button may search the system's whole theme.
  private var titleSize = CGSize.zero

  /// The length at which an indicator stops shrinking. If the panel is too wide, this is the
  /// smallest width of the indicator; if the panel is too high, the smallest height.
  private static let smallestIndicator: CGFloat = 20
  private static let smallestScale: CGFloat = 0.02

  /// - Parameters:
  ///   - indicator: The size of the indicator; zero if there is none.
  ///   - visible: The size of the part of the host in which the panel has to fit.
  init(_ model: PanelModel, indicator: CGSize, visible: CGSize, on host: any HUD.Host) {
    self.model = model
    self.indicator = indicator
    self.visible = visible
    self.host = host
    texts = [(.status, model.status), (.detail, model.detail)].compactMap { row, text in
      text.map { (row, $0) }
    }
    title = model.buttonTitle
  }

  /// Returns the rows, or nil if nothing can be shown in so little space.
  mutating func rows() -> PanelRows? {
    let allTexts = texts
    while scale > Self.smallestScale {
      titleSize = measuredTitle()
      for hasDetail in [true, false] {
        texts = hasDetail ? allTexts : Array(allTexts.prefix(1))
        if let rows = wholeRows() ?? cutRows() { return rows }
      }
      scale *= 0.85
    }
    return nil
  }

  /// Returns all parts in their full size, or nil if they do not fit.
  private func wholeRows() -> PanelRows? {
    for tightness in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] where scale == 1 || tightness == 1 {
      for isBeside in mayBeBeside ? [true, false] : [false] {
        let rows = draft(tightness: tightness, isBeside: isBeside)
        let isWhole = rows.fits && hasAllTexts(rows)
        if isWhole, !isBeside || keepsWords(rows) && (rows.isCapsule || isArrangedBeside) {
          return rows
        }
      }
    }
    return nil
  }

  /// Returns the tightest rows with a smaller indicator and with the last text cut, or nil if they
  /// still do not fit. The button's title is cut too, to two letters.
  private func cutRows() -> PanelRows? {
    var rows = draft(tightness: 1)
    let room = rows.roomWidth
    if let title {
      let smallest = 2 * (rows.buttonPadding.width + title.font.size)
      guard room >= min(rows[.button].width, smallest) else { return nil }
      rows[.button].width = min(rows[.button].width, room)
    }
    if rows[.indicator] != .zero {
      let height = indicator.height - rows.excessHeight
      rows[.indicator] = indicator.scaled(
        by: min(
          max(room, Self.smallestIndicator) / indicator.width,
          max(height, Self.smallestIndicator) / indicator.height, 1))
    }
    if let (row, text) = texts.last, !rows.fits {
      rows[row] = size(
        of: text,
        in: CGSize(width: rows.textRoom.width, height: rows[row].height - rows.excessHeight))
    }
    return rows.fits && hasAllTexts(rows) ? rows : nil
  }

  private func hasAllTexts(_ rows: PanelRows) -> Bool {
    texts.allSatisfy { rows[$0.row] != .zero }
  }

  /// Returns all parts in their full size, even if they do not fit. A text of which not even one
  /// line fits is missing.
  private func draft(tightness: CGFloat, isBeside: Bool = false) -> PanelRows {
    var rows = PanelRows(
      model, isArrangedBeside: isBeside, tightness: tightness, scale: scale, visible: visible)
    if indicator.width > 0 { rows[.indicator] = isBeside ? indicatorBeside : indicator }
    if title != nil {
      let padding = rows.buttonPadding
      rows[.button] = CGSize(
        width: titleSize.width + 2 * padding.width,
        height: max(titleSize.height + 2 * padding.height, rows.buttonHeight))
    }
    for (row, text) in texts { rows[row] = size(of: text, in: rows.textRoom) }
    return rows
  }

  private func size(of text: Text, in room: CGSize) -> CGSize {
    host.measure(
      text.scaled(by: scale), in: room.scaled(by: scale), balances: style.isFilled
    ).scaled(by: 1 / scale)
  }

  private func measuredTitle() -> CGSize {
    guard let title else { return .zero }
    let padding = style.buttonPadding(isBeside: mayBeBeside, tightness: 0)
    let button = host.measureButton(
      title.scaled(by: scale), padding: padding.scaled(by: scale)
    ).scaled(by: 1 / scale)
    return CGSize(
      width: button.width - 2 * padding.width, height: button.height - 2 * padding.height)
  }

  private var style: HUD.Style { model.resolvedOptions.style }

  // MARK: Beside the texts

  /// Whether indicator and button may be beside the texts.
  private var mayBeBeside: Bool {
    // A short text alone has its button beside it in any arrangement.
    let isAlone = style.isFilled && indicator.width == 0 && texts.count == 1 && title != nil
    return isAlone || isArrangedBeside && !texts.isEmpty
  }

  /// Whether the style asks for an indicator beside the texts. A wide one, such as a bar, stays
  /// above them, and so does any at the largest text sizes, where the texts need the whole width.
  private var isArrangedBeside: Bool {
    guard model.metrics.textScale < 1.5, indicator.width <= 1.5 * indicator.height else {
      return false
    }
    return style.arrangement == .beside
      || style.arrangement == .automatic && model.resolvedOptions.behavior.position.isAtEdge
  }

  /// The size of the indicator beside the texts: as high as a line and a half, but for a view or
  /// layer of the app, which keeps its size.
  private var indicatorBeside: CGSize {
    if case .custom = model.design.indicator.shape { return indicator }
    let height = 1.6 * style.statusFont.size * max(model.metrics.textScale, 1)
    return indicator.scaled(by: min(height / indicator.height, 1))
  }

  /// Whether each word of the text fits on one line.
  private func keepsWords(_ rows: PanelRows) -> Bool {
    texts.allSatisfy {
      host.longestWord(of: $0.text.scaled(by: scale)) <= rows.textRoom.width * scale
    }
  }
}
