import HUDLayers

/// Arranges as much of a panel's content in rows as there is space for.
///
/// If there is too little space for all parts, they give way in this order:
///
/// 1. Insets and spacings tighten.
/// 2. The indicator shrinks, to 20 points.
/// 3. The detail is cut, then left out.
/// 4. The status is cut, line by line, to one line.
/// 5. The indicator is left out.
/// 6. The title of the button shrinks, to 11 points.
/// 7. The margin around the panel shrinks.
/// 8. The button is left out. If the button cancels, the status is left out instead.
///
/// A part that is left out frees height for the other parts. So the earlier steps are then tried
/// again, and go only as far as they are still needed. Width cannot be freed in this way: a part
/// that is too wide has to shrink or wrap.
// Not copyable, because the functions that copy such a large struct take much machine code.
struct PanelFitting: ~Copyable {
  private let sizes: Layout.Sizes
  private let style: HUD.Style
  private let visible: CGSize
  private let metrics: Metrics
  private var title: TitleFitting?

  /// The parts of the panel that are still shown, and the margin and font size that were reduced to
  /// make them fit.
  private struct Parts {
    var rows: Set<PanelRows.Row>
    var margin: CGFloat
    /// The largest size of the title's font.
    var titleSize = CGFloat.infinity
  }

  /// The length at which an indicator stops shrinking. If the panel is too wide, this is the
  /// smallest width of the indicator; if the panel is too high, the smallest height.
  private static let smallestIndicator: CGFloat = 20
  private static let smallestMargin: CGFloat = 4
  private static let tightnesses: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]

  init(_ sizes: Layout.Sizes, style: HUD.Style, visible: CGSize, metrics: Metrics) {
    self.sizes = sizes
    self.style = style
    self.visible = visible
    self.metrics = metrics
    title = sizes.button.map { TitleFitting($0, style: style) }
  }

  mutating func rows() -> PanelRows {
    let rowsThere = PanelRows.Row.allCases.filter { isThere($0) }
    var parts = Parts(rows: Set(rowsThere), margin: style.margin)
    if parts.rows.isEmpty { return emptyRows(parts, tightness: 0) }
    if let rows = rows(for: parts) { return rows }
    for concede in concessions {
      concede(&parts)
      if let rows = rows(for: parts) { return rows }
    }
    // Neither a text nor the button fits on its own. So show only the indicator, if there is one,
    // as small as necessary.
    var rows = emptyRows(parts, tightness: 1)
    rows[.indicator] = sizes.indicator
    return rows
  }

  private var concessions: [(inout Parts) -> Void] {
    let text = text
    let cancels = sizes.button?.cancels == true
    let shrinkTitle = (sizes.button?.smallerTitleSizes ?? []).map { size in
      { (parts: inout Parts) in parts.titleSize = size }
    }
    return [
      { if text != .detail { $0.rows.remove(.detail) } },
      { $0.rows.remove(.indicator) },
    ] + shrinkTitle + [
      { $0.margin = min($0.margin, Self.smallestMargin) },
      { $0.rows.formIntersection([cancels ? .button : text]) },
      { $0.rows = [cancels ? text : .button] },
    ]
  }

  /// The text that is left out last, and only to make space for the button.
  private var text: PanelRows.Row { sizes.status == nil ? .detail : .status }

  private func isThere(_ row: PanelRows.Row) -> Bool {
    switch row {
    case .indicator: sizes.indicator.width > 0 && sizes.indicator.height > 0
    case .status: sizes.status != nil
    case .detail: sizes.detail != nil
    case .button: sizes.button != nil
    }
  }

  private func emptyRows(_ parts: Parts, tightness: CGFloat) -> PanelRows {
    var style = style
    style.margin = parts.margin
    let room = CGRect(origin: .zero, size: visible).inset(by: HUD.Insets(all: style.margin)).size
    let maximum = style.maximumSize
    let available = CGSize(
      width: maximum.width > 0 ? min(room.width, maximum.width) : room.width,
      height: maximum.height > 0 ? min(room.height, maximum.height) : room.height)
    return PanelRows(style: style, tightness: tightness, available: available, metrics: metrics)
  }

  // MARK: One set of parts

  /// Returns the rows with all these parts, or nil if they do not fit.
  private mutating func rows(for parts: Parts) -> PanelRows? {
    guard parts.rows.contains(where: { isThere($0) }) else { return nil }
    if let rows = besideRows(parts, tightness: 0) { return rows }
    for tightness in Self.tightnesses {
      if let rows = draft(parts, tightness: tightness), rows.fits { return rows }
    }
    if let rows = shrunkRows(parts, cutsText: false) { return rows }
    if let rows = besideRows(parts, tightness: 1) { return rows }
    return shrunkRows(parts, cutsText: true) ?? besideRows(parts, tightness: 1, cutsText: true)
  }

  /// Returns the rows one below the other, even if they do not fit. Returns nil if a text or the
  /// button's title cannot be shown at all.
  private mutating func draft(
    _ parts: Parts, tightness: CGFloat, indicatorScale: CGFloat = 1, cutsText: Bool = false
  ) -> PanelRows? {
    var rows = emptyRows(parts, tightness: tightness)
    if parts.rows.contains(.indicator) {
      rows[.indicator] = CGSize(
        width: sizes.indicator.width * indicatorScale,
        height: sizes.indicator.height * indicatorScale)
    }
    if parts.rows.contains(.button) {
      title?.add(to: &rows, largest: parts.titleSize)
      guard rows.buttonTitle != nil else { return nil }
    }
    return addTexts(parts, to: &rows, cutsLast: cutsText) ? rows : nil
  }

  /// Returns the rows with a smaller indicator, or nil if they still do not fit. With `cutsText`
  /// the indicator has its smallest size, and the last text gets the space that is left.
  private mutating func shrunkRows(_ parts: Parts, cutsText: Bool) -> PanelRows? {
    guard parts.rows.contains(.indicator) else {
      guard cutsText else { return nil }
      return draft(parts, tightness: 1, cutsText: true).flatMap { $0.fits ? $0 : nil }
    }
    let natural = sizes.indicator
    let smallest = CGSize(
      width: min(Self.smallestIndicator / natural.width, 1),
      height: min(Self.smallestIndicator / natural.height, 1))
    var rows = emptyRows(parts, tightness: 1)
    rows[.indicator] = natural
    var scale = min(max(rows.room.width / natural.width, smallest.width), 1)
    if cutsText {
      scale = min(scale, smallest.height)
    } else {
      guard let whole = draft(parts, tightness: 1) else { return nil }
      let excess = whole.panel.height - whole.available.height
      scale = min(scale, max(1 - excess / natural.height, smallest.height))
    }
    return draft(parts, tightness: 1, indicatorScale: scale, cutsText: cutsText)
      .flatMap { $0.fits ? $0 : nil }
  }

  /// Returns one or two lines of text with a button beside them. Returns nil if the panel has other
  /// parts or another finish, or if the text and the button do not fit.
  private mutating func besideRows(
    _ parts: Parts, tightness: CGFloat, cutsText: Bool = false
  ) -> PanelRows? {
    guard style.isFilled, !parts.rows.contains(.indicator), texts(of: parts).count == 1,
      parts.rows.contains(.button)
    else { return nil }
    var rows = emptyRows(parts, tightness: tightness)
    rows.buttonIsBeside = true
    title?.add(to: &rows, largest: parts.titleSize)
    guard rows.buttonTitle != nil, addTexts(parts, to: &rows, cutsLast: cutsText) else {
      return nil
    }
    return rows.fits && rows.isCapsule ? rows : nil
  }

  private func texts(of parts: Parts) -> [PanelRows.Row] {
    [.status, .detail].filter { parts.rows.contains($0) && isThere($0) }
  }

  /// Adds the texts in full. With `cutsLast`, the last text is cut to the space that is left.
  ///
  /// - Returns: False if there is no space for even one line of a text. Also false if a word is
  ///   broken, but would be whole with tighter insets.
  private func addTexts(_ parts: Parts, to rows: inout PanelRows, cutsLast: Bool) -> Bool {
    let texts = texts(of: parts)
    for row in texts {
      guard let text = row == .status ? sizes.status : sizes.detail else { continue }
      let room = cutsLast && row == texts.last ? rows.textRoom : rows.largestTextRoom
      let size = text.size(room)
      // Search for a broken word only if the text is nearly as wide as the room. Otherwise no word
      // is broken.
      if size.width > room.width * 0.75, breaksWord(of: text, in: rows, parts) { return false }
      rows[row] = size
      if cutsLast, row == texts.last, rows[row] != .zero, !rows.fits {
        // If the text has too many lines for a capsule, the panel is no capsule and has larger
        // insets, with which it may be too high. So cut the text by the excess height.
        let excess = rows.panel.height - rows.available.height
        rows[row] = text.size(
          CGSize(width: rows.largestTextRoom.width, height: rows[row].height - excess))
      }
      if rows[row] == .zero { return false }
    }
    return true
  }
}

