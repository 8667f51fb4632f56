import HUDCore
import HUDLayers
import Testing

/// How a touch on the panel is read: as a tap, a swipe, or neither.
@Suite(.timeLimit(.minutes(15))) struct TapOrSwipeTests {
  /// The result of a finger that is at these points at these times, in milliseconds, and is lifted
  /// at the last one or at `lift`.
  private func gesture(
    _ moves: (x: CGFloat, y: CGFloat, at: Int)..., liftedAt lift: Int? = nil
  ) -> HUD.DismissalGestures {
    var gesture = TapOrSwipe(at: .zero)
    for move in moves {
      gesture.move(by: CGPoint(x: move.x, y: move.y), at: .milliseconds(move.at))
    }
    return gesture.dismissal(at: .milliseconds(lift ?? moves.last?.at ?? 0))
  }

  @Test("[E9] A finger that hardly moves taps, however long it stays")
  func tap() {
    #expect(gesture() == .tap)
    #expect(gesture((6, 6, 100)) == .tap)
    #expect(gesture((6, 6, 100), liftedAt: 5_000) == .tap)
  }

  @Test("[E9] A finger that moves far swipes, also slowly and in any direction")
  func far() {
    for (x, y): (CGFloat, CGFloat) in [(60, 0), (-60, 0), (0, 60), (0, -60), (45, -45)] {
      #expect(gesture((x / 2, y / 2, 1_000), (x, y, 2_000)) == .swipe)
      #expect(gesture((x, y, 1_000), liftedAt: 5_000) == .swipe)
    }
    #expect(gesture((59, 0, 2_000)) == [])
  }

  @Test("[E9] A short movement is a swipe if the finger is fast when it is lifted")
  func fast() {
    #expect(gesture((10, 0, 20), (30, 0, 50)) == .swipe)
    // A little more and a little less than 500 points per second.
    #expect(gesture((10, 0, 20), (31, 0, 60)) == .swipe)
    #expect(gesture((-6, 8, 20), (-18.6, 24.8, 60)) == .swipe)
    #expect(gesture((10, 0, 20), (29, 0, 60)) == [])
    #expect(gesture((30, 0, 50), liftedAt: 1_000) == [])
    #expect(gesture((30, 0, 1_000)) == [])
    // Movement older than a tenth of a second does not count towards the speed.
    #expect(gesture((1, 0, 2_000), (12, 0, 2_010), (22, 0, 2_020), (50, 0, 2_060)) == .swipe)
  }

  @Test("[E9] A finger that moves back neither dismisses nor taps")
  func back() {
    #expect(gesture((100, 0, 500), (65, 0, 550)) == [])
    #expect(gesture((100, 0, 500), (0, 0, 550)) == [])
    #expect(gesture((100, 0, 500), (0, 0, 5_000)) == [])
  }

  @Test("Moves at one and the same time have no speed")
  func noTime() {
    #expect(gesture((30, 0, 0)) == [])
    #expect(gesture((80, 0, 0)) == .swipe)
  }

  @Test("The panel follows a drag but not a tap, and leaves in the direction of the drag")
  func offset() {
    var gesture = TapOrSwipe(at: .zero)
    gesture.move(by: CGPoint(x: 6, y: 8), at: .milliseconds(100))
    #expect(gesture.offset == .zero && gesture.departure == .zero)
    gesture.move(by: CGPoint(x: -30, y: 40), at: .milliseconds(200))
    #expect(gesture.offset == CGPoint(x: -30, y: 40))
    #expect(gesture.departure == CGPoint(x: -90, y: 120))
  }
}
