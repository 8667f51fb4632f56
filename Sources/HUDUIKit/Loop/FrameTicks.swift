#if canImport(UIKit)
import UIKit

/// Calls a closure before each frame until it is stopped, also while the user scrolls.
@MainActor final class FrameTicks {
  private let link: CADisplayLink

  init(_ tick: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
    // The display link retains its target, so the target must be another object than this one.
    link = CADisplayLink(target: Target(tick), selector: #selector(Target.tick))
    #else
    // Without Objective-C there are no selectors.
    link = CADisplayLink(tick)
    #endif
    link.add(to: .main, forMode: .common)
  }

  func stop() { link.invalidate() }
}

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @objc func tick() { action() }
}
#endif
#endif
