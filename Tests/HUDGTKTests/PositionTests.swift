#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The position of the panel in a window, and its size.
final class PositionTests: GTKTestCase {
  func test_the_panel_keeps_its_margin_to_the_edges_of_the_window() {
    for (style, margin) in [(HUD.Style.compact, 8.0), (.roomy, 20)] {
      let bottom = 300 - margin
      expect(.top, style) { [$0.midX, $0.minY] == [200, margin] }
      expect(.bottom, style) { [$0.midX, $0.maxY] == [200, bottom] }
      expect(.offset(x: -1_000, y: 1_000), style) { [$0.minX, $0.maxY] == [margin, bottom] }
      expect(.offset(x: 30, y: -20), style) { [$0.midX, $0.midY] == [230, 130] }
    }
  }

  private func expect(
    _ position: HUD.Position, _ style: HUD.Style, line: UInt = #line,
    _ stands: @MainActor (CGRect) -> Bool
  ) {
    withWindow { window, hud in
      let area = shownArea(.none, "", position, style, in: window, hud)
      XCTAssertTrue(stands(area), "\(position): \(area)", line: line)
    }
  }

  func test_a_title_bar_is_not_covered() {
    withWindow(TestWindow(titleBar: gtk_header_bar_new())) { window, hud in
      let bar = gtk_window_get_titlebar(window.widget.cast())!.bounds(in: window.widget)!
      hud.controller.show(
        HUD.Content(.ring(0.4)), options: HUD.Options(mask: .black, position: .top))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      XCTAssertEqual(hud.panelFrame(in: window).minY, bar.maxY + 8, accuracy: 1)
    }
  }

  /// Compares with the sizes of MBProgressHUD's panels that contain only an indicator.
  func test_a_roomy_panel_is_as_large_as_the_reference() throws {
    try requireOnePixelPerPoint()
    let panels: [(HUD.Indicator, CGSize)] = [
      (.ring(0.4), CGSize(width: 77, height: 77)), (.annular(0.4), CGSize(width: 77, height: 77)),
      (.pie(0.4), CGSize(width: 77, height: 77)), (.spinner, CGSize(width: 77, height: 77)),
      (.success, CGSize(width: 77, height: 77)), (.bar(0.4), CGSize(width: 160, height: 50)),
    ]
    for (indicator, size) in panels {
      withWindow { window, hud in
        let area = shownArea(indicator, nil, .center, .roomy, in: window, hud)
        XCTAssertEqual(area.size, size, "\(indicator)")
      }
    }
  }

  func test_a_roomy_panel_has_the_references_distances_between_what_is_on_it() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.controller.show(
        HUD.Content(
          .ring(0.4), status: "Copying", detail: "3 of 7",
          action: HUD.Action("Stop", role: .cancel) {}),
        options: HUD.Options(style: .roomy))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      let presenter = hud.host.presenter!
      let slots = presenter.slots!
      let frames = [
        presenter.stage.panel.indicator!.frame.insetBy(dx: 1, dy: 1), slots.status!.frame,
        slots.detail!.frame, slots.button!.frame,
      ]
      XCTAssertEqual(frames[0], CGRect(x: frames[0].minX, y: 20, width: 37, height: 37))
      for (above, below) in zip(frames, frames.dropFirst()) {
        XCTAssertEqual(below.minY - above.maxY, 4, accuracy: 0.5)
      }
      XCTAssertEqual(presenter.stage.panel.frame.height - frames[3].maxY, 20, accuracy: 0.5)
      XCTAssertEqual(
        presenter.stage.panel.button!.widget.bounds(in: presenter.stage.panel.widget),
        frames[3].integral)
    }
  }
}

/// Returns the area in which the screen shows the panel.
@MainActor private func shownArea(
  _ indicator: HUD.Indicator, _ title: String?, _ position: HUD.Position, _ style: HUD.Style,
  in window: TestWindow, _ hud: TestHUD
) -> CGRect {
  gtk_widget_set_visible(window.box, false.gboolean)
  spend(.milliseconds(100))
  let bare = window.picture()
  var style = style
  style.bezel = .color(HUD.Color(white: 0))
  style.castsShadow = false
  // An even size, as the window's is, so that the centred panel is on whole pixels.
  if title != nil { style.minimumSize = CGSize(width: 100, height: 60) }
  hud.controller.show(
    HUD.Content(indicator, status: title),
    options: HUD.Options(position: position, style: style))
  waitFor("the HUD to be drawn") { hud.isDrawn }
  spend(.milliseconds(200))
  return window.picture().areaThatDiffers(from: bare) ?? .zero
}
#endif
