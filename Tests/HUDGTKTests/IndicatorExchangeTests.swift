#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// Indicators that replace each other.
final class IndicatorExchangeTests: GTKTestCase {
  func test_a_smaller_indicator_in_a_panel_of_the_same_size_is_in_its_own_place() {
    withWindow { _, hud in
      hud.show(.spinner, "Saving…")
      let panel = hud.stage!.panel
      hud.controller.showSuccess("Saving…")
      waitFor("the exchange") { panel.indicator?.layer.sublayers?.count == 1 && hud.isDrawn }
      spend(.milliseconds(50))
      let indicator = panel.indicator!
      let bounds = indicator.widget.bounds(in: panel.widget) ?? .null
      XCTAssertEqual(bounds.minX, indicator.frame.minX, accuracy: 0.01)
      XCTAssertEqual(bounds.minY, indicator.frame.minY, accuracy: 0.01)
      // A widget has whole points, also where the pixels of the screen are finer.
      XCTAssertEqual(bounds.width, indicator.frame.width.rounded(.up), accuracy: 0.01)
      XCTAssertEqual(bounds.height, indicator.frame.height.rounded(.up), accuracy: 0.01)
    }
  }
}
#endif
