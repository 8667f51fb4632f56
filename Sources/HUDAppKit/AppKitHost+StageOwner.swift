#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The answers to the questions of the stage, and the events that it reports.
extension AppKitHost: StageOwner {
  /// Starts the animations again. AppKit removes them when the stage moves to another window.
  func stageChangedWindow() {
    guard let stage, stage.window != nil else { return }
    stage.replayTransition(at: now)
    keyBlocker.takeFocus()
    delegate?.restart()
    surroundingsChanged()
  }

  /// Updates the panel, and then everything else that depends on what it displays.
  func stageWillBeDrawn() {
    readMetrics()
    delegate?.update()
  }

  var spoken: String? {
    // Draw first, because a text is read from the moment at which it was set.
    delegate?.update()
    return stage?.slots?.subject.spoken
  }

  var spokenProgress: String? {
    delegate?.update()
    return stage?.slots?.subject.content.indicator.progress?.percent
  }
}
#endif
