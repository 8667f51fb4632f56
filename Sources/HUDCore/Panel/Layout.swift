package import HUDLayers

/// The frames of the panel and its parts: a pure function of content, style and host metrics.
package struct Layout: Equatable {
  /// The panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  package private(set) var cornerRadius: CGFloat = 0
  // The frames of the parts, in the panel's coordinates. The frame of a missing part is empty.
  package private(set) var indicator = CGRect.zero
  package private(set) var status = CGRect.zero
  package private(set) var detail = CGRect.zero
  package private(set) var button = CGRect.zero
  /// The space between the button's title and its edges.
  private(set) var buttonPadding = CGSize.zero
  /// The factor by which the panel is scaled down to fit into its room; 1 if it fits.
  package private(set) var shrink: CGFloat = 1

  /// The sizes of the parts of a panel.
  struct Sizes {
    /// The size of the indicator; zero if there is none.
    var indicator: CGSize
    /// Returns the size of the status in the given room; zero if there is no status.
    var status: (CGSize) -> CGSize
    /// Returns the size of the detail in the given room; zero if there is no detail.
    var detail: (CGSize) -> CGSize
    /// Returns the size of the button in the given room; zero if there is no button.
    var button: (_ padding: CGSize, _ room: CGSize) -> CGSize
  }

  package init() {}

  init(_ sizes: Sizes, resolvedOptions: ResolvedOptions, metrics: Metrics) {
    let style = resolvedOptions.style
    let visible = metrics.visibleArea(avoidsKeyboard: resolvedOptions.avoidsKeyboard)
    let room = visible.inset(by: HUD.Insets(all: style.margin)).size
    let maximum = style.maximumSize
    let available = CGSize(
      width: maximum.width > 0 ? min(room.width, maximum.width) : room.width,
      height: maximum.height > 0 ? min(room.height, maximum.height) : room.height)

    let beside = Self.rowsBeside(sizes, style: style, available: available, metrics: metrics)
    buttonPadding = style.buttonPadding(isBeside: beside != nil)
    let rows =
      beside
      ?? Self.rowsBelow(
        sizes, style: style, available: available, padding: buttonPadding, metrics: metrics)

    shrink = rows.shrink
    let size = CGSize(width: rows.panel.width * shrink, height: rows.panel.height * shrink)
    bezel = visible.place(size, at: resolvedOptions.position, margin: style.margin)
      .aligned(to: metrics.scale)
    indicator = rows.frame(of: .indicator).scaled(by: shrink)
    status = rows.frame(of: .status).scaled(by: shrink).aligned(to: metrics.scale)
    detail = rows.frame(of: .detail).scaled(by: shrink).aligned(to: metrics.scale)
    button = rows.frame(of: .button).scaled(by: shrink).aligned(to: metrics.scale)
    cornerRadius = min(
      rows.isCapsule ? style.cornerRadiusWithoutIndicator : style.cornerRadius,
      bezel.width / 2, bezel.height / 2)
  }

  private static func rowsBelow(
    _ sizes: Sizes, style: HUD.Style, available: CGSize, padding: CGSize, metrics: Metrics
  ) -> PanelRows {
    // The most important part comes first. Each part gets the room that the parts before it leave,
    // so a long status takes room from the detail. If the panel is still too large, the last part
    // is left out first.
    var rows = PanelRows(style: style, available: available, metrics: metrics)
    rows[.indicator] = sizes.indicator
    rows[.button] = sizes.button(padding, rows.room)
    rows[.status] = sizes.status(rows.textRoom)
    rows[.detail] = sizes.detail(rows.textRoom)
    for row in [PanelRows.Row.detail, .status, .button] where !rows.fits {
      if sizes.indicator != .zero { rows[row] = .zero }
    }
    return rows
  }

  /// Returns the rows of a panel with the button beside a text of one or two lines. Returns nil if
  /// the panel has other content or the outlined finish, or if the button has no room there.
  private static func rowsBeside(
    _ sizes: Sizes, style: HUD.Style, available: CGSize, metrics: Metrics
  ) -> PanelRows? {
    guard style.isFilled, sizes.indicator == .zero else { return nil }
    var rows = PanelRows(style: style, available: available, metrics: metrics)
    rows.buttonIsBeside = true
    rows[.button] = sizes.button(style.buttonPadding(isBeside: true), rows.room)
    rows[.status] = sizes.status(rows.textRoom)
    rows[.detail] = sizes.detail(rows.textRoom)
    let texts = [rows[.status], rows[.detail]].filter { $0 != .zero }
    let isWhole = texts.count == 1 && rows[.button] != .zero && rows.fits
    return isWhole && rows.isCapsule ? rows : nil
  }
}

extension HUD.Style {
  var isFilled: Bool { finish == .filled }

  /// The space between a button's title and its edges.
  func buttonPadding(isBeside: Bool) -> CGSize {
    guard isFilled else { return CGSize(width: 10, height: 6) }
    return CGSize(width: isBeside ? 14 : 20, height: 7)
  }

  /// The least height of a button.
  var buttonHeight: CGFloat { isFilled ? 36 : 0 }
}

extension Metrics {
  /// Returns the part of the host that no bar covers. If `avoidsKeyboard` is true, no keyboard covers
  /// that part either.
  func visibleArea(avoidsKeyboard: Bool) -> CGRect {
    var covered = safeArea
    if avoidsKeyboard { covered.bottom = max(covered.bottom, keyboardInset) }
    return CGRect(origin: .zero, size: size).inset(by: covered)
  }
}
