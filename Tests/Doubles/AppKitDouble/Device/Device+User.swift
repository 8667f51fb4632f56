import HUDLayers

/// The pointer of the mouse, and what it does now.
@MainActor final class Pointer {
  /// The position in the coordinates of the screens, whose origin is at the bottom left.
  var location = CGPoint.zero
  /// The view that got the mouse-down event, and gets all events until the button is up.
  weak var target: NSView?
  /// The control that tracks the mouse in a loop of its own.
  weak var tracker: NSControl?
  weak var scrolled: NSView?
  /// The recognisers that see what the user does now.
  var recognizers: [NSGestureRecognizer] = []
  /// Moves the mouse and lifts its button. The loop of a control does so before it returns.
  var finish: () -> Void = {}
  var isDown = false
  var clicks = 0
  var cursor = NSCursor.arrow
  /// Whether rectangles have changed since the shape was chosen.
  var hasOldCursor = false
}

// MARK: Mouse

extension Device {
  /// The topmost window under a point of the screen that takes events of the mouse.
  static func window(at point: CGPoint) -> NSWindow? {
    windowsFromFrontToBack.first { !$0.ignoresMouseEvents && $0.frame.contains(point) }
  }

  /// Returns the view that would get a click at a point of the screen.
  package static func hitTest(_ point: CGPoint) -> NSView? {
    settle()
    guard let window = window(at: point), window.attachedSheet == nil else { return nil }
    return window.frameView.hitTest(window.convertPoint(fromScreen: point))
  }

  /// Moves the pointer in one step, with no button down.
  package static func movePointer(to point: CGPoint) {
    settle()
    let old = state.pointer.location
    state.pointer.location = point
    for window in windowsFromFrontToBack { window.frameView.trackPointer(from: old, to: point) }
    if window(at: point)?.frameView.updateCursor(at: point) != true { updateCursor() }
    if let window = window(at: point), window.acceptsMouseMovedEvents {
      dispatch(.mouse(.mouseMoved, at: point, in: window))
    }
    settle()
  }

  /// Gives the pointer the shape of the rectangle that it is in.
  static func updateCursor() {
    let point = state.pointer.location
    guard let window = window(at: point) else { return }
    window.frameView.cursor(at: window.convertPoint(fromScreen: point))?.set()
  }

  /// The shape of the pointer.
  package static var cursor: NSCursor { state.pointer.cursor }

  /// Clicks a point of the screen, and calls `look` while the button is down.
  package static func click(_ point: CGPoint, whileDown look: () -> Void = {}) {
    drag(from: point, to: point, whileDown: look)
  }

  /// Presses the button of the mouse at `start`, moves to `end` in one step after `time`, and lets
  /// go.
  package static func drag(
    from start: CGPoint, to end: CGPoint, over time: Duration = .zero,
    whileDown look: () -> Void = {}, beforeLifting lookAgain: () -> Void = {}
  ) {
    movePointer(to: start)
    guard let window = window(at: start) else { return }
    let pointer = state.pointer
    pointer.isDown = true
    withoutActuallyEscaping(look) { look in
      withoutActuallyEscaping(lookAgain) { lookAgain in
        pointer.finish = {
          pointer.finish = {}
          finish(
            from: start, to: end, over: time, in: window, whileDown: look,
            beforeLifting: lookAgain)
        }
        dispatch(.mouse(.leftMouseDown, at: start, in: window))
        pointer.finish()
      }
    }
  }

  private static func finish(
    from start: CGPoint, to end: CGPoint, over time: Duration, in window: NSWindow,
    whileDown look: () -> Void, beforeLifting lookAgain: () -> Void
  ) {
    let pointer = state.pointer
    settle()
    look()
    if end != start {
      advance(by: time)
      pointer.location = end
      send(.mouse(.leftMouseDragged, at: end, in: window))
      settle()
    }
    lookAgain()
    pointer.isDown = false
    send(.mouse(.leftMouseUp, at: end, in: window))
    pointer.target = nil
    pointer.tracker = nil
    pointer.recognizers = []
    settle()
  }

  /// Clicks with the right button, also while the left one is down.
  package static func rightClick(_ point: CGPoint) {
    guard let window = window(at: point) else { return }
    for type in [NSEvent.EventType.rightMouseDown, .rightMouseUp] {
      dispatch(.mouse(type, at: point, in: window))
    }
    settle()
  }

