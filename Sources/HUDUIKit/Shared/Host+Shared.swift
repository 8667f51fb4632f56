#if HOST
package import HUDCore
#if canImport(UIKit)
package import UIKit
#else
package import AppKit
#endif

// The part of a host that is the same for UIKit and AppKit.
extension PlatformHost {
  package var now: Duration { .seconds(CACurrentMediaTime()) }

  package var isReady: Bool { stage != nil || attachment.isReady }

  package var reasonNotReady: String { attachment.reasonNotReady }

  package func setAwaited(_ isAwaited: Bool) {
    // Ask in each turn of the run loop. No notification reports that a view was added to a window.
    // While an iOS app launches, not every scene that becomes visible is reported either.
    awaitingTurns = isAwaited ? RunLoopObserver { [weak self] in self?.checkReadiness() } : nil
    // If the view or scene of the HUD was destroyed before the delegate was set, the delegate has
    // not been told. So tell the delegate now.
    if isAwaited, isGone { delegate?.hostIsGone(self) }
  }

  private func checkReadiness() { if isReady { delegate?.hostBecameReady() } }

  package func setNeedsUpdate() { stage?.setNeedsLayout() }

  package func measure(_ text: Text, in room: CGSize) -> CGSize {
    PanelLabel.measure(text, in: room)
  }

  package func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    let size = measure(title, in: Text.unlimitedRoom)
    return CGSize(width: size.width + 2 * padding.width, height: size.height + 2 * padding.height)
  }

  package func wake(at time: Duration?) {
    timer.ring(after: time.map { $0 - now }) { [weak self] in self?.delegate?.timerFired() }
  }

  /// Reads all metrics again and requests a layout. The panel redraws only the parts that have
  /// changed.
  func surroundingsChanged() {
    readMetrics()
    stage?.setNeedsLayout()
  }

  func followEnd(of place: PlatformResponder) {
    place.whenDestroyed { [weak self] in
      guard let self else { return }
      MainThread.run { self.placeWasDestroyed() }
    }
  }

  /// Called when the view, window or scene of the HUD was destroyed, or the scene disconnected.
  func placeWasDestroyed() {
    isGone = true
    delegate?.hostIsGone(self)
  }
}
#endif
