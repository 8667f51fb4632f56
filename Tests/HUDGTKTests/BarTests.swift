#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// Panels at the top and bottom, which keep clear of the app's own bars.
final class BarTests: GTKTestCase {
  func test_a_panel_keeps_clear_of_bars_in_the_content_and_follows_them() {
    withWindow { window, hud in
      let (header, actions) = (gtk_header_bar_new()!, gtk_action_bar_new()!)
      gtk_action_bar_pack_start(actions.opaque, gtk_button_new_with_label("Add"))
      gtk_box_prepend(window.box.cast(), header)
      gtk_box_append(window.box.cast(), actions)
      waitFor("the bars to be laid out") { actions.fullHeight > 1 }
      let (top, bottom) = (header.fullHeight, actions.fullHeight)
      XCTAssertGreaterThan(min(top, bottom), 30)
      hud.show(at: .top)
      hud.expect(top: top)
      gtk_widget_set_visible(header, false.gboolean)
      hud.expect(top: 0)
      gtk_widget_set_visible(header, true.gboolean)
      hud.expect(top: top)
      hud.show(at: .center)
      gtk_widget_set_visible(header, false.gboolean)
      spend(.milliseconds(100))
      hud.show(at: .top)
      hud.expect(top: 0)
      hud.show(at: .bottom)
      hud.expect(bottom: bottom)
      gtk_action_bar_set_revealed(actions.opaque, false.gboolean)
      hud.expect(bottom: 0)
      gtk_action_bar_set_revealed(actions.opaque, true.gboolean)
      hud.expect(bottom: bottom)
      hud.show(at: .bottom, in: HUD.Style().with { $0.clearsBars = false })
      hud.expect(bottom: 0)
    }
  }

  func test_a_bar_in_the_middle_of_the_content_is_no_bar_at_an_edge() {
    withWindow { window, hud in
      let bar = gtk_header_bar_new()!
      gtk_box_insert_child_after(window.box.cast(), bar, window.entry)
      hud.show(at: .top)
      hud.expect(top: 0)
      // A second bar, which follows a first one, is at the edge as well.
      let search = gtk_search_bar_new()!
      gtk_search_bar_set_child(search.opaque, gtk_search_entry_new())
      gtk_search_bar_set_search_mode(search.opaque, true.gboolean)
      let bars = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_add_css_class(search, "toolbar")
      gtk_box_append(bars.cast(), gtk_header_bar_new())
      gtk_box_append(bars.cast(), search)
      gtk_box_prepend(window.box.cast(), bars)
      waitFor("the bars to be laid out") { search.fullHeight > 30 }
      hud.expect(top: bars.fullHeight)
    }
  }

  func test_a_HUD_over_a_widget_keeps_clear_of_the_bars_in_that_widget() {
    withWindow { window, _ in
      let (outer, header) = (gtk_header_bar_new()!, gtk_header_bar_new()!)
      let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_set_vexpand(page, true.gboolean)
      gtk_box_append(page.cast(), header)
      // Leaves the page as much room as the panel needs.
      gtk_widget_set_visible(window.button, false.gboolean)
      gtk_box_prepend(window.box.cast(), page)
      gtk_box_prepend(window.box.cast(), outer)
      waitFor("the page to be laid out") { page.fullHeight > 60 }
      let hud = TestHUD(GTKHost(over: page))
      hud.show(at: .top)
      hud.expect(top: header.fullHeight)
      hud.end()
    }
  }

  func test_a_panel_keeps_clear_of_the_bars_of_a_toolbar_view() throws {
    try XCTSkipUnless(Adwaita.hasToolbarViews, "There is no libadwaita with toolbar views.")
    inAProcessOfItsOwn {
      guard let adwaita = Adwaita() else { return XCTFail("There is no libadwaita.") }
      let window = TestWindow(adwaita.applicationWindow())
      g_object_ref(window.box.raw)
      window.widget.raw.setObject("content", to: nil)
      let label = gtk_label_new("Any widget may be a bar")!
      let (header, switcher) = (adwaita.headerBar(), adwaita.viewSwitcherBar())
      let view = adwaita.toolbarView(window.box, top: [header, label], bottom: [switcher])
      g_object_unref(window.box.raw)
      window.widget.raw.setObject("content", to: view.raw)
      window.present()
      let hud = TestHUD()
      hud.show(at: .top)
      let end = label.bounds(in: view)?.maxY
      XCTAssertGreaterThan(end ?? 0, 55)
      hud.expect(top: end)
      view.opaque.set("extend-content-to-top-edge", to: true)
      view.opaque.set("extend-content-to-bottom-edge", to: true)
      hud.expect(top: end)
      view.opaque.set("reveal-top-bars", to: false)
      hud.expect(top: 0)
      hud.show(at: .bottom)
      waitFor("the bar to be revealed") { switcher.fullHeight > 30 }
      hud.expect(bottom: switcher.fullHeight)
      view.opaque.set("reveal-bottom-bars", to: false)
      hud.expect(bottom: 0)
      hud.end()
      window.destroy()
    }
  }
}
extension Widget {
  /// The height with the border.
  fileprivate var fullHeight: CGFloat {
    gtk_widget_get_parent(self).flatMap { bounds(in: $0)?.height } ?? 0
  }
}

extension TestHUD {
  fileprivate func show(at position: HUD.Position, in style: HUD.Style = HUD.Style()) {
    controller.show(
      HUD.Content(status: "Saved"), options: HUD.Options(position: position, style: style))
    waitFor("the HUD to be drawn") { isDrawn }
  }

  /// Waits until the panel is this far from an edge of the stage, besides its margin.
  fileprivate func expect(top: CGFloat? = nil, bottom: CGFloat? = nil, line: UInt = #line) {
    var gap: CGFloat {
      guard let stage, let frame = stage.panel.widget.bounds(in: stage.widget) else { return .nan }
      return (top == nil ? stage.size.height - frame.maxY : frame.minY) - HUD.Style().margin
    }
    let wanted = top ?? bottom ?? 0
    waitFor("a panel at \(wanted)", atMost: .seconds(3), line: line) { abs(gap - wanted) <= 1 }
    XCTAssertEqual(gap, wanted, accuracy: 1, line: line)
  }
}
#endif
