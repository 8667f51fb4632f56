#if canImport(UIKit)
package import HUDCore
package import UIKit

extension UIKitHost: HUD.Host {
  package var now: Duration { .seconds(CACurrentMediaTime()) }

  package var isReady: Bool { stage != nil || attachment.isReady }

  package var floats: Bool { false }

  package var reasonNotReady: String { attachment.reasonNotReady }

  package func setAwaited(_ isAwaited: Bool) {
    // UIKit does not tell when a view is added to a window, and a scene may become visible without
    // a notification while the app launches.
    awaitingTurns = isAwaited ? RunLoopObserver { [weak self] in self?.checkReadiness() } : nil
    // If the view or scene was destroyed before the delegate was set, the delegate has not been
    // told. So tell it now.
    if isAwaited, isGone { delegate?.hostIsGone(self) }
  }

  private func checkReadiness() { if isReady { delegate?.hostBecameReady() } }

  package func open() -> Canvas {
    let stage = StageView(system: system)
    stage.owner = self
    stage.accessibilityIdentifier = accessibilityIdentifier
    self.stage = stage
    // Turn UIKit animations off: the app may show the HUD inside an animation block, where the
    // frame of the new stage would be animated too.
    UIView.performWithoutAnimation { attachment.attach(stage) }
    stageTurns = RunLoopObserver { [weak self] in self?.keepStage() }
    appTurns.isRunning = true
    readMetrics()
    return stage.canvas
  }

  package func setNeedsUpdate() { stage?.setNeedsLayout() }

  package func close() {
    guard let stage else { return }
    self.stage = nil
    stage.owner = nil
    stageTurns = nil
    appTurns.isRunning = false
    blocksInput = false
    #if targetEnvironment(macCatalyst) || !canImport(ObjectiveC)
    // Give the keys back before the stage is removed. Otherwise UIKit would remove the first
    // responder from its window, and no other responder would get the keys.
    keyCatcher.leave()
    #endif
    attachment.detach(stage)
    focus.leave(stage)
    announcer.stop()
  }

  package func setBlocksInput(for blocker: Request?) { blocksInput = blocker != nil }

  package func fill(_ slots: Slots, redraws: Bool) {
    guard redraws else {
      stage?.slots = slots
      return
    }
    stage?.fill(slots, at: now)
    placed(slots)
  }

  package func play(_ transition: Transition) {
    stage?.play(transition, at: now)
    played(transition)
  }

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

  package func announce(_ announcement: Announcement) {
    // Give the focus back before the announcement. VoiceOver reads the element that gets the focus,
    // and this reading would interrupt an announcement that has already begun.
    if let stage, !blocksInput { focus.leave(stage) }
    guard UIAccessibility.isVoiceOverRunning else { return }
    announcer.announce(announcement, in: metrics.languages)
  }
}
#endif
