public import HUDLayers

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

// The delegate's methods are optional on Apple systems.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recognizer of touches in its view and its subviews. Targets and actions need Objective-C, so
/// tests count recognitions instead.
@MainActor open class UIGestureRecognizer: NSObject {
  enum Phase {
    case began
    case moved
    case ended(afterMoving: Bool)
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  public internal(set) weak var view: UIView?
  package internal(set) var recognitions = 0

  public override init() { super.init() }

  func recognizes(_ phase: Phase) -> Bool { false }

  func recognized(_ distance: CGSize) { recognitions += 1 }

  func allows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  override func recognizes(_ phase: Phase) -> Bool {
    if case .ended(afterMoving: false) = phase { true } else { false }
  }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  override func recognizes(_ phase: Phase) -> Bool {
    if case .moved = phase { true } else { false }
  }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5

  /// Recognizes only a press without a minimum duration, because the double's fingers do not rest.
  override func recognizes(_ phase: Phase) -> Bool {
    if case .began = phase { minimumPressDuration == 0 } else { false }
  }
}

/// Scrolls its view by the drag.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func recognized(_ distance: CGSize) {
    super.recognized(distance)
    scrollView?.contentOffset.x -= distance.width
    scrollView?.contentOffset.y -= distance.height
  }
}
