import Foundation

/// Everything that the double has outside the objects of an app. Each test has one of its own, so
/// no test can see what another one did.
@MainActor final class DeviceState {
  let life = DeviceLife()
  let application = NSApplication()
  let workspace = NSWorkspace()
  let pointer = Pointer()

  var screens = [NSScreen()]
  /// All windows of the app that exist, in the order in which they were made.
  var windows: [WeakWindow] = []
  /// The windows on the screen, from front to back within each level.
  var order: [NSWindow] = []
  var monitors: [EventMonitor] = []
  var modifiers: NSEvent.ModifierFlags = []
  var beeps = 0
  var questionsForOrder = 0
  var recognizersKeepEvents = true

  var isDark = false
  var isRightToLeft = false
  var fullKeyboardAccess = false
  var contrast = false
  var reducesMotion = false
  var reducesTransparency = false
  var voiceOverIsRunning = false
  var accent = CGColor(srgbRed: 0, green: 0.48, blue: 1, alpha: 1)
  var announcements: [Device.Announcement] = []
}

struct WeakWindow {
  weak var window: NSWindow?
}

extension Device {
  private static var current: DeviceState?

  /// The state of the device that is on.
  static var state: DeviceState {
    guard let current else { preconditionFailure(VirtualClock.refusal) }
    current.life.uses += 1
    return current
  }

  /// Switches on a new device: an active app without a window, and the pointer in a corner.
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

  /// Does `work` before the device is switched off. What was added last is done first.
  package static func atEnd(_ work: @escaping @MainActor () -> Void) { state.life.atEnd(work) }

  /// Notes an object that must be gone when the test ends.
  package static func expectEnd(of object: AnyObject) { state.life.expectEnd(of: object) }

  /// A sentence about each thing that a test must not leave behind.
  package static var remains: [String] {
    let titles = state.order.map { "\(type(of: $0)) “\($0.title)”" }.sorted()
    return state.life.remains([
      (!state.monitors.isEmpty, "A monitor of events is still there."),
      (isObserved, "An observer of AppKit's notifications still uses the double."),
      (!titles.isEmpty, "These windows are still shown: \(titles.joined(separator: ", "))."),
    ])
  }

  /// Whether anybody uses the double when a notification is posted. A notification centre does not
  /// tell who observes it.
  private static var isObserved: Bool {
    let device = state
    let workspace = device.workspace.notificationCenter
    let uses = device.life.uses
    for name in [
      NSWindow.didBecomeKeyNotification, NSWindow.willCloseNotification,
      NSApplication.didBecomeActiveNotification,
    ] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    workspace.post(
      name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
    return device.life.uses > uses
  }
}
