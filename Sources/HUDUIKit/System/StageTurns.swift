#if canImport(UIKit)
import HUDCore
import UIKit

/// Calls each host that shows a HUD in the turns of the main run loop, to keep its stage in place.
///
/// Also lets the hosts read their metrics a tenth of a second later, when the app's layout is done.
/// This finds the changes that UIKit does not report: the traits, the tint or a bar of the app has
/// changed, or a sheet has moved for the keyboard. Without a turn, no host is called.
@MainActor enum StageTurns {
  /// The hosts that show a HUD, each from `open()` to `close()`. All share one timer. The turn in
  /// which the timer fires must not set the timer again, or the app would be woken for ever.
  static var hosts: [UIKitHost] = [] {
    didSet {
      guard hosts.isEmpty == (turns != nil) else { return }
      turns = hosts.isEmpty ? nil : RunLoopObserver(turned)
      timer.ring(after: nil) {}
      (isWaiting, hasFired) = (false, false)
      CALayer.hudIsStill = !UIView.areAnimationsEnabled
    }
  }
  /// The movement of UIKit's own bars.
  private static let barMotion: KeyboardMotion = (duration: 0.2, curve: .init(rawValue: 0))
  private static var turns: RunLoopObserver?
  private static let timer = WakeTimer()
  /// Whether the timer is set, or fired in this turn, so that the turn must not set it again.
  private static var isWaiting = false
  private static var hasFired = false

  private static func turned() {
    if !isWaiting {
      isWaiting = true
      timer.ring(after: .milliseconds(100)) {
        hasFired = true
        for host in hosts { host.metricsMayHaveChanged(barMotion) }
      }
    } else if hasFired {
      (isWaiting, hasFired) = (false, false)
    }
    // Keep the stages after that, because it may close a host.
    for host in hosts { host.keepStage() }
    // An app can turn off UIKit's animations for good, as many UI tests do. Look at the end of a
    // turn: an app that only shows a HUD without animation turns them on again in the same turn.
    guard CALayer.hudIsStill == UIView.areAnimationsEnabled else { return }
    CALayer.hudIsStill.toggle()
    for host in hosts { host.resume() }
  }
}
#endif
