import HUDLayers

/// Finds the font size and the number of lines in which a button's title fits.
///
/// A title that is too wide first wraps to two lines, then shrinks to as little as 11 points. If it
/// is still too long, it ends in an ellipsis. A button is not shown if not even one letter fits.
struct TitleFitting: ~Copyable {
  private static let unlimited = CGSize(width: 10_000, height: 10_000)

  private let button: Layout.Sizes.Button
  private let style: HUD.Style
  /// The sizes of the button with its title in one line. They are cached, because measuring a
  /// button may search the system's whole theme.
  private var singleLineSizes: [Key: CGSize] = [:]

  private struct Key: Hashable {
    let title: Text
    let isBeside: Bool
  }

  init(_ button: Layout.Sizes.Button, style: HUD.Style) {
    self.button = button
    self.style = style
  }

  /// Adds the button to `rows`, if at least a letter of its title fits.
  mutating func add(to rows: inout PanelRows, largest: CGFloat) {
    let sizes = ([button.title.font.size] + button.smallerTitleSizes).filter { $0 <= largest }
    let titles = sizes.map { title(of: $0) }
    guard let first = titles.first, let last = titles.last else { return }
    let padding = rows.buttonPadding
    let room = rows.room
    var size = singleLine(first, in: rows)
    guard size.width > 2 * padding.width, size.height > 2 * padding.height else { return }
    if size.width <= room.width {
      rows.set(first, size)
      return
    }
    // A title wraps only if the insets are already as tight as possible. In a button beside a text,
    // the title never wraps.
    guard rows.tightness == 1, !rows.buttonIsBeside else { return }
    for title in titles {
      size = twoLines(title, in: rows)
      if isWhole(title, in: size.width - 2 * padding.width, rows) {
        rows.set(title.inTwoLines, size)
        return
      }
    }
    guard hasLetter(last, in: room.width - 2 * padding.width) else { return }
    rows.set(last.inTwoLines, twoLines(last, in: rows))
  }

  private func title(of size: CGFloat) -> Text {
    var title = button.title
    title.font.size = size
    return title
  }

  private mutating func singleLine(_ title: Text, in rows: PanelRows) -> CGSize {
    let key = Key(title: title, isBeside: rows.buttonIsBeside)
    let natural = style.buttonPadding(isBeside: rows.buttonIsBeside, tightness: 0)
    let size =
      singleLineSizes[key] ?? button.size(title, natural, Self.unlimited)
    singleLineSizes[key] = size
    let spared = CGSize(
      width: natural.width - rows.buttonPadding.width,
      height: natural.height - rows.buttonPadding.height)
    return CGSize(width: size.width - 2 * spared.width, height: size.height - 2 * spared.height)
  }

  private mutating func twoLines(_ title: Text, in rows: PanelRows) -> CGSize {
    let line = singleLine(title, in: rows).height - 2 * rows.buttonPadding.height
    return button.size(
      title.inTwoLines, rows.buttonPadding,
      CGSize(width: rows.room.width, height: 2 * (line + rows.buttonPadding.height) + 1))
  }

  /// Whether two lines of `width` show the whole title without a break in a word.
  private func isWhole(_ title: Text, in width: CGFloat, _ rows: PanelRows) -> Bool {
    let words = title.string.split(whereSeparator: \.isWhitespace)
    func size(_ string: String, _ room: CGSize) -> CGSize {
      var text = title
      text.string = string
      text.wraps = room.width < Self.unlimited.width
      return button.textSize(text, room)
    }
    let line = size(title.string, Self.unlimited).height
    let whole = size(title.string, CGSize(width: width, height: Self.unlimited.height))
    return whole.height < 2.5 * line
      && words.allSatisfy { size(String($0), Self.unlimited).width <= width }
  }

  private func hasLetter(_ title: Text, in width: CGFloat) -> Bool {
    var text = title
    text.string = title.string.prefix(1) + "…"
    let size = button.textSize(text, Self.unlimited)
    return size.width > 0 && size.width <= width
  }
}

extension Layout.Sizes.Button {
  private static let smallestTitleSize: CGFloat = 11

  /// The sizes to which the font of the title may shrink, the largest first.
  var smallerTitleSizes: [CGFloat] {
    var sizes: [CGFloat] = []
    var size = title.font.size * 0.8
    while size > Self.smallestTitleSize {
      sizes.append(size.rounded())
      size *= 0.8
    }
    return title.font.size > Self.smallestTitleSize ? sizes + [Self.smallestTitleSize] : []
  }
}

extension Text {
  fileprivate var inTwoLines: Text {
    var text = self
    text.wraps = true
    return text
  }
}

extension PanelRows {
  fileprivate mutating func set(_ title: Text, _ size: CGSize) {
    buttonTitle = title
    self[.button] = CGSize(
      width: min(size.width, room.width), height: max(size.height, buttonHeight))
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
