/// A recogniser sees the events of its view and of all views in it, before these do. Once one has
/// begun, those that it can prevent fail, and the views get no more events.
@MainActor open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  open var state = State.possible
  open internal(set) weak var view: NSView?

  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}

  fileprivate var hasBegun: Bool { state == .began || state == .changed || state == .ended }

  fileprivate func handle(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    default: preconditionFailure("The double gives no such event to a recogniser.")
    }
  }
}

extension NSView {
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers.append(gestureRecognizer)
  }

  private var recognizersAround: [NSGestureRecognizer] {
    gestureRecognizers + (superview?.recognizersAround ?? [])
  }

  /// Gives an event for this view to the recognisers around it, the nearest first. Returns whether one
  /// keeps it from the view.
  func recognize(_ event: NSEvent) -> Bool {
    let recognizers = recognizersAround
    if event.type == .leftMouseDown {
      for recognizer in recognizers { recognizer.state = .possible }
    }
    for recognizer in recognizers where recognizer.state != .failed {
      recognizer.handle(event)
      guard recognizer.hasBegun else { continue }
      for other in recognizers
      where other !== recognizer && !other.hasBegun && recognizer.canPrevent(other)
        && other.canBePrevented(by: recognizer)
      {
        other.state = .failed
      }
    }
    return recognizers.contains(where: \.hasBegun)
  }
}
