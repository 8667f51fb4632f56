import HUDLayers

extension LayoutMove {
  /// Creates a move that starts where the panel and its rows are on screen now. Nil if nothing
  /// moves.
  ///
  /// - Parameter current: The last move, to `old`, which may still run; nil if there was none.
  init?(from old: Layout, to new: Layout, during current: LayoutMove?, at now: Duration) {
    var offsets: [PanelRow: CGPoint] = [:]
    for (row, place) in old.places(during: current, at: now) {
      if let end = new.place(of: row), end != place { offsets[row] = place - end }
    }
    self.init(
      from: current?.shape(at: now) ?? old.shape, to: new.shape, start: now, offsets: offsets)
    if from == to, offsets.isEmpty { return nil }
  }
}

extension Layout {
  fileprivate var shape: LayoutMove.Shape {
    LayoutMove.Shape(frame: bezel, cornerRadius: cornerRadius)
  }

  /// Returns where the rows are on screen now, relative to the panel's centre. `move` is the move
  /// that brings the panel to this layout.
  func places(during move: LayoutMove?, at now: Duration) -> [PanelRow: CGPoint] {
    let remaining = move?.remaining(at: now) ?? 0
    var places: [PanelRow: CGPoint] = [:]
    for row in PanelRow.allCases {
      places[row] = place(of: row).map { $0 + (move?.offset(of: row) ?? .zero) * remaining }
    }
    return places
  }
}
