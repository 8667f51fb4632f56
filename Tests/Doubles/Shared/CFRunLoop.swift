// These are Apple's names of C functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The main run loop of a device.
@MainActor public final class CFRunLoop {
  package fileprivate(set) var observers: [CFRunLoopObserver] = []

  /// Calls the observers. While a finger drags, only those in the common modes are called.
  package func tellObservers(_ activity: CFRunLoopActivity, isTracking: Bool) {
    for observer in observers where observer.activities.contains(activity) {
      guard observer.mode == .commonModes || !isTracking else { continue }
      observer.handler(observer, activity)
    }
  }
}

public final class CFAllocator {}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

public final class CFRunLoopObserver {
  fileprivate typealias Handler = (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  fileprivate let activities: CFRunLoopActivity
  fileprivate let order: Int
  fileprivate let handler: Handler
  fileprivate var mode = CFRunLoopMode.defaultMode

  fileprivate init(_ activities: CFRunLoopActivity, _ order: Int, _ handler: @escaping Handler) {
    self.activities = activities
    self.order = order
    self.handler = handler
  }
}

@MainActor public func CFRunLoopGetMain() -> CFRunLoop { DeviceLife.current.runLoop }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver? {
  precondition(repeats, "The double's observers always repeat.")
  return CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), order, block)
}

@MainActor public func CFRunLoopAddObserver(
  _ rl: CFRunLoop, _ observer: CFRunLoopObserver?, _ mode: CFRunLoopMode
) {
  guard let observer else { preconditionFailure("Core Foundation traps if there is no observer.") }
  observer.mode = mode
  let index = rl.observers.firstIndex { $0.order > observer.order } ?? rl.observers.endIndex
  rl.observers.insert(observer, at: index)
}

@MainActor public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  DeviceLife.current.runLoop.observers.removeAll { $0 === observer }
}
