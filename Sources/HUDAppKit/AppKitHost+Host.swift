#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
package import AppKit

extension AppKitHost: HUD.Host {
  package var now: Duration { .seconds(CACurrentMediaTime()) }

  package var isReady: Bool { stage != nil || attachment.isReady }

  package var floats: Bool { attachment.floats }

  package var reasonNotReady: String { attachment.reasonNotReady }

  package func setAwaited(_ isAwaited: Bool) {
    // AppKit does not tell when a view is added to a window.
    awaitingTurns = isAwaited ? RunLoopObserver { [weak self] in self?.checkReadiness() } : nil
    // If the view or window was destroyed before the delegate was set, the delegate has not been
    // told. So tell it now.
    if isAwaited, isGone { delegate?.hostIsGone(self) }
  }

  private func checkReadiness() { if isReady { delegate?.hostBecameReady() } }

  package func open() -> Canvas {
    let stage = StageView(system: system)
    stage.owner = self
    stage.setAccessibilityIdentifier(accessibilityIdentifier)
    self.stage = stage
    attachment.attach(stage)
    stageTurns = RunLoopObserver { [weak self] in self?.keepStage() }
    readMetrics()
    return stage.canvas
  }

  package func setNeedsUpdate() { stage?.needsLayout = true }

  package func close() {
    guard let stage else { return }
    self.stage = nil
    stageTurns = nil
    blocksInput = false
    stage.noticePointer(at: nil)
    stage.owner = nil
    // Give the keys back before the stage is removed. Otherwise AppKit would leave them to the
    // window, and no view of the app would get them.
    keyBlocker.leave()
    stage.close()
    attachment.detach(stage)
  }

  package func setBlocksInput(for blocker: Request?) {
    // A panel of its own covers nothing of the app.
    blocksInput = blocker != nil && !(stage?.window is FloatingPanel)
    guard let stage else { return }
    keyBlocker.follow(isBlocking: blocksInput, on: stage)
  }

  package func fill(_ slots: Slots, redraws: Bool) {
    guard let stage else { return }
    guard redraws else {
      stage.slots = slots
      return
    }
    stage.fill(slots, at: now)
    attachment.panelWasPlaced(on: stage)
  }

  package func play(_ transition: Transition) { stage?.play(transition) }

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
    // VoiceOver hears only what is posted for a window or the app.
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
  /// Progress is soon out of date, and nothing may interrupt the end of the work.
  fileprivate var priority: NSAccessibilityPriorityLevel {
    switch self {
    case .progress: .low
    case .request(let request): request.isResult ? .high : .medium
    }
  }
}
#endif
