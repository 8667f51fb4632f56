#if canImport(UIKit)
import HUDCore
import HUDUIKit

/// The UIKit side of one modifier: the presenter, and the view that finds its scene.
@MainActor final class ModifierAnchor {
  let view = SceneProbe()
  let presenter: HUDPresenter

  init(in scope: HUDScope, afterUpdate: @escaping HUDPresenter.Deferral = HUDPresenter.nextTurn) {
    presenter = HUDPresenter(in: scope, afterUpdate: afterUpdate) { [view] in
      .init(of: view, in: scope, afterUpdate: afterUpdate)
    }
    view.moved = { [weak presenter] in presenter?.moved() }
  }
}

extension HUDPresenter.Position {
  @MainActor fileprivate init(
    of view: SceneProbe, in scope: HUDScope, afterUpdate: HUDPresenter.Deferral
  ) {
    if let scene = view.scene {
      scope.endWaiting { HUD.attach($0, to: scene, later: afterUpdate) }
      self = .shown(
        HUDScope.Home(controller: HUD.in(scene), surroundings: view.windowSurroundings))
    } else {
      self = view.isCovered ? .covered : .away
    }
  }
}
#endif
