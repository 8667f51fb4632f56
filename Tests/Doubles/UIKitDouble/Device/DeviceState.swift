import Foundation

/// Everything that the double has outside the objects of an app. Each test has one of its own, so
/// no test can see what another one did.
@MainActor final class DeviceState {
  let life = DeviceLife()
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

  var displayLinks: [CADisplayLink] = []
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
}

extension Device {
  private static var current: DeviceState?

  /// The state of the device that is on.
  static var state: DeviceState {
    guard let current else { preconditionFailure(VirtualClock.refusal) }
    current.life.uses += 1
    return current
  }

  /// Switches on a new device: upright, without a scene, a keyboard or a setting.
  package static func switchOn() { current = DeviceState() }

  /// Does the work that was left for the end, and switches the device off. Returns a sentence about
  /// each thing that is still there.
  package static func switchOff() -> [String] {
    state.life.doLastWork()
    defer {
      state.life.end()
      current = nil
    }
    return remains
  }

  /// Replaces the device by a new one, for a test that needs several.
  package static func replace() {
    let life = state.life
    // The test may still have objects of this device, so only its end tells what it leaves behind.
    _ = switchOff()
    switchOn()
    state.life.inherit(from: life)
  }

  /// Does `work` before the device is switched off. What was added last is done first.
  package static func atEnd(_ work: @escaping @MainActor () -> Void) { state.life.atEnd(work) }

  /// Notes an object that must be gone when the test ends.
  package static func expectEnd(of object: AnyObject) { state.life.expectEnd(of: object) }

  /// A sentence about each thing that a test must not leave behind.
  package static var remains: [String] {
    let scenes = UIApplication.shared.connectedScenes.map(\.session.persistentIdentifier).sorted()
    return state.life.remains([
      (keyboard != nil, "The keyboard is still up."),
      (isHeldSideways, "The device is still held sideways."),
      (runningDisplayLinks > 0, "A display link still runs."),
      (isObserved, "An observer of UIKit's notifications still uses the double."),
      (!scenes.isEmpty, "These scenes are still connected: \(scenes.joined(separator: ", "))."),
    ])
  }

  /// Whether anybody uses the double when a notification is posted. A notification centre does not
  /// tell who observes it.
  private static var isObserved: Bool {
    let device = state
    let uses = device.life.uses
    for name in [
      UIScene.didActivateNotification, UIScene.willEnterForegroundNotification,
      UIScene.didDisconnectNotification, UIWindow.didBecomeKeyNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    return device.life.uses > uses
  }
}
