import HUDLayers

extension LayoutMove {
  /// Creates a move that starts where the panel and its rows are on screen now. Nil if nothing
  /// moves.
  ///
  /// - Parameter current: The last move, to `old`, which may still run; nil if there was none.
  init?(from old: Layout, to new: Layout, during current: LayoutMove?, at now: Duration) {
    let offsets = PanelRow.allCases.map { row in
      guard let place = old.place(of: row, during: current, at: now), let end = new.place(of: row)
      else { return CGPoint.zero }
      return place - end
    }
    self.init(
      from: current?.shape(at: now) ?? old.shape, to: new.shape, start: now, offsets: offsets)
    if from == to, offsets.allSatisfy({ $0 == .zero }) { return nil }
  }
}
