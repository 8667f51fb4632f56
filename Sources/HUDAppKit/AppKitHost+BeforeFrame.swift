#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

extension AppKitHost {
  /// Called when the stage has moved to a window. Restarts the animations that AppKit has removed.
  func stageChangedWindow() {
    guard let stage, stage.window != nil else { return }
    stage.replayTransition(at: now)
    let wasBlocking = blocksInput
    followBlock()
    if wasBlocking, blocksInput { keyBlocker.takeFocus() }
    delegate?.restartAnimations()
    surroundingsChanged()
  }

  /// Updates the panel. Called by the stage's layout, before a frame is drawn.
  func stageWillBeDrawn() {
    readMetrics()
    delegate?.updatePanel()
  }
}
#endif
