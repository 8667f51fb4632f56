package import HUDLayers

/// The actions of the user, the system and the hardware, which tests call.
@MainActor package enum Device {
  /// Whether glass stays when a view's effect is set to nil, as on iOS 26.0.
  package static var keepsGlass: Bool {
    get { state.keepsGlass }
    set { state.keepsGlass = newValue }
  }

  /// Whether the traits of the scenes tell which one is in use, as on an iPad with windows.
  package static var marksWindowInUse: Bool {
    get { state.marksWindowInUse }
    set { state.marksWindowInUse = newValue }
  }

  /// The number of observers of the main run loop.
  package static var runLoopObservers: Int { state.life.runLoop.observers.count }

  package static var haptics: [Haptic] {
    get { state.haptics }
    set { state.haptics = newValue }
  }

  /// The tilt of the screen away from its viewer, from -1 to 1 on each axis.
  package static var tilt: UIOffset {
    get { state.tilt }
    set {
      state.tilt = newValue
      settle()
    }
  }

  /// The number of motion effects so far. The first one starts the device's sensors.
  package static var motionEffectsMade: Int { state.motionEffectsMade }

  /// The time that `CACurrentMediaTime()` returns.
  package static var now: CFTimeInterval { VirtualClock.shared.now }

  package static var waitingTimers: Int { VirtualClock.shared.waiting }

  /// The keyboard's frame on the screen, or nil if there is none.
  package static var keyboard: CGRect? { state.keyboard }

  private static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).filter { !$0.isHidden }
  }

  package static var runningDisplayLinks: Int { state.displayLinks.count }

  /// The number of frames so far.
  package static var frames: Int { state.life.frames }

  /// Whether a finger is dragging. Meanwhile only the common run loop modes are served.
  package static var isTracking: Bool {
    get { state.isTracking }
    set { state.isTracking = newValue }
  }

  /// Ends a turn of the run loop as before a frame: display links fire, observers are called, and
  /// everything is laid out.
  package static func settle() {
    state.life.frames += 1
    CADisplayLink.fireAll()
    state.life.runLoop.tellObservers(.beforeWaiting, isTracking: isTracking)
    turnScenes()
    layOut()
    FocusEngine.update()
    for window in windows {
      window.lean()
      window.requireWholeMaterials()
      window.requireTextsInGlass()
    }
  }

  /// Lays out all windows. Layout may ask for more layout, but must end.
  static func layOut() {
    for _ in 0..<10 where windows.contains(where: \.subtreeNeedsLayout) {
      for window in windows { window.layoutIfNeeded() }
    }
    precondition(!windows.contains(where: \.subtreeNeedsLayout), "The layout never ends.")
  }

  /// Simulates work on the main thread: time passes, and nothing else happens.
  package static func keepBusy(for duration: Duration) {
    let clock = VirtualClock.shared
    clock.move(to: clock.now + duration / .seconds(1))
  }

  /// Advances the time, and fires everything that is due, in order. Without a display link there
  /// are frames only where something changes.
  package static func advance(by duration: Duration) {
    settle()
    let clock = VirtualClock.shared
    let end = clock.now + duration / .seconds(1)
    while true {
      let timer = clock.next(by: end)
      let frame = state.displayLinks.isEmpty ? .infinity : clock.now + 1 / framesPerSecond
      let moment = min(timer?.due ?? .infinity, frame)
      guard moment < end || timer != nil else { break }
      clock.move(to: moment)
      if let timer, timer.due <= moment { timer.fire() }
      settle()
    }
    clock.move(to: end)
    settle()
  }

  private static let framesPerSecond = 60.0
}

// MARK: User

extension Device {
  /// Returns the view in the topmost window that takes a touch at this point.
  package static func hitTest(_ point: CGPoint, in scene: UIWindowScene) -> UIView? {
    settle()
    return hitTest(point, with: nil, in: scene)
  }

  private static func hitTest(
    _ point: CGPoint, with event: UIEvent?, in scene: UIWindowScene
  ) -> UIView? {
    for window in scene.windowsFromFrontToBack where !window.isHidden {
      if let view = window.hitTest(point, with: event) { return view }
    }
    return nil
  }

  /// Moves the pointer to a point, without a press.
  package static func hover(_ point: CGPoint, in scene: UIWindowScene) {
    settle()
    _ = hitTest(point, with: HoverEvent(), in: scene)
    settle()
  }

  /// Taps a point, and calls `look` while the finger is down.
  package static func tap(
    _ point: CGPoint, in scene: UIWindowScene, whileDown look: () -> Void = {}
  ) {
    drag(from: point, to: point, in: scene, whileDown: look)
  }

  /// Drags a finger. Its touch stays with the view on which it started. The finger moves to `end`
  /// in one step after `time`, and may rest there before it is lifted.
  package static func drag(
    from start: CGPoint, to end: CGPoint, in scene: UIWindowScene, over time: Duration = .zero,
    whileDown look: () -> Void = {}, beforeLifting lookAgain: () -> Void = {}
  ) {
    settle()
    // UIKit looks for the view of a touch twice, and must find the same one.
    let event = UIEvent()
    let first = hitTest(start, with: event, in: scene)
    guard let view = hitTest(start, with: event, in: scene), let window = view.window
    else { return }
    precondition(view === first, "The hit-test of a touch has changed what is touched.")
    var sequence = TouchSequence(UITouch(at: start, in: window), on: view, to: end)
    sequence.run(over: time, whileDown: look, beforeLifting: lookAgain)
    settle()
  }

  /// Shows, hides or moves the keyboard. The app is notified before it moves. `curve` is UIKit's
  /// raw value: 3 is linear, and 7 the keyboard's own.
  ///
  /// tvOS does not notify apps of its keyboard, and the keyboard of visionOS is on no screen.
  package static func setKeyboard(
    _ frame: CGRect?, over duration: Duration = .zero, curve: UInt = 7
  ) {
    state.keyboard = frame
    defer { settle() }
    guard system.tellsOfKeyboard else { return }
    let gone = CGRect(
      x: 0, y: UIScreen.device.bounds.maxY, width: UIScreen.device.bounds.width, height: 0)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: system.hasScreens ? UIScreen.device : nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame ?? gone,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration / .seconds(1) as TimeInterval,
        UIResponder.keyboardAnimationCurveUserInfoKey: curve,
      ])
  }

  /// Shows a keyboard without a notification, as if it had been up before the app listened.
  package static func startWithKeyboard(_ frame: CGRect) { state.keyboard = frame }
}
