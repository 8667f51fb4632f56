public import Foundation

/// An event. Unlike on Apple systems it belongs to the main actor's code alone.
open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case cursorUpdate = 17
    case rotate = 18
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp = 26
    case magnify = 30

    var mask: EventTypeMask { EventTypeMask(rawValue: 1 << UInt64(rawValue)) }
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let leftMouseDown = EventType.leftMouseDown.mask
    public static let leftMouseUp = EventType.leftMouseUp.mask
    public static let leftMouseDragged = EventType.leftMouseDragged.mask
    public static let rightMouseDown = EventType.rightMouseDown.mask
    public static let rightMouseUp = EventType.rightMouseUp.mask
    public static let otherMouseDown = EventType.otherMouseDown.mask
    public static let mouseMoved = EventType.mouseMoved.mask
    public static let keyDown = EventType.keyDown.mask
    public static let keyUp = EventType.keyUp.mask
    public static let flagsChanged = EventType.flagsChanged.mask
    public static let scrollWheel = EventType.scrollWheel.mask
  }

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 1 << 1)
    public static let changed = Phase(rawValue: 1 << 2)
    public static let ended = Phase(rawValue: 1 << 3)
    public static let cancelled = Phase(rawValue: 1 << 4)
  }

  public let type: EventType
  public let modifierFlags: ModifierFlags
  public let timestamp: TimeInterval
  public private(set) weak var window: NSWindow?
  public let windowNumber: Int
  public let locationInWindow: CGPoint
  public internal(set) var trackingArea: NSTrackingArea?
  private let key: Device.Key?
  private var deltas = CGPoint.zero
  private var isPrecise = false
  private var isRepeated = false
  private var phases: (phase: Phase, momentum: Phase) = ([], [])

  @MainActor init(
    _ type: EventType, at locationInWindow: CGPoint, modifiers: ModifierFlags, window: NSWindow?,
    key: Device.Key? = nil
  ) {
    self.type = type
    self.locationInWindow = locationInWindow
    self.window = window
    modifierFlags = modifiers
    timestamp = VirtualClock.shared.now
    windowNumber = window?.windowNumber ?? 0
    self.key = key
  }

  @MainActor static func mouse(_ type: EventType, at point: CGPoint, in window: NSWindow) -> NSEvent
  {
    NSEvent(
      type, at: window.convertPoint(fromScreen: point), modifiers: Device.state.modifiers,
      window: window)
  }

  /// Traps where AppKit raises an exception: the property has no meaning for this type of event.
  private func require(_ isRight: Bool) {
    precondition(isRight, "An event of the type \(type) has no such property.")
  }

  private var isKey: Bool { type == .keyDown || type == .keyUp }

  /// What a menu compares with its keys.
  var keyEquivalent: String? {
    modifierFlags.contains(.command) ? key?.withCommand : key?.characters
  }

  open var charactersIgnoringModifiers: String? {
    require(isKey)
    return key?.characters
  }

  /// What the key types with other modifiers than those that are down.
  open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? {
    require(isKey)
    if modifiers.contains(.option) { return key?.withOption }
    return modifiers.contains(.command) ? key?.withCommand : key?.characters
  }

  /// The place of the key on the keyboard, whatever it types.
  open var keyCode: UInt16 {
    require(isKey)
    return key?.code ?? 0
  }

  open internal(set) var isARepeat: Bool {
    get {
      require(isKey)
      return isRepeated
    }
    set { isRepeated = newValue }
  }

  open internal(set) var scrollingDeltaX: CGFloat {
    get {
      require(type == .scrollWheel)
      return deltas.x
    }
    set { deltas.x = newValue }
  }

  open internal(set) var scrollingDeltaY: CGFloat {
    get {
      require(type == .scrollWheel)
      return deltas.y
    }
    set { deltas.y = newValue }
  }

  open internal(set) var hasPreciseScrollingDeltas: Bool {
    get {
      require(type == .scrollWheel)
      return isPrecise
    }
    set { isPrecise = newValue }
  }

  open internal(set) var phase: Phase {
    get {
      require(type == .scrollWheel || type == .magnify || type == .rotate)
      return phases.phase
    }
    set { phases.phase = newValue }
  }

  open internal(set) var momentumPhase: Phase {
    get {
      require(type == .scrollWheel)
      return phases.momentum
    }
    set { phases.momentum = newValue }
  }

  /// The position of the pointer in the coordinates of the screens.
  public class var mouseLocation: CGPoint {
    MainActor.assumeIsolated { Device.state.pointer.location }
  }
}

// MARK: Monitors

struct EventMonitor {
  let id: MonitorID
  let mask: NSEvent.EventTypeMask
  let handler: (NSEvent) -> NSEvent?
}

/// What `addLocalMonitorForEvents` returns as `Any`.
final class MonitorID: Sendable {}

extension NSEvent {
  /// Lets `block` see events before the app does. It does not see those of a control or a menu that
  /// tracks the mouse. AppKit keeps the block until the monitor is removed, also if nobody retains
  /// the result.
  public class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let id = MonitorID()
    // The block does not leave the main thread, where it is required to be added.
    nonisolated(unsafe) let handler = block
    MainActor.assumeIsolated {
      Device.state.monitors.append(EventMonitor(id: id, mask: mask, handler: handler))
    }
    return id
  }

  /// Removes a monitor, once. A second call is an error, which in AppKit releases it twice.
  public class func removeMonitor(_ eventMonitor: Any) {
    guard let id = eventMonitor as? MonitorID else {
      preconditionFailure("\(eventMonitor) is no monitor.")
    }
    MainActor.assumeIsolated {
      let count = Device.state.monitors.count
      Device.state.monitors.removeAll { $0.id === id }
      precondition(Device.state.monitors.count < count, "This monitor was removed before.")
    }
  }
}
