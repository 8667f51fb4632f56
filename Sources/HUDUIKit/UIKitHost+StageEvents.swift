#if canImport(UIKit)
import HUDCore
import UIKit

/// The answers to the questions of the stage, and the events that it reports.
extension UIKitHost: StageOwner {
  func stageChangedWindow() { resume() }

  /// Updates the panel, and then everything else that depends on the displayed request.
  func stageWillBeDrawn() {
    let window = stage?.window as? HUDWindow
    window?.takeOverStyle()
    readMetrics()
    let resize = stage.flatMap(ResizeTransition.init)
    if let request { stage?.follow(request.resolvedOptions.style.appearance) }
    delegate?.update()
    if let resize { resize.follow() } else { stage?.followKeyboard() }
    guard let stage, let request else { return }
    window?.follow(request)
    feedback.follow(request, on: system.platform)
    let isStill = metrics.reducesMotion || !system.platform.isTilted
    stage.parallax.follow(request, isStill: isStill, on: stage)
    // Move focus and keys last, because moving them runs code of the app, which may dismiss the
    // HUD.
    stage.remoteFocus.follow(on: stage)
    focus.follow(request, isBlocking: blocksInput, on: stage)
    // On systems with a remote, every press is sent to the focused view.
    guard !system.platform.isFocusDriven, let stage = self.stage else { return }
    keyCatcher.follow(isBlocking: blocksInput && !stage.isBehindPresented, on: stage)
  }

  var spoken: String? {
    guard let request else { return nil }
    let words = request.resolvedOptions.behavior.words.resolved(for: metrics.languages)
    let text = words.read(request.content)
    return text.isEmpty ? nil : text
  }

  var spokenProgress: String? {
    request?.content.indicator.progress?.percent(in: metrics.languages)
  }
}
#endif
