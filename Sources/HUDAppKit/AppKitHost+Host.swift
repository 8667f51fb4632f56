#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
import AppKit

extension AppKitHost: HUD.Host {
  package var floats: Bool { attachment.floats }

  package func open() -> Canvas {
    let stage = StageView(system: system)
    stage.owner = self
    // Identify the content, because screen readers and UI tests do not find the stage itself.
    stage.content.setAccessibilityIdentifier(accessibilityIdentifier)
    self.stage = stage
    attachment.attach(stage)
    stageTurns = RunLoopObserver { [weak self] in self?.keepStage() }
    readMetrics()
    return stage.canvas
  }

  package func close() {
    guard let stage else { return }
    self.stage = nil
    stageTurns = nil
    wantsBlock = false
    blocksInput = false
    stage.noticePointer(at: nil)
    stage.owner = nil
    // Give the keys back before the stage is removed. Otherwise AppKit would give the keys to the
    // window, and no view of the app would get them.
    keyBlocker.leave()
    stage.close()
    attachment.detach(stage)
  }

  package func setBlocksInput(for blocker: Request?) {
    wantsBlock = blocker != nil
    followBlock()
  }

  package func fill(_ slots: Slots) {
    guard let stage else { return }
    stage.fill(slots, at: now)
    attachment.panelWasPlaced(on: stage)
  }

  package func play(_ transition: Transition) {
    guard let stage else { return }
    stage.play(transition)
    attachment.panelWasPlaced(on: stage)
  }

  package var panelGetsFocus: Bool { keyBlocker.panelHasFocus }

  package func announce(_ announcement: Announcement) {
    // VoiceOver reads only announcements that are posted for a window or the app.
    guard NSWorkspace.shared.isVoiceOverEnabled,
      let speaker: NSResponder = stage?.window ?? NSApp as NSApplication?
    else { return }
    NSAccessibility.post(
      element: speaker, notification: .announcementRequested,
      userInfo: [
        .announcement: announcement.spoken(in: metrics.languages),
        .priority: announcement.priority.rawValue,
      ])
  }
}

extension Announcement {
  /// Low for progress, which is soon out of date. High for a result, so that nothing interrupts it.
  fileprivate var priority: NSAccessibilityPriorityLevel {
    switch self {
    case .progress: .low
    case .request(let request): request.isResult ? .high : .medium
    }
  }
}
#endif
