public import Foundation

/// A display link that fires with every frame of the virtual clock while it is on a run loop.
///
/// Apple's initializer takes a target and a selector, which do not exist without Objective-C.
@MainActor public final class CADisplayLink {
  private let tick: @MainActor () -> Void
  private var mode = RunLoop.Mode.default

  public init(_ tick: @escaping @MainActor () -> Void) { self.tick = tick }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    self.mode = mode
    Device.state.displayLinks.append(self)
  }

  public func invalidate() { Device.state.displayLinks.removeAll { $0 === self } }

  static func fireAll() {
    for link in Device.state.displayLinks where link.mode == .common || !Device.isTracking {
      link.tick()
    }
  }
}
