#if canImport(UIKit)
package import HUDCore
import UIKit

extension UIKitHost: HUD.Host {
  package var floats: Bool { false }

  package func open() -> Canvas {
    let stage = StageView(system: system)
    stage.owner = self
    stage.accessibilityIdentifier = accessibilityIdentifier
    self.stage = stage
    // Turn UIKit animations off: the app may show the HUD inside an animation block, where the
    // frame of the new stage would be animated too.
    UIView.performWithoutAnimation { attachment.attach(stage) }
    StageTurns.hosts.append(self)
    readMetrics()
    return stage.canvas
  }

  package func close() {
    guard let stage else { return }
    self.stage = nil
    stage.owner = nil
    StageTurns.hosts.removeAll { $0 === self }
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

  package func fill(_ slots: Slots) {
    stage?.fill(slots, at: now)
    placed(slots)
  }

  package func play(_ transition: Transition) {
    stage?.play(transition, at: now)
    played(transition)
  }

  package var panelGetsFocus: Bool { true }

  package func announce(_ announcement: Announcement) {
    // Give the focus back before the announcement. VoiceOver reads the element that gets the focus,
    // and this reading would interrupt an announcement that has already begun.
    if let stage, !blocksInput { focus.leave(stage) }
    guard UIAccessibility.isVoiceOverRunning else { return }
    announcer.announce(announcement, in: metrics.languages)
  }
}
#endif