extension PanelFitting {
  /// Whether a word is broken now, but would be whole with the tightest insets.
  private func breaksWord(
    of text: Layout.Sizes.Text, in rows: PanelRows, _ parts: Parts
  ) -> Bool {
    let (width, tight) = (
      rows.largestTextRoom.width, emptyRows(parts, tightness: 1).largestTextRoom.width
    )
    guard rows.tightness < 1, width < tight else { return false }
    return (width.nextUp...tight).contains(text.longestWord())
  }
}

extension HUD.Style {
  /// Returns the style with smaller insets and spacings.
  ///
  /// - Parameter tightness: 0 changes nothing; 1 leaves the least that still looks good.
  func tightened(by tightness: CGFloat) -> HUD.Style {
    func tight(_ length: CGFloat, _ share: CGFloat, atMost limit: CGFloat) -> CGFloat {
      length + (min(length * share, limit) - length) * tightness
    }
    var style = self
    style.insets = HUD.Insets(
      top: tight(insets.top, 0.4, atMost: 8), left: tight(insets.left, 0.4, atMost: 8),
      bottom: tight(insets.bottom, 0.4, atMost: 8), right: tight(insets.right, 0.4, atMost: 8))
    style.spacing = tight(spacing, 0.5, atMost: 6)
    return style
  }
}
