/// A recogniser sees the events of its view and of all views in it, before these do. Once one has
/// begun, those that it can prevent fail, and the views get no more events, unless a test says so.
@MainActor open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The states that a recogniser may choose after this one. Only AppKit makes it possible again.
    fileprivate var next: [State] {
      switch self {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }
  }

  private var current = State.possible
  open internal(set) weak var view: NSView?

  open var state: State {
    get { current }
    set {
      precondition(
        current.next.contains(newValue), "No recogniser goes from \(current) to \(newValue).")
      current = newValue
    }
  }

  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }

  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func otherMouseUp(with event: NSEvent) {}
  open func magnify(with event: NSEvent) {}
  open func rotate(with event: NSEvent) {}

  fileprivate var hasBegun: Bool { [.began, .changed, .ended].contains(current) }

  fileprivate func reset() { current = .possible }

  fileprivate func fail() { current = .failed }

  func leaveView() {
    view = nil
    if current != .possible { current = .cancelled }
  }

  fileprivate func handle(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .magnify: magnify(with: event)
    case .rotate: rotate(with: event)
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
  ///
  /// - Parameter isFirst: Whether no button was down and no gesture was going on before. The
  ///   recognisers that are there then see all that follows, also if their view leaves its window.
  func recognize(_ event: NSEvent, isFirst: Bool) -> Bool {
    let pointer = Device.state.pointer
    if isFirst {
      pointer.recognizers = recognizersAround
      for recognizer in pointer.recognizers { recognizer.reset() }
    }
    let recognizers = pointer.recognizers
    for recognizer in recognizers where recognizer.view != nil && recognizer.state != .failed {
      recognizer.handle(event)
      guard recognizer.hasBegun else { continue }
      for other in recognizers
      where other !== recognizer && !other.hasBegun && recognizer.canPrevent(other)
        && other.canBePrevented(by: recognizer)
      {
        other.fail()
      }
    }
    return Device.state.recognizersKeepEvents && recognizers.contains(where: \.hasBegun)
  }
}
