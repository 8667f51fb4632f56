import HUDLayers

/// Arranges a panel's content in rows in the space that there is.
///
/// If there is too little space for all parts, they give way in this order:
///
/// 1. Insets and spacings tighten.
/// 2. The indicator shrinks, to 20 points.
/// 3. The detail is cut, then left out.
/// 4. The status is cut, line by line, to one line. The title of the button is cut too.
/// 5. A button that does not cancel is left out.
/// 6. The whole panel is scaled down.
// Not copyable, because the functions that copy such a large struct take much machine code.
struct PanelFitting: ~Copyable {
  private var sizes: Layout.Sizes
  private let style: HUD.Style
  private let visible: CGSize
  private let metrics: Metrics
  /// The factor by which the whole panel is scaled down.
  private var scale: CGFloat = 1
  /// The sizes of the button with all of its title, below the text and beside it. Measuring a button
  /// may search the system's whole theme.
  private var buttonSizes: [Bool: CGSize] = [:]

  /// The length at which an indicator stops shrinking. If the panel is too wide, this is the
  /// smallest width of the indicator; if the panel is too high, the smallest height.
  private static let smallestIndicator: CGFloat = 20
  private static let smallestScale: CGFloat = 0.02

  init(_ sizes: Layout.Sizes, style: HUD.Style, visible: CGSize, metrics: Metrics) {
    self.sizes = sizes
    self.style = style
    self.visible = visible
    self.metrics = metrics
  }

  mutating func rows() -> PanelRows {
    let hasText = sizes.status != nil || sizes.detail != nil
    let detail = sizes.detail
    while scale > Self.smallestScale, visible.width > 0, visible.height > 0 {
      sizes.detail = detail
      if let rows = fittingRows() { return rows }
      if sizes.status != nil, detail != nil {
        sizes.detail = nil
        if let rows = fittingRows() { return rows }
      }
      if let button = sizes.button, !button.cancels, hasText || sizes.hasIndicator {
        sizes.button = nil
      } else {
        scale *= 0.85
        buttonSizes = [:]
      }
    }
    // The host has no size, or cannot measure a text.
    scale = hasText ? 1 : 0
    (sizes.status, sizes.detail) = (nil, nil)
    return hasText ? rows() : emptyRows(tightness: 1)
  }

