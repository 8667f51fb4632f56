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
      XCTAssertEqual(indicator.widget.bounds(in: panel.widget), indicator.frame)
    }
  }
}
#endif
