import Foundation
import HUD
import HUDOffscreen
import Testing

extension StaticCallTests {
  @Test("Every notification has its own name")
  func everyNotificationHasItsName() {
    let names: [Notification.Name] = [
      HUD.willAppearNotification, HUD.didAppearNotification, HUD.willDisappearNotification,
      HUD.didDisappearNotification, HUD.didReceiveTouchNotification,
      HUD.didTouchInsideNotification,
    ]
    #expect(Set(names).count == 6)
    let key: String = HUD.statusKey
    #expect(!key.isEmpty)
  }

  @Test("Every static member of the option types exists, with the documented defaults")
  func everyChoiceOfValues() {
    let masks: [HUD.Mask] = [
      .none, .clear, .black, .gradient, .color(.white), .blur, .blur(tint: .white), .inherited,
    ]
    #expect(Set(masks).count == 8)
    let animations: [HUD.Animation] = [
      .none, .standard, .slide, .fade, .flat, .zoom, .zoomIn, .zoomOut, .inherited,
    ]
    #expect(Set(animations).count == 9)
    let positions: [HUD.Position] = [.center, .top, .bottom, .offset(x: 1, y: 0), .inherited]
    for (index, position) in positions.enumerated() {
      #expect(positions.firstIndex(of: position) == index)
    }
    let appearances: [HUD.Style.Appearance] = [.automatic, .light, .dark]
    #expect(Set(appearances).count == 3)
    let reasons: [HUD.Reason] = [
      .dismissed, .ended, .timedOut, .cancelled, .neverShown, .hostGone, .replaced, .superseded,
      .notShowing,
    ]
    #expect(Set(reasons).count == 9)
    #expect(HUD.Position.center == .offset(x: 0, y: 0))
    #expect(HUD.Style.Finish.filled != .outlined)
    #expect(HUD.Style.compact.ringRadius == 18)
    #expect(HUD.Style.compact.ringRadiusWithoutStatus == 24)
    #expect(HUD.Style.compact.ringThickness == 2)
    #expect(HUD.Style.compact.cornerRadius == 14)
    #expect(HUD.Behavior().animation == .standard)
    #expect(HUD.Behavior().minimumToastTime == .seconds(2))
    #expect(HUD.Behavior().maximumToastTime == .seconds(10))
    #expect(!HUD.Behavior().followsTilt)
  }
}
