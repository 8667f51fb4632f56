import HUDLayers

/// Indicator, status, detail and button with the insets around them: in a column, or with the
/// indicator or the button beside the texts.
struct PanelRows {
  typealias Row = PanelRow

  private let model: PanelModel
  /// How tight insets and spacings are, from 0 (as large as in the style) to 1 (as small as
  /// possible).
  let tightness: CGFloat
  /// The factor by which the whole panel is scaled down. All lengths here are before that.
  let scale: CGFloat
  let available: CGSize
  /// The insets and the spacing of the style, tightened.
  private let styleInsets: HUD.Insets
  private let spacing: CGFloat
  /// Whether the indicator is beside the texts where reading begins, and the button where it ends.
  private let isArrangedBeside: Bool
  private var sizes = [CGSize](repeating: .zero, count: Row.allCases.count)

  /// - Parameter visible: The size of the part of the host in which the scaled panel has to fit.
  init(
    _ model: PanelModel, isArrangedBeside: Bool, tightness: CGFloat, scale: CGFloat, visible: CGSize
  ) {
    self.model = model
    self.isArrangedBeside = isArrangedBeside
    self.tightness = tightness
    self.scale = scale
    let style = model.resolvedOptions.style
    func tight(_ length: CGFloat, _ share: CGFloat, atMost limit: CGFloat) -> CGFloat {
      length + (min(length * share, limit) - length) * tightness
    }
    let insets = style.insets
    styleInsets = HUD.Insets(
      top: tight(insets.top, 0.4, atMost: 8), left: tight(insets.left, 0.4, atMost: 8),
      bottom: tight(insets.bottom, 0.4, atMost: 8), right: tight(insets.right, 0.4, atMost: 8))
    spacing = tight(style.spacing, 0.5, atMost: 6)
    func limited(_ visible: CGFloat, _ maximum: CGFloat) -> CGFloat {
      let room = max(visible / scale - 2 * style.margin, 0)
      return maximum > 0 ? min(room, maximum / scale) : room
    }
    available = CGSize(
      width: limited(visible.width, style.maximumSize.width),
      height: limited(visible.height, style.maximumSize.height))
  }

  private var style: HUD.Style { model.resolvedOptions.style }
  private var metrics: Metrics { model.metrics }

  /// The size of a row. A row without height counts as missing, and there is no gap for it.
  subscript(row: Row) -> CGSize {
    get { sizes[row.rawValue] }
    set { sizes[row.rawValue] = newValue.height > 0 ? newValue : .zero }
  }

  /// The width that is left for a row of the column, between the insets and what is beside it.
  var roomWidth: CGFloat { available.width - insets.left - insets.right - widthBeside }

  /// The space that a text may take if the other rows need no height. The space grows with the
  /// user's text size. In the filled finish, a wider button below the text makes the space as wide
  /// as the button.
  var textRoom: CGSize {
    let growth = max(metrics.textScale, 1)
    let maximum = style.maximumStatusSize
    let button = style.isFilled && !isBeside(.button) ? self[.button].width : 0
    return CGSize(
      width: min(max(maximum.width * growth, button), roomWidth),
      height: min(maximum.height * growth, available.height))
  }

  var buttonPadding: CGSize {
    style.buttonPadding(isBeside: isArrangedBeside, tightness: tightness)
  }

  /// The least height of a button.
  var buttonHeight: CGFloat { style.isFilled ? 36 - 8 * tightness : 0 }

  var fits: Bool {
    // Allow for rounding errors, because sums of fractions are not exact.
    let panel = panel
    return panel.width <= available.width + 1e-6 && panel.height <= available.height + 1e-6
  }

  /// How much higher the panel is than the available space. Negative if the panel is lower.
  var excessHeight: CGFloat { panel.height - available.height }

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
  func frame(of row: Row, in panel: CGSize) -> CGRect {
    var size = self[row]
    guard size != .zero else { return .zero }
    var middle = CGPoint(
      x: (panel.width + insets.left - insets.right) / 2,
      y: (panel.height + insets.top - insets.bottom) / 2)
    let (content, columnSize) = (content, columnSize)
    // The distance from the middle of the content to that of the row, in the direction of reading.
    var ahead: CGFloat = 0
    if isBeside(row) {
      ahead = (content.width - size.width) / 2 * (row == .button ? 1 : -1)
    } else {
      if row == .button, style.isFilled { size.width = columnSize.width }
      ahead = widthBeside(.indicator) / 2 - widthBeside(.button) / 2
      if isBeside(.indicator) { ahead -= (columnSize.width - size.width) / 2 }
      let column = column
      middle.y += (size.height - columnSize.height) / 2
      for (above, below) in zip(column, column.dropFirst()) where below.rawValue <= row.rawValue {
        middle.y += self[above].height + gap(above, below)
      }
    }
    middle.x += metrics.isRightToLeft ? -ahead : ahead
    return CGRect(center: middle, size: size)
  }

