#if canImport(UIKit)
package import HUDCore
package import UIKit

/// The attachment of a HUD whose scene is not known yet. It is never ready.
@MainActor final class UnknownScene: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  var isAwaited = false
  var level: CGFloat = 0
  var isReady: Bool { false }
  var reasonNotReady: String { "its SwiftUI view is in no window yet. It appears when it is." }

  func attach(_ stage: StageView) { changed(.wasLost) }

  func detach(_ stage: StageView) {}
}

extension HUDController {
  /// Returns a new HUD that waits until `HUD.attach(_:to:)` gives it a scene.
  package static func waitingForScene() -> HUDController {
    HUDController { UIKitHost(UnknownScene()) }
  }
}

extension HUD {
  /// Gives a scene to a HUD that waits for one.
  ///
  /// - Parameter later: Runs a closure soon, when code of the app may run. What waits is shown then.
  /// - Returns: Whether `controller` is `HUD.in(scene)` now. If not, the scene had a HUD already, and
  ///   `controller` shows its HUDs independently of that one.
  @MainActor package static func attach(
    _ controller: HUDController, to scene: UIWindowScene,
    later: (@escaping @MainActor () -> Void) -> Void
  ) -> Bool {
    let host = UIKitHost(scene: scene)
    later { controller.move(to: host) }
    return AttachedHUD.attach(controller, with: host, to: scene)
  }
}
#endif
