import HUDLayers

/// One finger, from touching down until it is lifted. The recognizers of the touched view and of
/// its superviews get each touch before the view does.
@MainActor struct TouchSequence {
  private let touch: UITouch
  private let view: UIView
  private let distance: CGSize
  private var waiting: [UIGestureRecognizer]
  private var recognized: [UIGestureRecognizer] = []

  init(_ touch: UITouch, on view: UIView, to end: CGPoint) {
    self.touch = touch
    self.view = view
    let start = touch.location(in: nil)
    distance = CGSize(width: end.x - start.x, height: end.y - start.y)
    // The innermost view's recognizers are first.
    waiting = sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true }
  }

  mutating func run(
    over time: Duration, whileDown look: () -> Void, beforeLifting lookAgain: () -> Void
  ) {
    let moves = distance != .zero
    pass(.began)
    let isTold = !isCancelled
    if isTold { view.touchesBegan([touch], with: nil) }
    look()
    if time > .zero { Device.advance(by: time) }
    touch.point.x += distance.width
    touch.point.y += distance.height
    touch.timestamp = Device.now
    if moves {
      pass(.moved)
      if !isCancelled { view.touchesMoved([touch], with: nil) }
    }
    lookAgain()
    touch.timestamp = Device.now
    pass(.ended(afterMoving: moves))
    if !isCancelled {
      view.touchesEnded([touch], with: nil)
    } else if isTold {
      view.touchesCancelled([touch], with: nil)
    }
  }

  private var isCancelled: Bool { recognized.contains(where: \.cancelsTouchesInView) }

  /// Passes a phase to the recognizers. The first that recognizes prevents the others, except those
  /// that may recognize simultaneously. The touched view is asked about each that would cancel its
  /// touch.
  private mutating func pass(_ phase: UIGestureRecognizer.Phase) {
    for recognizer in waiting where recognizer.recognizes(phase) {
      waiting.removeAll { $0 === recognizer }
      guard recognized.allSatisfy(recognizer.allows),
        !recognizer.cancelsTouchesInView || view.gestureRecognizerShouldBegin(recognizer)
      else { continue }
      recognized.append(recognizer)
      recognizer.recognized(distance)
    }
  }
}
