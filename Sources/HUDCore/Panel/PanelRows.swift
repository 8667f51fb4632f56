import HUDLayers

/// Stacks indicator, status, detail and button from top to bottom, with the insets around them.
struct PanelRows {
  enum Row: Int, CaseIterable {
    case indicator
    case status
    case detail
    case button
  }

  let style: HUD.Style
  let available: CGSize
  private var sizes = [CGSize](repeating: .zero, count: Row.allCases.count)

  init(style: HUD.Style, available: CGSize) {
    self.style = style
    self.available = available
  }

  /// The size of a row. A row without height is absent, and has no gap.
  subscript(row: Row) -> CGSize {
    get { sizes[row.rawValue] }
    set { sizes[row.rawValue] = newValue.height > 0 ? newValue : .zero }
  }

  /// The room that is left for one more row.
  var room: CGSize {
    let taken = content.height > 0 ? content.height + style.spacing : 0
    return CGSize(
      width: available.width - style.insets.left - style.insets.right,
      height: available.height - style.insets.top - style.insets.bottom - taken)
  }

  /// Returns the part of the room that a text may take. It grows with the user's text size.
  func textRoom(in metrics: Metrics) -> CGSize {
    let growth = max(metrics.textScale, 1)
    let maximum = style.maximumStatusSize
    return CGSize(
      width: min(maximum.width * growth, room.width),
      height: min(maximum.height * growth, room.height))
  }

  var fits: Bool { panel.width <= available.width && panel.height <= available.height }

  var shrink: CGFloat {
    guard panel.width > 0, panel.height > 0 else { return 1 }
    return max(min(1, available.width / panel.width, available.height / panel.height), 0)
  }

  var panel: CGSize {
    let smallest = CGSize(
      width: min(style.minimumSize.width, available.width),
      height: min(style.minimumSize.height, available.height))
    let width = max(content.width + style.insets.left + style.insets.right, smallest.width)
    let height = max(content.height + style.insets.top + style.insets.bottom, smallest.height)
    guard style.isSquare else { return CGSize(width: width, height: height) }
    // If the host has no room for the square, one side stays shorter than the other.
    let side = max(width, height)
    return CGSize(
      width: max(width, min(side, available.width)),
      height: max(height, min(side, available.height)))
  }

  /// Returns the frame of a row. All rows together are centred inside the insets, even if the panel
  /// is larger than they need.
  func frame(of row: Row) -> CGRect {
    let size = self[row]
    guard size != .zero else { return .zero }
    var top = (panel.height - content.height + style.insets.top - style.insets.bottom) / 2
    for above in Row.allCases.prefix(row.rawValue) where self[above] != .zero {
      top += self[above].height + style.spacing
    }
    let middle = (panel.width + style.insets.left - style.insets.right) / 2
    return CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
  }

  private var content: CGSize {
    let present = sizes.filter { $0 != .zero }
    let gaps = CGFloat(max(present.count - 1, 0)) * style.spacing
    return CGSize(
      width: present.map(\.width).max() ?? 0,
      height: present.map(\.height).reduce(gaps, +))
  }
}
