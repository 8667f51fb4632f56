#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView: TouchableStage {
  var host: (any HUD.Host)? { owner }

  var isTouchable: Bool { !system.platform.isFocusDriven }

  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {
    guard let home = slots?.panelFrame else { return }
    let place = { [bezel, material] in
      for view in [bezel, material] {
        view?.center = CGPoint(x: home.midX + offset.x, y: home.midY + offset.y)
      }
    }
    if time > .zero { UIView.animateAlone(over: time, .easeOut, place) } else { place() }
  }

  /// Whether VoiceOver reads the panel's text if the user's finger is at `point`. VoiceOver finds
  /// elements through `hitTest(_:with:)`, so that method has to return the `SpeechView`.
  func isRead(at point: CGPoint) -> Bool {
    UIAccessibility.isVoiceOverRunning && speech.isAccessibilityElement && isOnPanel(point)
  }

  /// Whether the HUD takes a touch at `point`, so that the app below does not get it.
  func takesTouch(at point: CGPoint) -> Bool {
    owner?.blocksInput == true || owner?.panelTakesTouches == true && isOnPanel(point)
      || appView(at: point) != nil
  }
}
#endif
