package import HUDLayers

/// The actions of the user, the system and the hardware, which tests call.
@MainActor package enum Device {
  /// The time that `CACurrentMediaTime()` returns.
  package static var now: CFTimeInterval { VirtualClock.shared.now }

  package static var waitingTimers: Int { VirtualClock.shared.waiting }

  /// The number of monitors of events.
  package static var eventMonitors: Int { state.monitors.count }

  /// Whether a control tracks the mouse. Meanwhile only the common run loop modes are served.
  static var isTracking: Bool { state.pointer.tracker != nil }

  /// The number of frames so far.
  package static var frames: Int { state.life.frames }

  /// How often a key was pressed that nobody handled.
  package static var beeps: Int { state.beeps }

  /// How often the app has asked for the order of its windows.
  package static var questionsForOrder: Int { state.questionsForOrder }

  /// Whether a view gets no events once a recogniser around it has begun. What AppKit does is not
  /// documented.
  package static var recognizersKeepEvents: Bool {
    get { state.recognizersKeepEvents }
    set { state.recognizersKeepEvents = newValue }
  }

  /// Shows a window as `runModal` does, whose loop a test cannot enter.
  package static func runModal(_ window: NSWindow) {
    state.application.modalWindow = window
    window.makeKeyAndOrderFront(nil)
    settle()
  }

  package static func stopModal() {
    state.application.modalWindow?.orderOut(nil)
    state.application.modalWindow = nil
    settle()
  }

  /// Ends a turn of the run loop as before a frame: everything is laid out.
  package static func settle() {
    state.life.frames += 1
    state.life.runLoop.tellObservers(.beforeWaiting, isTracking: isTracking)
    layOut()
    if state.pointer.hasOldCursor { updateCursor() }
    state.pointer.hasOldCursor = false
    for window in state.order { window.frameView.requireDrawable() }
  }

  /// Lays out all windows. Layout may ask for more layout, but must end.
  static func layOut() {
    for _ in 0..<10 where state.order.contains(where: \.frameView.subtreeNeedsLayout) {
      for window in state.order { window.layoutIfNeeded() }
    }
    precondition(
      !state.order.contains(where: \.frameView.subtreeNeedsLayout), "The layout never ends.")
    // AppKit gives a backing layer its geometry again at a time that it does not document.
    for window in state.order { window.frameView.placeLayers() }
  }

  /// Advances the time, and fires everything that is due, in order. There are frames only where
  /// something changes.
  package static func advance(by duration: Duration) {
    settle()
    let clock = VirtualClock.shared
    let end = clock.now + duration / .seconds(1)
    while let timer = clock.next(by: end) {
      clock.move(to: timer.due)
      timer.fire()
      settle()
    }
    clock.move(to: end)
    settle()
  }
}

// MARK: System

extension Device {
  /// Turns the whole system dark or light.
  package static var isDark: Bool {
    get { state.isDark }
    set { changeAppearance { state.isDark = newValue } }
  }

  /// The colour that the user has chosen for controls. No view is told that it has changed.
  package static var accent: CGColor {
    get { state.accent }
    set { state.accent = newValue }
  }

  /// The direction of the app's language.
  package static var isRightToLeft: Bool {
    get { state.isRightToLeft }
    set { state.isRightToLeft = newValue }
  }

  package static var reducesMotion: Bool {
    get { state.reducesMotion }
    set {
      state.reducesMotion = newValue
      postDisplayOptions()
    }
  }

  package static var reducesTransparency: Bool {
    get { state.reducesTransparency }
    set {
      state.reducesTransparency = newValue
      postDisplayOptions()
    }
  }

  /// More contrast gives every appearance another name.
  package static var increasesContrast: Bool {
    get { state.contrast }
    set {
      changeAppearance { state.contrast = newValue }
      postDisplayOptions()
    }
  }

  /// Whether Tab also reaches buttons, which is off on a new Mac.
  package static var fullKeyboardAccess: Bool {
    get { state.fullKeyboardAccess }
    set { state.fullKeyboardAccess = newValue }
  }

  package static var voiceOverIsRunning: Bool {
    get { state.voiceOverIsRunning }
    set { state.voiceOverIsRunning = newValue }
  }

  private static func postDisplayOptions() {
    state.workspace.notificationCenter.post(
      name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: state.workspace)
  }

  static func changeAppearance(_ change: () -> Void) {
    change()
    for window in state.windows.compactMap(\.window) {
      window.frameView.tellAppearance()
    }
  }

  /// Changes the resolution of a screen, as when a window is dragged to another display.
  package static func setScale(_ scale: CGFloat, of screen: NSScreen) {
    screen.backingScaleFactor = scale
    for window in state.order where window.screen === screen { window.tellBacking() }
  }

  /// Another app becomes active, or this one again.
  package static func setActive(_ isActive: Bool) {
    state.application.setActive(isActive)
    settle()
  }

  /// Replaces the screens of the Mac. The first one has the menu bar.
  package static func setScreens(_ screens: [NSScreen]) {
    state.screens = screens
  }

  /// The windows on the screen, from front to back.
  package static var windowsFromFrontToBack: [NSWindow] {
    state.order.enumerated()
      .sorted { ($1.element.level.rawValue, $0.offset) < ($0.element.level.rawValue, $1.offset) }
      .map(\.element)
  }
}
