package import HUDLayers

/// Follows a finger or pointer on the panel from press to release, and tells a tap from a swipe.
///
/// This type reads no clock and knows no window system, so taps and swipes are alike on all hosts.
package struct TapOrSwipe: Sendable {
  /// The distance that a finger may move and still tap, in points.
  static let slop: CGFloat = 10
  /// The distance from which a slow drag is a swipe, in points.
  static let swipeDistance: CGFloat = 60
  /// The speed at release from which a drag of any length is a swipe, in points per second.
  static let swipeSpeed: CGFloat = 500
  /// The distance that a swiped panel moves on while it fades out, in points.
  static let departureDistance: CGFloat = 100
  /// The time span over which the speed is measured.
  private static let sampleTime = Duration.milliseconds(100)

  /// The samples of the last `sampleTime`, the oldest first.
  private var samples: [(translation: CGPoint, time: Duration)]
  /// Whether the finger has ever moved farther than `slop`. A drag that returns to its start is no
  /// tap.
  private(set) var isDrag = false

  package init(at time: Duration) { samples = [(translation: .zero, time: time)] }

  /// Records a movement.
  ///
  /// - Parameter translation: The offset from the point where the gesture began.
  package mutating func move(by translation: CGPoint, at time: Duration) {
    samples.removeAll { $0.time < time - Self.sampleTime }
    samples.append((translation: translation, time: time))
    if distance > Self.slop { isDrag = true }
  }

  /// The offset of the panel that follows the finger; zero while the gesture may still be a tap.
  package var offset: CGPoint { isDrag ? translation : .zero }

  /// The offset of a swiped panel at the end of its fade-out.
  package var departure: CGPoint {
    guard isDrag, distance > 0 else { return .zero }
    return translation * ((distance + Self.departureDistance) / distance)
  }

  /// Returns whether a gesture that ends at `time` is a tap or a swipe. The result is empty for a
  /// drag that is too short and too slow, or that moves back fast.
  package func dismissal(at time: Duration) -> HUD.DismissalGestures {
    guard isDrag else { return .tap }
    let speed = speed(at: time)
    let isFar = distance >= Self.swipeDistance && speed > -Self.swipeSpeed
    return isFar || speed >= Self.swipeSpeed ? .swipe : []
  }

  private var translation: CGPoint { samples.last?.translation ?? .zero }

  private var distance: CGFloat {
    (translation.x * translation.x + translation.y * translation.y).squareRoot()
  }

  /// Returns the speed away from the start of the gesture, in points per second.
  private func speed(at time: Duration) -> CGFloat {
    // A finger that has rested has no recent sample, so its speed is zero.
    guard let base = samples.first(where: { $0.time >= time - Self.sampleTime }) else { return 0 }
    let elapsed = (time - base.time).seconds
    guard elapsed > 0, distance > 0 else { return 0 }
    let way = translation - base.translation
    return (way.x * translation.x + way.y * translation.y) / distance / elapsed
  }
}