  // MARK: Corners

  /// Returns the radius of the panel's corners. This is the radius of the style, or a smaller
  /// radius if the corners would otherwise cut into a text.
  func cornerRadius(in panel: CGSize) -> CGFloat {
    let wanted = isCapsule ? style.cornerRadiusWithoutIndicator : style.cornerRadius
    let largest = min(wanted, panel.width / 2, panel.height / 2)
    return Row.texts.filter { self[$0] != .zero }.reduce(largest) { radius, row in
      let corner = corner(of: frame(of: row, in: panel), in: panel)
      let (x, y) = (corner.width - Self.cornerGap, corner.height - Self.cornerGap)
      guard x > 0, y > 0 else { return min(radius, max(corner.width, corner.height)) }
      return min(radius, x + y + Self.cornerGap + (2 * x * y).squareRoot())
    }
  }

  /// The space between a text and the curve of a corner.
  private static let cornerGap: CGFloat = 2

  /// Returns how far `frame` is from the edges of the panel. The width is the distance from the
  /// left or right edge, whichever is nearer. The height is the distance from the top or bottom
  /// edge, whichever is nearer.
  private func corner(of frame: CGRect, in panel: CGSize) -> CGSize {
    CGSize(
      width: min(frame.minX, panel.width - frame.maxX),
      height: min(frame.minY, panel.height - frame.maxY))
  }

  // MARK: Distances

  func isBeside(_ row: Row) -> Bool {
    isArrangedBeside && !Row.texts.contains(row) && self[row] != .zero
  }

  /// The width that a row beside the texts takes, with the gap next to it; zero for other rows.
  private func widthBeside(_ row: Row) -> CGFloat {
    isBeside(row) ? self[row].width + gapBeside : 0
  }

  private var widthBeside: CGFloat { widthBeside(.indicator) + widthBeside(.button) }

  /// Whether the panel has at most two lines of text, and no indicator or button but those beside
  /// the text.
  var isCapsule: Bool {
    // In every script, two lines of text are lower than `limit`, and three lines are higher.
    let limit = 3.2 * style.statusFont.size * metrics.textScale
    return column.allSatisfy { Row.texts.contains($0) }
      && self[.status].height + self[.detail].height <= limit
  }

  /// The rows that are one below the other.
  private var column: [Row] {
    Row.allCases.filter { self[$0] != .zero && !isBeside($0) }
  }

  private var content: CGSize {
    let column = columnSize
    return CGSize(
      width: column.width + widthBeside,
      height: Row.allCases.filter(isBeside).reduce(column.height) { max($0, self[$1].height) })
  }

  private var columnSize: CGSize {
    let column = column
    var size = zip(column, column.dropFirst()).reduce(into: CGSize.zero) {
      $0.height += gap($1.0, $1.1)
    }
    for row in column {
      size.width = max(size.width, self[row].width)
      size.height += self[row].height
    }
    return size
  }

  /// Returns the distance between two rows. In the filled finish, this distance is smaller between
  /// two texts, and greater above a button.
  private func gap(_ above: Row, _ below: Row) -> CGFloat {
    guard style.isFilled else { return spacing }
    return switch (above, below) {
    case (.status, .detail): spacing / 3
    case (_, .button): spacing * 4 / 3
    default: spacing
    }
  }

  private var gapBeside: CGFloat { spacing * 7 / 6 }

  /// The space between the rows and the edges of the panel. In the filled finish, a capsule has
  /// less space above and below its text, and more space beside the text.
  ///
  /// A button in the capsule is equally far from the three edges next to it, so that the round ends
  /// of button and capsule have the same centre. An indicator is a little farther from its end.
  private var insets: HUD.Insets {
    var insets = styleInsets
    guard style.isFilled, isCapsule else { return insets }
    let hasButton = isBeside(.button)
    insets.top *= hasButton ? 0.5 : 0.6
    insets.bottom *= hasButton ? 0.5 : 0.6
    let height = (insets.top + insets.bottom) / 2
    let first = isBeside(.indicator) ? height * 1.3 : nil
    let last = hasButton ? height : nil
    insets.left = (metrics.isRightToLeft ? last : first) ?? insets.left * 1.1
    insets.right = (metrics.isRightToLeft ? first : last) ?? insets.right * 1.1
    return insets
  }

  private var smallestSize: CGSize {
    let column = column
    guard style.isFilled, style.minimumSize == .zero, column.contains(.indicator) else {
      return style.minimumSize
    }
    let side: CGFloat = column == [.indicator] ? 88 : 112
    return CGSize(width: side, height: side)
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
