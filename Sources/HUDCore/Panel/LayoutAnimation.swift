import HUDLayers

/// The motion of the panel's parts from one layout to the next.
///
/// Each place is relative to the panel's centre, because all parts move along with the centre.
struct LayoutAnimation {
  /// The motion of the panel itself; nil while nothing moves.
  private(set) var move: PanelMove?
  /// How far each row was from its place when the move started.
  private var offsets: [PanelRows.Row: CGPoint] = [:]
  /// The place of an indicator that fades out without a successor; nil if there is no such
  /// indicator.
  private(set) var lastIndicator: CGPoint?

  func offset(of row: PanelRows.Row) -> CGPoint { offsets[row] ?? .zero }

  /// Returns where the rows are on screen now. `layout` must be the layout that was drawn last.
  func places(in layout: Layout, at now: Duration) -> [PanelRows.Row: CGPoint] {
    let remaining = remaining(at: now)
    var places: [PanelRows.Row: CGPoint] = [:]
    for row in PanelRows.Row.allCases {
      places[row] = layout.place(of: row).map { $0 + offset(of: row) * remaining }
    }
    return places
  }

  /// Starts a move to `new` from where the panel and its rows are on screen now. If `new` equals
  /// `old`, the current move continues.
  mutating func go(from old: Layout, to new: Layout, at now: Duration) {
    guard old != new else { return }
    let seen = move?.shape(at: now) ?? old.shape
    let places = places(in: old, at: now)
    offsets = [:]
    for (row, place) in places {
      if let end = new.place(of: row), end != place { offsets[row] = place - end }
    }
    if new.place(of: .indicator) != nil {
      lastIndicator = nil
    } else if let place = places[.indicator] {
      lastIndicator = place
    }
    let isMove = seen != new.shape || !offsets.isEmpty
    move = isMove ? PanelMove(from: seen, to: new.shape, start: now) : nil
  }

  mutating func stop() { self = LayoutAnimation() }

  func remaining(at now: Duration) -> CGFloat { move?.remaining(at: now) ?? 0 }
}

extension Layout {
  fileprivate var shape: PanelMove.Shape {
    PanelMove.Shape(frame: bezel, cornerRadius: cornerRadius)
  }

  /// Returns the place of a row; nil if the row is missing or has no space.
  func place(of row: PanelRows.Row) -> CGPoint? {
    let frame =
      switch row {
      case .indicator: indicator
      case .status: status
      case .detail: detail
      case .button: button
      }
    return frame.isEmpty ? nil : frame.center - center
  }

  /// The centre of the panel, in its own coordinates.
  var center: CGPoint { CGPoint(x: bezel.width / 2, y: bezel.height / 2) }
}
