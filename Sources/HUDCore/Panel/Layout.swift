package import HUDLayers

/// Where everything stands: a pure function of content, style and the host's metrics.
package struct Layout: Equatable {
  /// The panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  // In the panel's coordinates; empty where there is none.
  package private(set) var indicator = CGRect.zero
  package private(set) var status = CGRect.zero
  package private(set) var detail = CGRect.zero
  package private(set) var button = CGRect.zero
  /// Below 1 where the host is too small for the panel as it should be.
  package private(set) var shrink: CGFloat = 1

  /// The sizes of what has to be placed.
  struct Sizes {
    /// Zero where there is none.
    var indicator: CGSize
    /// The size of each text in the room there is for it, zero where there is none.
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

    // In this order: what comes first is never given up for what comes later, and it is the detail
    // that gives way to a long status.
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
  /// The part of the host that is covered neither by bars nor by a keyboard.
  func visibleArea(avoidsKeyboard: Bool) -> CGRect {
    var covered = safeArea
    if avoidsKeyboard { covered.bottom = max(covered.bottom, keyboardInset) }
    return CGRect(origin: .zero, size: size).inset(by: covered)
  }
}
