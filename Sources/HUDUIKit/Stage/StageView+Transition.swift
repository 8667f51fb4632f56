#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  func play(_ transition: Transition, at now: Duration) {
    self.transition = transition
    transition.run(on: canvas)
    for view in [material, maskMaterial] { play(on: view, at: now) }
  }

  /// What was taken away on the way goes on from where it would be now.
  func replayTransition(at now: Duration) {
    guard let transition, now < transition.start + transition.duration else { return }
    play(transition, at: now)
  }

  func play(on view: MaterialView?, at now: Duration) {
    guard let view, let transition else { return }
    view.play(transition, at: now)
    if view === material { transition.runScale(on: view.layer) }
  }
}
#endif
