package import HUDLayers

/// What a user, the system and the hardware do to an app: the tests' side of the double.
@MainActor package enum Device {
  /// As it is when it was just switched on.
  package static func reset() {
    system = .iOS
    FocusEngine.reset()
    VirtualClock.shared.stopTimers()
    CADisplayLink.links = []
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      for window in scene.windows { window.windowScene = nil }
    }
    UIApplication.shared.connectedScenes = []
    UIApplication.shared.keyWindow = nil
    UIApplication.shared.delegate = nil
    declaredOrientations = .all
    RunLoopObservers.all = []
    UIAccessibility.reset()
    UIView.setAnimationsEnabled(true)
    isTracking = false
    haptics = []
    tilt = .zero
    motionEffectsMade = 0
    keyboard = nil
    UIScreen.device.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// In the app's Info.plist.
  package static var declaredOrientations = UIInterfaceOrientationMask.all

  /// How many are told of every turn of the main run loop.
  package static var runLoopObservers: Int { RunLoopObservers.all.count }

  package static var haptics: [Haptic] = []

  /// By how much the screen is turned away from its viewer, from -1 to 1 on each axis.
  package static var tilt = UIOffset.zero {
    didSet { settle() }
  }

  /// The sensors run from the first one on.
  package internal(set) static var motionEffectsMade = 0

  /// What `CACurrentMediaTime()` says.
  package static var now: CFTimeInterval { VirtualClock.shared.now }

  package static var waitingTimers: Int { VirtualClock.shared.waiting }

  /// Where the keyboard is on the screen; nil where there is none.
  package private(set) static var keyboard: CGRect?

  private static var windows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).filter { !$0.isHidden }
  }

  package static var runningDisplayLinks: Int { CADisplayLink.links.count }

  /// How many frames there were.
  package private(set) static var frames = 0

  /// Whether a finger drags something: meanwhile only what is in the common modes is served.
  package static var isTracking = false

  /// Ends the turn of the run loop: links fire, observers are told and everything is laid out, as before
  /// a frame.
  package static func settle() {
    frames += 1
    CADisplayLink.fireAll()
    RunLoopObservers.tellAll(.beforeWaiting)
    layOut()
    FocusEngine.update()
    for window in windows {
      window.lean()
      window.requireWholeMaterials()
    }
  }

  /// Layout may ask for more layout; what never comes to rest is a mistake.
  private static func layOut() {
    for _ in 0..<10 where windows.contains(where: \.subtreeNeedsLayout) {
      for window in windows { window.layoutIfNeeded() }
    }
    precondition(!windows.contains(where: \.subtreeNeedsLayout), "The layout never ends.")
  }

  /// The app works on the main thread: time passes, and nothing else happens.
  package static func keepBusy(for duration: Duration) {
    let clock = VirtualClock.shared
    clock.move(to: clock.now + duration / .seconds(1))
  }

  /// Lets time pass, and what is due fire in order. Where nobody waits for frames, only those come
  /// that change something.
  package static func advance(by duration: Duration) {
    settle()
    let clock = VirtualClock.shared
    let end = clock.now + duration / .seconds(1)
    while true {
      let timer = clock.next(by: end)
      let frame = CADisplayLink.links.isEmpty ? .infinity : clock.now + 1 / framesPerSecond
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

// MARK: What a user does

extension Device {
  /// What the finger finds there: the topmost window that wants the touch.
  package static func hitTest(_ point: CGPoint, in scene: UIWindowScene) -> UIView? {
    settle()
    for window in scene.windowsFromFrontToBack where !window.isHidden {
      if let view = window.hitTest(point, with: nil) { return view }
    }
    return nil
  }

  /// Between coming down and being lifted there is time to `look`.
  package static func tap(
    _ point: CGPoint, in scene: UIWindowScene, whileDown look: () -> Void = {}
  ) {
    drag(from: point, to: point, in: scene, whileDown: look)
  }

  /// A finger comes down, moves if that is elsewhere, and is lifted; its touch stays with the view
  /// that it came down on. It arrives after `time`, all at once, and may rest there.
  package static func drag(
    from start: CGPoint, to end: CGPoint, in scene: UIWindowScene, over time: Duration = .zero,
    whileDown look: () -> Void = {}, beforeLifting lookAgain: () -> Void = {}
  ) {
    guard let view = hitTest(start, in: scene), let window = view.window else { return }
    var sequence = TouchSequence(UITouch(at: start, in: window), on: view, to: end)
    sequence.run(over: time, whileDown: look, beforeLifting: lookAgain)
    settle()
  }

  /// The keyboard comes, goes, floats or changes; the app is told before it moves. `curve` is
  /// UIKit's number of one: 3 is linear, and 7 the keyboard's own.
  ///
  /// That of tvOS is told to nobody, and that of visionOS is on no screen.
  package static func setKeyboard(
    _ frame: CGRect?, over duration: Duration = .zero, curve: UInt = 7
  ) {
    keyboard = frame
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

  /// A keyboard that came up before anybody listened.
  package static func startWithKeyboard(_ frame: CGRect) { keyboard = frame }

  /// Windows get their new size in an animation, and lay out what is in them there.
  package static func rotate(
    _ scene: UIWindowScene, to size: CGSize, safeArea: UIEdgeInsets,
    over duration: Duration = .milliseconds(300)
  ) {
    UIScreen.device.bounds = CGRect(origin: .zero, size: size)
    let block = AnimationBlock(
      duration: duration / .seconds(1), timing: CAMediaTimingFunction(name: .easeInEaseOut))
    block.run {
      scene.resize(to: CGRect(origin: .zero, size: size), safeArea: safeArea)
      layOut()
    }
    settle()
  }
}
