#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The panel as style sheets and GtkInspector see it.
final class StyleSheetTests: GTKTestCase {
  func test_the_panel_and_its_parts_have_names_and_classes() throws {
    try withWindow { window, hud in
      show(hud)
      let panel = hud.stage!.panel.widget
      XCTAssertEqual(String(cString: gtk_widget_get_name(panel)), "hud")
      XCTAssertNotEqual(gtk_widget_has_css_class(panel, "hud"), 0)
      for name in ["status", "detail", "indicator", "button"] {
        let part = try XCTUnwrap(
          find(in: panel) { String(cString: gtk_widget_get_name($0)) == name })
        XCTAssertNotEqual(gtk_widget_has_css_class(part, name), 0)
        waitFor("\(name) to have a place") { part.bounds(in: panel)?.isEmpty == false }
      }
    }
  }

  func test_the_panel_has_the_colours_of_a_style_sheet() {
    withWindow { window, hud in
      show(hud)
      let usual = colors(of: hud)
      window.withStyle(".hud { color: rgb(255,0,0); } .hud .detail { color: rgb(0,0,255); }") {
        waitFor("the colour of the status") { colors(of: hud).status == red }
        XCTAssertEqual(colors(of: hud).detail, blue)
      }
      waitFor("the usual colours") { colors(of: hud) == usual }
      window.withStyle(".hud .status { color: rgb(255,0,0); }") {
        waitFor("the colour of the status") { colors(of: hud).status == red }
        XCTAssertEqual(colors(of: hud).detail, usual.detail)
      }
    }
  }

  func test_colours_of_HUD_style_are_used_in_spite_of_a_style_sheet() {
    withWindow { window, hud in
      var style = HUD.Style()
      style.foreground = HUD.Color(red: 0, green: 0, blue: 1)
      window.withStyle(".hud { color: rgb(255,0,0); } .hud .status { color: rgb(255,0,0); }") {
        show(hud, style)
        XCTAssertEqual(colors(of: hud).status, blue)
      }
    }
  }

  func test_the_texts_have_the_font_of_a_style_sheet() {
    withWindow { window, hud in
      show(hud)
      @MainActor func status() -> HUD.Font? { hud.host.presenter?.slots?.status?.text.font }
      @MainActor func detail() -> HUD.Font? { hud.host.presenter?.slots?.detail?.text.font }
      let usual = (status: status(), detail: detail())
      let css = """
        .hud { font-family: "DejaVu Serif"; }
        .hud .status { font-size: 30px; font-style: italic; }
        """
      window.withStyle(css) {
        waitFor("the font of the status") { abs((status()?.size ?? 0) - 30) < 0.01 }
        XCTAssertEqual(
          status()?.pangoName(defaultFamily: "Sans"), "DejaVu Serif, Sans, Italic weight=600")
        XCTAssertEqual(detail()?.pangoName(defaultFamily: "Sans"), "DejaVu Serif, Sans, weight=400")
        XCTAssertEqual(detail()?.size, usual.detail?.size)
      }
      waitFor("the usual fonts") { status() == usual.status && detail() == usual.detail }
      window.withStyle(css) {
        show(hud, .compact)
        XCTAssertNotEqual(status()?.family, "DejaVu Serif", "The style sets its own fonts.")
      }
    }
  }

  func test_the_panel_has_the_opacity_of_a_style_sheet() {
    withWindow { window, hud in
      gtk_widget_set_visible(window.box, false.gboolean)
      spend(.milliseconds(100))
      let bare = window.picture()
      show(hud)
      spend(.milliseconds(200))
      XCTAssertNotNil(window.picture().areaThatDiffers(from: bare))
      window.withStyle(".hud { opacity: 0; }") {
        spend(.milliseconds(200))
        XCTAssertNil(window.picture().areaThatDiffers(from: bare))
      }
    }
  }

  func test_the_app_s_and_the_user_s_style_sheets_beat_the_HUD_s() {
    withWindow { window, hud in
      gtk_widget_set_visible(window.box, false.gboolean)
      show(hud)
      let frame = hud.panelFrame(in: window)
      let button = hud.stage!.panel.button!.widget
      let title = gtk_button_get_child(button.cast())!
      let css = """
        .hud { padding: 20px; border: 4px solid rgb(255,0,0); background: rgb(0,0,255); }
        .hud .button { color: rgb(255,0,0); }
        """
      window.withStyle(css) {
        spend(.milliseconds(200))
        let picture = window.picture()
        // The panel's shadow lies on both.
        let padding = picture[Int(frame.minX) - 10, Int(frame.midY)]
        XCTAssertEqual([padding.red, padding.green, padding.blue > 200 ? 255 : 0], [0, 0, 255])
        let border = picture[Int(frame.maxX) + 22, Int(frame.midY)]
        XCTAssertEqual([border.red > 200 ? 255 : 0, border.green, border.blue], [255, 0, 0])
        let (grown, wanted) = (hud.panelFrame(in: window), frame.insetBy(dx: -24, dy: -24))
        for edge in [\CGRect.minX, \.maxX, \.minY, \.maxY] {
          // GTK counts in single precision.
          XCTAssertEqual(grown[keyPath: edge], wanted[keyPath: edge], accuracy: 0.01)
        }
        var ink = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(title), &ink)
        XCTAssertEqual([ink.red, ink.green, ink.blue], [1, 0, 0])
      }
    }
  }

  func test_a_button_has_the_padding_of_the_app_from_the_first_frame() {
    withWindow { window, hud in
      window.withStyle(".hud .button { padding: 20px; }") {
        show(hud)
        let layout = hud.controller.panel?.layout
        let button = hud.stage?.panel.button?.widget
        XCTAssertEqual(layout?[.button].size, button?.naturalSize)
        hud.controller.setStatus("Done")
        waitFor("the HUD to be still") { !hud.host.presenter!.isTicking }
        XCTAssertEqual(hud.controller.panel?.layout[.button].size, layout?[.button].size)
      }
    }
  }

  func test_the_size_is_that_of_HUD_style_whatever_the_theme_says_of_every_widget() {
    withWindow { window, hud in
      gtk_widget_set_visible(window.box, false.gboolean)
      show(hud)
      spend(.milliseconds(100))
      let usual = window.picture()
      let css = """
        .hud { padding: 20px; margin: 9px; border: 4px solid red; background: red;
          min-width: 300px; border-radius: 0; box-shadow: 0 0 9px red; }
        """
      window.withStyle(css, priority: GTK_STYLE_PROVIDER_PRIORITY_THEME) {
        spend(.milliseconds(200))
        XCTAssertNil(window.picture().areaThatDiffers(from: usual))
      }
    }
  }
}

@MainActor private func show(_ hud: TestHUD, _ style: HUD.Style = HUD.Style()) {
  hud.controller.show(
    HUD.Content(
      .success, status: "Saved", detail: "3 of 7", action: HUD.Action("Undo", keepsHUD: true) {}),
    options: HUD.Options(animation: .none, style: style))
  waitFor("the HUD to be drawn") { hud.isDrawn && !hud.host.presenter!.isTicking }
}

@MainActor private func colors(of hud: TestHUD) -> Colors {
  let slots = hud.host.presenter?.slots
  return Colors(status: slots?.status?.color, detail: slots?.detail?.color)
}

private struct Colors: Equatable {
  var status: CGColor?
  var detail: CGColor?
}

@MainActor private var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
@MainActor private var blue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }
#endif
