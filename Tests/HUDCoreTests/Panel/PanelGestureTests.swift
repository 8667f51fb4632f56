import HUDCore
import HUDLayers
import Testing

/// What a finger on the panel meant.
@Suite(.timeLimit(.minutes(5))) struct PanelGestureTests {
  /// A finger that is at these places at these times, in milliseconds, and is lifted at the last one.
  private func gesture(
    _ moves: (x: CGFloat, y: CGFloat, at: Int)..., liftedAt lift: Int? = nil
  ) -> HUD.DismissalGestures {
    var gesture = PanelGesture(at: .zero)
    for move in moves {
      gesture.move(by: CGPoint(x: move.x, y: move.y), at: .milliseconds(move.at))
    }
    return gesture.dismissal(at: .milliseconds(lift ?? moves.last?.at ?? 0))
  }

  @Test("[E9] A finger that hardly moves taps, however long it takes")
  func tap() {
    #expect(gesture() == .tap)
    #expect(gesture((6, 6, 100)) == .tap)
    #expect(gesture((6, 6, 100), liftedAt: 5_000) == .tap)
  }

  @Test("[E9] A finger that goes far swipes, also slowly and to any side")
  func far() {
    for (x, y): (CGFloat, CGFloat) in [(60, 0), (-60, 0), (0, 60), (0, -60), (45, -45)] {
      #expect(gesture((x / 2, y / 2, 1_000), (x, y, 2_000)) == .swipe)
      #expect(gesture((x, y, 1_000), liftedAt: 5_000) == .swipe)
    }
    #expect(gesture((59, 0, 2_000)) == [])
  }

  @Test("[E9] A short way is a swipe if the finger is fast when it is lifted")
  func fast() {
    #expect(gesture((10, 0, 20), (30, 0, 50)) == .swipe)
    #expect(gesture((30, 0, 50), liftedAt: 1_000) == [])
    #expect(gesture((30, 0, 1_000)) == [])
    // What came before the last tenth of a second counts for nothing.
    #expect(gesture((1, 0, 2_000), (12, 0, 2_010), (22, 0, 2_020), (50, 0, 2_060)) == .swipe)
  }

  @Test("[E9] A finger on its way back dismisses nothing, and taps nothing")
  func back() {
    #expect(gesture((100, 0, 500), (65, 0, 550)) == [])
    #expect(gesture((100, 0, 500), (0, 0, 550)) == [])
    #expect(gesture((100, 0, 500), (0, 0, 5_000)) == [])
  }

  @Test("Moves that come all at once have no speed")
  func noTime() {
    #expect(gesture((30, 0, 0)) == [])
    #expect(gesture((80, 0, 0)) == .swipe)
  }

  @Test("The panel follows a drag and no tap, and departs the same way")
  func offset() {
    var gesture = PanelGesture(at: .zero)
    gesture.move(by: CGPoint(x: 6, y: 8), at: .milliseconds(100))
    #expect(gesture.offset == .zero && gesture.departure == .zero)
    gesture.move(by: CGPoint(x: -30, y: 40), at: .milliseconds(200))
    #expect(gesture.offset == CGPoint(x: -30, y: 40))
    #expect(gesture.departure == CGPoint(x: -90, y: 120))
  }
}
