package import HUDLayers

/// The frames of the panel and its parts: a pure function of content, style and host metrics.
package struct Layout: Equatable {
  /// The panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  // The parts, in the panel's coordinates. The frame of an absent part is empty.
  package private(set) var indicator = CGRect.zero
  package private(set) var status = CGRect.zero
  package private(set) var detail = CGRect.zero
  package private(set) var button = CGRect.zero
  /// The factor that scales the panel down to fit a host that is too small; 1 if it fits.
  package private(set) var shrink: CGFloat = 1

  /// The sizes of the panel's parts; zero for an absent part.
  struct Sizes {
    var indicator: CGSize
    /// Returns the size of the status in the given room. The next two do the same for their parts.
    var status: (CGSize) -> CGSize
    var detail: (CGSize) -> CGSize
    var button: (CGSize) -> CGSize
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

    // In order of importance: each row gets the room that the rows before it leave, so a long
    // status takes room from the detail. Rows that do not fit beside an indicator are dropped, the
    // least important first.
    var stack = PanelRows(style: style, available: available)
    stack[.indicator] = sizes.indicator
    stack[.button] = sizes.button(stack.room)
    stack[.status] = sizes.status(stack.textRoom(in: metrics))
    stack[.detail] = sizes.detail(stack.textRoom(in: metrics))
    for row in [PanelRows.Row.detail, .status, .button] where !stack.fits {
      if sizes.indicator != .zero { stack[row] = .zero }
    }

    shrink = stack.shrink
    let size = CGSize(width: stack.panel.width * shrink, height: stack.panel.height * shrink)
    bezel = visible.place(size, at: resolvedOptions.position, margin: style.margin)
      .aligned(to: metrics.scale)
    indicator = stack.frame(of: .indicator).scaled(by: shrink)
    status = stack.frame(of: .status).scaled(by: shrink).aligned(to: metrics.scale)
    detail = stack.frame(of: .detail).scaled(by: shrink).aligned(to: metrics.scale)
    button = stack.frame(of: .button).scaled(by: shrink).aligned(to: metrics.scale)
  }
}

extension Metrics {
  /// Returns the part of the host that no bar and, if `avoidsKeyboard` is set, no keyboard covers.
  func visibleArea(avoidsKeyboard: Bool) -> CGRect {
    var covered = safeArea
    if avoidsKeyboard { covered.bottom = max(covered.bottom, keyboardInset) }
    return CGRect(origin: .zero, size: size).inset(by: covered)
  }
}
