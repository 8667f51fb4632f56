import HUDCore
import HUDOffscreen
import LayerKit
import Testing

/// One indicator takes another's place while it is on show.
@MainActor struct SwitchTests {
  private let screen = Screen()

  @Test func theFirstIndicatorComesWithItsPanelAlone() {
    screen.hud.show(HUD.Content(.spinner))
    screen.host.settle()
    #expect(fade == nil)
  }

  @Test func theNextOneFadesInAndNothingIsLeftOfTheOneBefore() {
    let showing = screen.hud.show(HUD.Content(.spinner))
    screen.advance(by: .seconds(1))
    let count = panel?.sublayers?.count
    showing.update(HUD.Content(.pie(0.5)))
    screen.host.settle()
    #expect(fade != nil)
    #expect(screen.hud.movingLayer?.presentation()?.opacity == 0)
    screen.advance(by: .seconds(1))
    #expect(fade == nil)
    #expect(screen.hud.movingLayer?.opacity == 1)
    #expect(panel?.sublayers?.count == count)
  }

  @Test func aStepAndAnotherAppearanceAreNoSwitch() {
    screen.hud.showProgress(0.2)
    screen.advance(by: .seconds(1))
    screen.hud.showProgress(0.4)
    screen.host.isDark = true
    screen.host.settle()
    #expect(fade == nil)
  }

  private var panel: CALayer? { screen.hud.movingLayer?.superlayer }

  private var fade: CAAnimation? { screen.hud.movingLayer?.animation(forKey: "opacity") }
}
