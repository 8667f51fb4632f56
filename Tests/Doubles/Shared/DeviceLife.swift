/// What every double has outside the objects of an app, from the start of a test to its end.
@MainActor package final class DeviceLife {
  package let clock = VirtualClock()
  package let runLoop = CFRunLoop()
  package var frames = 0
  /// How often somebody has used the state of the device.
  package var uses = 0
  /// The objects that must be gone at the end of the test, also those of the devices before.
  private var mortals: [() -> AnyObject?] = []
  /// What is to be done before the device is switched off, in reverse order.
  private var ends: [@MainActor () -> Void] = []

  private static var running: DeviceLife?

  package static var current: DeviceLife {
    guard let running else { preconditionFailure(VirtualClock.refusal) }
    return running
  }

  package init() {
    precondition(Self.running == nil, "Another test uses the double.")
    Self.running = self
    VirtualClock.setCurrent(clock)
  }

  /// Does `work` before the device is switched off. What was added last is done first.
  package func atEnd(_ work: @escaping @MainActor () -> Void) { ends.append(work) }

  package func doLastWork() { while let end = ends.popLast() { end() } }

  package func end() {
    Self.running = nil
    VirtualClock.setCurrent(nil)
  }

  /// Lets the end of this device tell which objects of `earlier` are still there.
  package func inherit(from earlier: DeviceLife) { mortals = earlier.mortals }

  /// Notes an object that must be gone when the test ends.
  package func expectEnd(of object: AnyObject) { mortals.append { [weak object] in object } }

  /// Returns a sentence about each thing that a test must not leave behind: those of the double that
  /// are still there, and those that all doubles have.
  package func remains(_ own: [(isThere: Bool, sentence: String)]) -> [String] {
    let shared = [
      (clock.waitingOfApps > 0, "A timer still waits."),
      (!runLoop.observers.isEmpty, "An observer of the run loop is still there."),
    ]
    let living = Set(mortals.compactMap { $0() }.map { "A \(type(of: $0)) still lives." })
    return (own + shared).filter(\.0).map(\.1) + living.sorted()
  }
}
