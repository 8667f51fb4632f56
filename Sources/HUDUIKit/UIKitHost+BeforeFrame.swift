#if canImport(UIKit)
import HUDCore
import UIKit

extension UIKitHost {
  /// Updates the panel, and then everything else that depends on what the panel displays. Called by
  /// the stage's layout, before a frame is drawn.
  func stageWillBeDrawn() {
    readMetrics()
    let transition = stage.flatMap(LayoutTransition.init)
    delegate?.updatePanel()
    transition?.follow()
    if let stage, stage.isStill { stage.stopAnimations() }
    guard let stage, let slots = stage.slots else { return }
    stage.feedback.follow(slots, on: system.platform)
    let isTilted =
      slots.request.resolvedOptions.behavior.followsTilt && !metrics.reducesMotion
      && system.platform.isTilted
    stage.setTilted(isTilted)
    // Move focus and keys last, because moving them runs code of the app, which may dismiss the
    // HUD.
    #if os(tvOS) || !canImport(ObjectiveC)
    stage.remoteFocus.follow(on: stage)
    #endif
    focus.follow(slots.request, isBlocking: blocksInput, on: stage)
    #if targetEnvironment(macCatalyst) || !canImport(ObjectiveC)
    guard system.platform == .macCatalyst, let stage = self.stage else { return }
    keyCatcher.follow(isBlocking: blocksInput && !stage.isBehindPresented, on: stage)
    #endif
  }
}
#endif
