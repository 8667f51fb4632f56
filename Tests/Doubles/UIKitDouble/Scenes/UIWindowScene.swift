public import HUDLayers

@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  public internal(set) var windows: [UIWindow] = []
  package internal(set) var frameOnScreen = UIScreen.device.bounds
  package internal(set) var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  package var traits = UITraitCollection.Values() {
    didSet {
      let previous = UITraitCollection(oldValue)
      for window in windows { window.tellTraits(previous: previous) }
      Device.settle()
    }
  }

  open var traitCollection: UITraitCollection {
    var traits = traits
    if Device.marksWindowInUse {
      let isInUse = UIApplication.shared.keyWindow?.windowScene === self
      traits.activeAppearance = isInUse ? .active : .inactive
    }
    return UITraitCollection(traits)
  }

  open var screen: UIScreen {
    precondition(Device.system.hasScreens, "visionOS has no screens.")
    return UIScreen.device
  }

  open var keyWindow: UIWindow? { windows.first { $0 === key } }
  weak var key: UIWindow?

  package var windowsFromFrontToBack: [UIWindow] {
    windows.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  package func resize(to frame: CGRect, safeArea: UIEdgeInsets) {
    frameOnScreen = frame
    self.safeArea = safeArea
    for window in windows { window.frame = CGRect(origin: .zero, size: frame.size) }
  }

  func forgetAnimations() {
    for window in windows { window.layer.forgetAnimations() }
  }
}

@MainActor open class UIScreen: NSObject, UICoordinateSpace {
  static var device: UIScreen { Device.state.screen }

  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  open var coordinateSpace: any UICoordinateSpace { self }
}

@MainActor open class UIApplication: UIResponder {
  public static var shared: UIApplication { Device.state.application }

  open internal(set) var connectedScenes: Set<UIScene> = []
  var firstResponder: UIResponder? { keyWindow?.firstResponder }
  /// The key window of all scenes: the one in which the user typed or tapped last.
  weak var keyWindow: UIWindow?

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  package func becomeActive() {
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: self)
    Device.settle()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    leave(with: presses)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    leave(with: presses)
  }

  /// Leaves the app if a press of Menu comes to the end of the responder chain, in any phase.
  private func leave(with presses: Set<UIPress>) {
    if presses.contains(where: { $0.type == .menu }) { Device.state.appWasLeft = true }
  }

  /// Sends an action without a target to the first responder, or to the application if there is
  /// none. Apple's method takes a selector, which does not exist without Objective-C.
  open func sendAction(
    _ action: (UIResponder) -> Void, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    precondition(target == nil, "The double sends actions only without a target.")
    action(firstResponder ?? self)
    return true
  }
}
