#if canImport(UIKit)
import UIKit

/// Calls a closure before each frame until `stop()` is called, even while the user scrolls.
@MainActor package final class FrameTicks {
  private let link: CADisplayLink

  package init(_ tick: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
    // Use a separate target: the display link retains its target, and would keep this object alive.
    link = CADisplayLink(target: Target(tick), selector: #selector(Target.tick))
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    link = CADisplayLink(tick)
    #endif
    link.add(to: .main, forMode: .common)
  }

  package func stop() { link.invalidate() }
}

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @objc func tick() { action() }
}
#endif
#endif
