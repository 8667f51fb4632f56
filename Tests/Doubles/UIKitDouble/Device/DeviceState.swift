import Foundation

/// Everything that the double has outside the objects of an app. Each test has one of its own, so
/// no test can see what another one did.
@MainActor final class DeviceState {
  let clock = VirtualClock()
  let screen = UIScreen()
  let application = UIApplication()

  var system = AppleSystem.iOS
  var isHeldSideways = false
  var keyboard: CGRect?
  var tilt = UIOffset.zero
  var motionEffectsMade = 0
  var haptics: [Haptic] = []
  /// What an app has set for the activity indicators in some classes, in its order.
  var wheelAppearances: [WheelAppearance] = []

  var frames = 0
  var displayLinks: [CADisplayLink] = []
  var runLoopObservers: [CFRunLoopObserver] = []
  var isTracking = false
  var animationsAreEnabled = true

  var accessibility = UIAccessibility.State()
  let voiceOver = VoiceOver()
  weak var focused: UIView?
  var focusRequests: [UIView] = []
  var focusMoves = 0
  var appWasLeft = false

  var marksWindowInUse = true
  var keepsGlass = false

  /// How often somebody has used this state.
  var uses = 0
  /// The objects that must be gone at the end of the test, also those of the devices before.
  var mortals: [() -> AnyObject?] = []
  /// What is to be done before the device is switched off, in reverse order.
  var ends: [@MainActor () -> Void] = []
}

extension Device {
  private static var current: DeviceState?

  /// The state of the device that is on.
  static var state: DeviceState {
    guard let current else { preconditionFailure(VirtualClock.refusal) }
    current.uses += 1
    return current
  }

  /// Switches on a new device: upright, without a scene, a keyboard or a setting.
  package static func switchOn() {
    precondition(current == nil, "Another test uses the double.")
    let state = DeviceState()
    current = state
    VirtualClock.setCurrent(state.clock)
  }

  /// Does the work that was left for the end, and switches the device off. Returns a sentence about
  /// each thing that is still there.
  package static func switchOff() -> [String] {
    while let end = state.ends.popLast() { end() }
    defer {
      current = nil
      VirtualClock.setCurrent(nil)
    }
    return remains
  }

  /// Replaces the device by a new one, for a test that needs several.
  package static func replace() {
    let mortals = state.mortals
    // The test may still have objects of this device, so only its end tells what it leaves behind.
    _ = switchOff()
    switchOn()
    state.mortals = mortals
  }

  /// Does `work` before the device is switched off. What was added last is done first.
  package static func atEnd(_ work: @escaping @MainActor () -> Void) { state.ends.append(work) }

  /// Notes an object that must be gone when the test ends.
  package static func expectEnd(of object: AnyObject) {
    state.mortals.append { [weak object] in object }
  }

  /// A sentence about each thing that a test must not leave behind.
  package static var remains: [String] {
    let scenes = UIApplication.shared.connectedScenes.map(\.session.persistentIdentifier).sorted()
    let remains: [(Bool, String)] = [
      (keyboard != nil, "The keyboard is still up."),
      (isHeldSideways, "The device is still held sideways."),
      (state.clock.waitingOfApps > 0, "A timer still waits."),
      (runningDisplayLinks > 0, "A display link still runs."),
      (runLoopObservers > 0, "An observer of the run loop is still there."),
      (isObserved, "An observer of UIKit's notifications still uses the double."),
      (!scenes.isEmpty, "These scenes are still connected: \(scenes.joined(separator: ", "))."),
    ]
    let living = Set(state.mortals.compactMap { $0() }.map { "A \(type(of: $0)) still lives." })
    return remains.filter(\.0).map(\.1) + living.sorted()
  }

  /// Whether anybody uses the double when a notification is posted. A notification centre does not
  /// tell who observes it.
  private static var isObserved: Bool {
    let device = state
    let uses = device.uses
    for name in [
      UIScene.didActivateNotification, UIScene.willEnterForegroundNotification,
      UIScene.didDisconnectNotification, UIWindow.didBecomeKeyNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    return device.uses > uses
  }
}
