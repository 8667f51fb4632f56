import HUDLayers

extension LayoutMove {
  /// Creates a move that starts where the panel and its rows are on screen now. Nil if nothing
  /// moves.
  ///
  /// - Parameter current: The last move, to `old`, which may still run; nil if there was none.
  init?(from old: Layout, to new: Layout, during current: LayoutMove?, at now: Duration) {
    let offsets = PanelRow.allCases.map { row -> CGPoint in
      guard let start = old.place(of: row), let end = new.place(of: row) else { return .zero }
      let way = current.map { $0.offset(of: row) * $0.remaining(at: now) } ?? .zero
      return start + way - end
    }
    self.init(
      from: current?.shape(at: now) ?? old.shape, to: new.shape, start: now, offsets: offsets)
    if from == to, offsets.allSatisfy({ $0 == .zero }) { return nil }
  }
}
