#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// A layer of the app as indicator, which the app changes while it is on the screen.
final class AppLayerTests: GTKTestCase {
  private static let side = CGSize(width: 60, height: 40)
  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func withLayer(_ test: @MainActor (CALayer, TestWindow, TestHUD) -> Void) {
    withWindow { window, hud in
      let layer = CALayer()
      layer.bounds.size = Self.side
      hud.show(.custom { layer }, "Launching")
      waitFor("the HUD to come to rest") { hud.host.presenter?.isTicking == false }
      test(layer, window, hud)
    }
  }

  func test_a_change_by_the_app_is_drawn_without_a_call_of_the_HUD() {
    withLayer { layer, window, hud in
      let cover = CALayer()
      cover.frame = layer.bounds
      cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      let changes: [(isRed: Bool, make: () -> Void)] = [
        (true, { layer.backgroundColor = Self.red }), (false, { layer.addSublayer(cover) }),
        (true, { cover.removeFromSuperlayer() }), (false, { layer.isHidden = true }),
      ]
      for (index, change) in changes.enumerated() {
        change.make()
        waitFor("the HUD to come to rest") { hud.host.presenter?.isTicking == false }
        XCTAssertEqual(Self.isRed(in: window, hud), change.isRed, "change \(index)")
        XCTAssert(window.isAtRest(), "nothing moves any more")
      }
    }
  }

  func test_a_change_is_seen_on_a_layer_whose_animation_repeats() {
    withLayer { layer, window, hud in
      let turn = CABasicAnimation(keyPath: "cornerRadius")
      turn.fromValue = 0
      turn.toValue = 2
      turn.duration = 0.5
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
      let drawings = hud.stage?.panel.indicator?.drawings ?? 0
      waitFor("the animation to run") {
        hud.stage?.panel.indicator?.drawings ?? 0 >= drawings + 10
      }
      XCTAssertFalse(Self.isRed(in: window, hud))
      layer.backgroundColor = Self.red
      XCTAssertTrue(Self.isRed(in: window, hud))
    }
  }

  func test_an_observer_may_change_its_layer() {
    withWindow { window, hud in
      let layer = CALayer()
      let indicator = HUD.Indicator.custom(size: Self.side) { progress in
        layer.bounds.size = Self.side
        progress.observe { layer.backgroundColor = $0 == 1 ? Self.red : nil }
        return layer
      }
      let request = hud.controller.show(HUD.Content(indicator, status: "Uploading"))
      waitFor("the HUD to be drawn") { hud.isDrawn && hud.stage?.panel.indicator != nil }
      XCTAssertFalse(Self.isRed(in: window, hud))
      request.progress = 1
      XCTAssertTrue(Self.isRed(in: window, hud))
    }
  }

  /// Returns whether the middle of the indicator is red, once all is drawn.
  @MainActor private static func isRed(in window: TestWindow, _ hud: TestHUD) -> Bool {
    spend(.milliseconds(300))
    guard let area = hud.stage?.panel.indicator?.widget.bounds(in: window.widget) else {
      XCTFail("The indicator is not on the panel.")
      return false
    }
    let pixel = window.picture()[Int(area.midX), Int(area.midY)]
    return pixel == (255, 0, 0)
  }
}
#endif
