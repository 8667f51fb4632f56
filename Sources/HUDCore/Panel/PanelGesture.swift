package import HUDLayers

/// A finger or pointer on the panel, from the press until it is lifted.
///
/// A value that reads no clock, so that every window system tells a tap from a swipe in the same way.
package struct PanelGesture: Sendable {
  /// How far a finger may slip and still tap, in points.
  static let slop: CGFloat = 10
  /// How far a swipe has to lead if it is slow, in points.
  static let swipeDistance: CGFloat = 60
  /// How fast a shorter swipe has to be when the finger is lifted, in points per second.
  static let swipeSpeed: CGFloat = 500
  /// How much farther a dismissed panel moves while it fades out, in points.
  static let departureDistance: CGFloat = 100
  /// The time over which the speed is measured.
  private static let sampleTime = Duration.milliseconds(100)

  private struct Sample: Sendable {
    let translation: CGPoint
    let time: Duration
  }

  /// Those of the last `sampleTime`, the oldest first.
  private var samples: [Sample]
  /// A drag that returns to its beginning is no tap.
  private var isDrag = false

  package init(at time: Duration) { samples = [Sample(translation: .zero, time: time)] }

  /// - Parameter translation: The way from where the gesture began.
  package mutating func move(by translation: CGPoint, at time: Duration) {
    samples.removeAll { $0.time < time - Self.sampleTime }
    samples.append(Sample(translation: translation, time: time))
    if distance > Self.slop { isDrag = true }
  }

  /// How far the panel follows: not at all while it may still be a tap.
  package var offset: CGPoint { isDrag ? translation : .zero }

  /// How far a panel that was swiped away has moved when it has faded out.
  package var departure: CGPoint {
    guard isDrag, distance > 0 else { return .zero }
    let factor = (distance + Self.departureDistance) / distance
    return CGPoint(x: translation.x * factor, y: translation.y * factor)
  }

  /// Returns what the gesture was if it ends at `time`; empty for a drag that is too short and too
  /// slow, or that is on its way back.
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

  /// Away from the beginning, in points per second.
  private func speed(at time: Duration) -> CGFloat {
    // None is that young where the finger rests.
    guard let base = samples.first(where: { $0.time >= time - Self.sampleTime }) else { return 0 }
    let elapsed = (time - base.time).seconds
    guard elapsed > 0, distance > 0 else { return 0 }
    let (x, y) = (translation.x - base.translation.x, translation.y - base.translation.y)
    return (x * translation.x + y * translation.y) / distance / elapsed
  }
}
