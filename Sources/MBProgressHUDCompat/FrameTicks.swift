#if canImport(UIKit)
import HUDCore
import UIKit

/// Calls a closure before each frame until this object is released, even while the user scrolls.
@MainActor final class FrameTicks {
  // Safe, because only the main thread uses the link.
  private let link: UncheckedSendable<CADisplayLink>

  init(_ tick: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
    // Use a separate target: the display link retains its target, and would keep this object alive.
    let link = CADisplayLink(target: Target(tick), selector: #selector(Target.tick))
    #else
    // The test double of UIKit has no selectors, so the link takes a closure.
    let link = CADisplayLink(tick)
    #endif
    link.add(to: .main, forMode: .common)
    self.link = UncheckedSendable(value: link)
  }

  deinit {
    // A display link runs until it is stopped.
    MainThread.run { [link] in link.value.invalidate() }
  }
}

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @objc func tick() { action() }
}
#endif
#endif
