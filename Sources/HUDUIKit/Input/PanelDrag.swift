#if canImport(UIKit)
import HUDCore
import UIKit

/// A finger on a panel that may be dismissed by hand: the panel follows it, and leaves or springs back
/// when it is lifted.
///
/// The stage's own touches and no recognisers, so that what is around the stage may still take a
/// touch over, as a list does that scrolls.
@MainActor final class PanelDrag {
  /// In seconds.
  private static let returnTime: TimeInterval = 0.3

  private unowned let stage: StageView
  private var gesture: PanelGesture?
  private var start = CGPoint.zero
  /// How far the panel is from its own place.
  private var offset = CGPoint.zero

  init(on stage: StageView) { self.stage = stage }

  /// Whether a finger is on the panel.
  var isTracking: Bool { gesture != nil }

  func begin(_ touch: UITouch) {
    guard stage.isDismissible(at: touch.location(in: stage)) else { return }
    start = touch.location(in: stage)
    gesture = PanelGesture(at: touch.time)
  }

  func move(_ touch: UITouch) {
    follow(touch)
    guard stage.dismissal.contains(.swipe), !UIAccessibility.isReduceMotionEnabled,
      let gesture
    else { return }
    offset = gesture.offset
    place()
  }

  func end(_ touch: UITouch) {
    follow(touch)
    guard let gesture else { return }
    self.gesture = nil
    stage.owner?.panelWasDismissed(by: gesture.dismissal(at: touch.time))
    // It may show another request now, or stay for its minimum time.
    guard stage.isLeaving else { return comeBack() }
    if offset != .zero { slide(to: gesture.departure, over: stage.leavingTime) }
  }

  /// Something else took the touch over.
  func cancel() {
    gesture = nil
    comeBack()
  }

  func comeBack() {
    guard gesture == nil, offset != .zero else { return }
    slide(to: .zero, over: Self.returnTime)
  }

  /// A layout has put the panel in its own place.
  func panelWasPlaced() {
    if offset != .zero { place() }
  }

  private func place() {
    guard let home = stage.slots?.panelFrame else { return }
    let center = CGPoint(x: home.midX + offset.x, y: home.midY + offset.y)
    for view in [stage.bezel, stage.material] { view?.center = center }
  }

  private func follow(_ touch: UITouch) {
    let point = touch.location(in: stage)
    gesture?.move(by: CGPoint(x: point.x - start.x, y: point.y - start.y), at: touch.time)
  }

  private func slide(to offset: CGPoint, over time: TimeInterval) {
    self.offset = offset
    UIView.animate(
      withDuration: time, delay: 0,
      options: [
        .curveEaseOut, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
        .overrideInheritedCurve,
      ],
      animations: { self.place() })
  }
}

extension StageView {
  /// The gestures that dismiss the panel now. A panel on its way out is the app's to touch, and a
  /// remote touches nothing.
  var dismissal: HUD.DismissalGestures {
    guard let owner, !system.platform.isFocusDriven, !isLeaving else { return [] }
    return owner.request?.resolvedOptions.dismissal ?? []
  }

  func isDismissible(at point: CGPoint) -> Bool {
    !dismissal.isEmpty && slots?.panelFrame.contains(point) == true
  }

  /// Whether a touch there is kept from the app.
  func takesTouch(at point: CGPoint) -> Bool {
    owner?.blocksInput == true || isDismissible(at: point)
  }
}

extension UITouch {
  fileprivate var time: Duration { .seconds(timestamp) }
}
#endif