  /// Returns the rows with all of `sizes`, or nil if they do not fit.
  private mutating func fittingRows() -> PanelRows? {
    if let rows = besideRows(tightness: 0) { return rows }
    for tightness in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] where scale == 1 || tightness == 1 {
      if let rows = draft(tightness: tightness), rows.fits { return rows }
    }
    return shrunkRows(cutsText: false) ?? besideRows(tightness: 1) ?? shrunkRows(cutsText: true)
      ?? besideRows(tightness: 1, cutsText: true)
  }

  private func emptyRows(tightness: CGFloat) -> PanelRows {
    func scaled(_ length: CGFloat) -> CGFloat { scale > 0 ? length / scale : 0 }
    let maximum = style.maximumSize
    func available(_ room: CGFloat, _ maximum: CGFloat) -> CGFloat {
      let room = max(scaled(room) - 2 * style.margin, 0)
      return maximum > 0 ? min(room, scaled(maximum)) : room
    }
    let room = CGSize(
      width: available(visible.width, maximum.width),
      height: available(visible.height, maximum.height))
    return PanelRows(
      style: style, tightness: tightness, scale: scale, available: room, metrics: metrics)
  }

  /// Returns the rows one below the other, even if they do not fit. Returns nil if a text or the
  /// button's title cannot be shown at all.
  private mutating func draft(
    tightness: CGFloat, indicatorScale: CGFloat = 1, cutsText: Bool = false
  ) -> PanelRows? {
    var rows = emptyRows(tightness: tightness)
    if sizes.hasIndicator {
      rows[.indicator] = CGSize(
        width: sizes.indicator.width * indicatorScale,
        height: sizes.indicator.height * indicatorScale)
    }
    return addButton(to: &rows) && addTexts(to: &rows, cutsLast: cutsText) ? rows : nil
  }

  /// Returns the rows with a smaller indicator, or nil if they still do not fit. With `cutsText`
  /// the indicator has its smallest size, and the last text gets the space that is left.
  private mutating func shrunkRows(cutsText: Bool) -> PanelRows? {
    var indicatorScale: CGFloat = 1
    if sizes.hasIndicator {
      let natural = sizes.indicator
      var rows = emptyRows(tightness: 1)
      rows[.indicator] = natural
      indicatorScale = min(
        max(rows.room.width, Self.smallestIndicator) / natural.width, 1)
      var height = Self.smallestIndicator
      if !cutsText {
        guard let whole = draft(tightness: 1) else { return nil }
        height = max(natural.height - (whole.panel.height - whole.available.height), height)
      }
      indicatorScale = min(indicatorScale, height / natural.height)
    } else if !cutsText {
      return nil
    }
    guard
      let rows = draft(tightness: 1, indicatorScale: indicatorScale, cutsText: cutsText),
      rows.fits
    else { return nil }
    return rows
  }

  /// Returns one or two lines of text with a button beside them. Returns nil if the panel has other
  /// parts or another finish, or if the text and the button do not fit.
  private mutating func besideRows(tightness: CGFloat, cutsText: Bool = false) -> PanelRows? {
    guard style.isFilled, !sizes.hasIndicator, (sizes.status == nil) != (sizes.detail == nil),
      sizes.button != nil
    else { return nil }
    var rows = emptyRows(tightness: tightness)
    rows.buttonIsBeside = true
    guard addButton(to: &rows), rows.largestTextRoom.width >= sizes.longestWord(scale),
      addTexts(to: &rows, cutsLast: cutsText), rows.fits, rows.isCapsule
    else { return nil }
    return rows
  }

  /// Adds the button. A title is cut only if the insets are as tight as possible, and never beside a
  /// text.
  ///
  /// - Returns: False if there is no space for two letters of the title.
  private mutating func addButton(to rows: inout PanelRows) -> Bool {
    guard let button = sizes.button else { return true }
    let isBeside = rows.buttonIsBeside
    let natural = style.buttonPadding(isBeside: isBeside, tightness: 0)
    let padding = rows.buttonPadding
    let whole = buttonSizes[isBeside] ?? button.size(natural, scale)
    buttonSizes[isBeside] = whole
    let size = CGSize(
      width: whole.width - 2 * (natural.width - padding.width),
      height: whole.height - 2 * (natural.height - padding.height))
    let room = rows.room.width
    if size.width > room {
      guard rows.tightness == 1, !isBeside, room >= 2 * (padding.width + button.fontSize) else {
        return false
      }
    }
    rows[.button] = CGSize(
      width: min(size.width, room), height: max(size.height, rows.buttonHeight))
    return true
  }

  /// Adds the texts in full. With `cutsLast`, the last text is cut to the space that is left.
  ///
  /// - Returns: False if there is no space for even one line of a text.
  private func addTexts(to rows: inout PanelRows, cutsLast: Bool) -> Bool {
    let last: PanelRows.Row = sizes.detail == nil ? .status : .detail
    for row in PanelRows.Row.texts {
      guard let measure = row == .status ? sizes.status : sizes.detail else { continue }
      let cuts = cutsLast && row == last
      rows[row] = measure(cuts ? rows.textRoom : rows.largestTextRoom, scale)
      if cuts, rows[row] != .zero, !rows.fits {
        // If the text has too many lines for a capsule, the panel is no capsule and has larger
        // insets, with which it may be too high. So cut the text by the excess height.
        let excess = rows.panel.height - rows.available.height
        rows[row] = measure(
          CGSize(width: rows.largestTextRoom.width, height: rows[row].height - excess), scale)
      }
      if rows[row] == .zero { return false }
    }
    return true
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

extension HUD.Style {
  /// The space between a button's title and its edges.
  func buttonPadding(isBeside: Bool, tightness: CGFloat) -> CGSize {
    let natural =
      isFilled ? CGSize(width: isBeside ? 14 : 20, height: 7) : CGSize(width: 10, height: 6)
    return CGSize(
      width: (natural.width + (min(natural.width, 10) - natural.width) * tightness).rounded(),
      height: (natural.height + (4 - natural.height) * tightness).rounded())
  }
}
