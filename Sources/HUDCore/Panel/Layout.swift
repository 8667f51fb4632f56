package import HUDLayers

/// The frames of the panel and its parts: a pure function of content, style and host metrics.
package struct Layout: Equatable {
  /// The frame of the panel, in the host's coordinates.
  package private(set) var bezel = CGRect.zero
  package private(set) var cornerRadius: CGFloat = 0
  /// The frames of the parts, in the panel's coordinates. The frame of a part is empty if the part
  /// is missing, or if there is no space for it.
  private var frames = [CGRect](repeating: .zero, count: PanelRow.allCases.count)
  /// The title or the mark × of the button; nil if there is no button.
  private(set) var buttonTitle: Text?
  /// The space between the button's title and its edges.
  private(set) var buttonPadding = CGSize.zero
  /// The factor by which the whole panel is scaled down, texts included; 1 if it fits unscaled.
  private(set) var scale: CGFloat = 1
  /// Whether the indicator or the button is beside the texts.
  private(set) var hasPartsBeside = false
  /// The factor by which the indicator is scaled down to fit into `indicator`; 1 if it fits
  /// unscaled.
  package private(set) var indicatorScale: CGFloat = 1

  package subscript(row: PanelRow) -> CGRect { frames[row.rawValue] }

  /// Returns the place of a row, relative to the panel's centre; nil if the row is missing or has
  /// no space.
  func place(of row: PanelRow) -> CGPoint? {
    self[row].isEmpty ? nil : self[row].center - center
  }

  var shape: LayoutMove.Shape { .init(frame: bezel, cornerRadius: cornerRadius) }

  /// The centre of the panel, in its own coordinates.
  var center: CGPoint { CGPoint(x: bezel.width / 2, y: bezel.height / 2) }

  package init() {}

  @MainActor init(_ model: PanelModel, indicator natural: CGSize, on host: any HUD.Host) {
    let visible = model.visibleArea
    guard let rows = PanelRows.fitted(model, indicator: natural, visible: visible.size, on: host)
    else {
      bezel.origin = visible.center
      return
    }
    let panel = rows.panel
    scale = rows.scale
    hasPartsBeside = rows.hasPartsBeside
    bezel = visible.place(
      panel.scaled(by: scale), at: model.behavior.position, margin: model.style.margin
    ).aligned(to: model.metrics.scale)
    for row in PanelRow.allCases {
      let frame = rows.frame(of: row, in: panel).scaled(by: scale)
      frames[row.rawValue] = row == .indicator ? frame : frame.aligned(to: model.metrics.scale)
    }
    buttonTitle = rows.buttonTitle
    buttonPadding = rows.buttonPadding.scaled(by: scale)
    let indicator = self[.indicator].width
    if indicator > 0 { indicatorScale = indicator / natural.width }
    cornerRadius = min(rows.cornerRadius(in: panel) * scale, bezel.width / 2, bezel.height / 2)
  }
}