  /// Two fingers on a trackpad that move apart or around each other.
  package static func pinch(_ point: CGPoint, turns: Bool = false) {
    movePointer(to: point)
    guard let window = window(at: point) else { return }
    for phase in [NSEvent.Phase.began, .changed, .ended] {
      let event = NSEvent.mouse(turns ? .rotate : .magnify, at: point, in: window)
      event.phase = phase
      dispatch(event)
    }
    settle()
  }

  /// Sends an event to the control that tracks the mouse, past all monitors, or to the app.
  private static func send(_ event: NSEvent) {
    if let tracker = state.pointer.tracker { tracker.track(event) } else { dispatch(event) }
  }

  /// Two fingers on a trackpad: they begin, move by `offset` and are lifted. Then momentum moves
  /// the content on. Positive deltas move it to the right and down.
  package static func swipe(
    at point: CGPoint, by offset: CGPoint, momentum: CGPoint = .zero, over time: Duration = .zero
  ) {
    movePointer(to: point)
    scroll(at: point, by: .zero, phase: .began)
    advance(by: time)
    scroll(at: point, by: offset, phase: .changed)
    scroll(at: point, by: .zero, phase: .ended)
    if momentum != .zero {
      scroll(at: point, by: .zero, momentum: .began)
      scroll(at: point, by: momentum, momentum: .changed)
      scroll(at: point, by: .zero, momentum: .ended)
    }
    state.pointer.scrolled = nil
  }

  /// One step of a mouse's wheel, which has no phases.
  package static func turnWheel(at point: CGPoint, by offset: CGPoint) {
    movePointer(to: point)
    scroll(at: point, by: offset, isPrecise: false)
    state.pointer.scrolled = nil
  }

  private static func scroll(
    at point: CGPoint, by offset: CGPoint, phase: NSEvent.Phase = [],
    momentum: NSEvent.Phase = [], isPrecise: Bool = true
  ) {
    guard let window = window(at: point) else { return }
    let event = NSEvent.mouse(.scrollWheel, at: point, in: window)
    event.scrollingDeltaX = offset.x
    event.scrollingDeltaY = offset.y
    event.phase = phase
    event.momentumPhase = momentum
    event.hasPreciseScrollingDeltas = isPrecise
    dispatch(event)
    settle()
  }
}

// MARK: Keys

extension Device {
  /// Presses and releases a key of the keyboard.
  ///
  /// - Parameter isRepeated: Whether the key was down already.
  package static func press(
    _ key: Key, _ modifiers: NSEvent.ModifierFlags = [], isRepeated: Bool = false
  ) {
    settle()
    state.modifiers = modifiers
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      let event = NSEvent(
        type, at: .zero, modifiers: modifiers, window: state.application.keyWindow, key: key)
      event.isARepeat = isRepeated
      dispatch(event)
    }
    state.modifiers = []
    settle()
  }

  /// A key, with what it types.
  package struct Key: Sendable {
    let characters: String
    let withCommand: String
    let withOption = "˙"
    let code: UInt16

    init(_ characters: String, withCommand: String? = nil, code: UInt16 = 0) {
      self.characters = characters
      self.withCommand = withCommand ?? characters
      self.code = code
    }

    package static let escape = Key("\u{1b}")
    package static let enter = Key("\r")
    package static let tab = Key("\t")
    package static let space = Key(" ")
    package static let period = Key(".")
    /// The key for the next window, which is in the same place on all keyboards but types something
    /// else on many.
    package static let grave = Key("`", code: 50)
    package static let less = Key("<", code: 50)
    /// The key Q in a Russian layout, which types a Latin letter with Command alone.
    package static let russianQ = Key("й", withCommand: "q")
    package static let russianH = Key("р", withCommand: "h")

    package static func character(_ character: Character) -> Key {
      Key(String(character))
    }
  }

  /// Gives an event to the monitors, and what they return to the app.
  static func dispatch(_ event: NSEvent) {
    var event = event
    for monitor in state.monitors where monitor.mask.contains(event.type.mask) {
      guard let next = monitor.handler(event) else { return }
      event = next
    }
    state.application.currentEvent = event
    state.application.sendEvent(event)
    state.application.currentEvent = nil
  }

  /// Chooses an item of the menu bar with the mouse. The menu tracks the mouse in a loop of its
  /// own, so no monitor sees the events. Returns false if the item is disabled.
  @discardableResult package static func choose(_ item: NSMenuItem) -> Bool {
    settle()
    let isChosen = state.application.mainMenu?.choose(item) == true
    settle()
    return isChosen
  }
}
