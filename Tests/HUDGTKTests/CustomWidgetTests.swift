#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUDCairo
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// A widget of the app as indicator.
final class CustomWidgetTests: GTKTestCase {
  private static let side = CGSize(width: 60, height: 40)

  func test_SI27_a_custom_widget_is_made_once_and_gone_with_the_HUD() {
    withWindow { window, hud in
      var made: [WeakReference] = []
      let indicator = HUD.Indicator.custom(size: Self.side) {
        let widget = gtk_spinner_new()!
        made.append(WeakReference(widget.raw))
        return widget
      }
      for round in 1...2 {
        hud.show(indicator, "Launching")
        hud.controller.setStatus("Still launching, and with a longer text")
        hud.show(indicator, "Launching anew")
        XCTAssertEqual(made.count, round)
        XCTAssertEqual(
          made[round - 1].widget?.isBelow(hud.stage!.panel.widget), true,
          "the widget must be on the panel")
        hud.controller.dismiss()
        waitFor("the widget to be let go") { made[round - 1].object == nil }
      }
    }
  }

  func test_O7_it_is_read_as_Loading_unless_it_says_something_itself() {
    withWindow { _, hud in
      @MainActor func read(
        _ make: @escaping @MainActor @Sendable () -> Widget, _ label: String? = nil
      ) -> String? {
        hud.show(.custom(size: Self.side, label: label, widget: make), nil)
        return hud.host.presenter?.description?.name
      }
      XCTAssertEqual(read { gtk_drawing_area_new()! }, "Loading")
      XCTAssertEqual(read({ gtk_drawing_area_new()! }, "Rocket"), "Rocket")
      XCTAssertEqual(read { gtk_label_new("Ready")! }, "")
      let boxed: @MainActor @Sendable () -> Widget = {
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_box_append(box.raw.cast(), gtk_level_bar_new())
        return box
      }
      XCTAssertEqual(read(boxed), "")
      XCTAssertEqual(read(boxed, "Rocket"), "Rocket")
    }
  }

  func test_its_pixels_stand_in_its_room_and_nowhere_else() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.show(.custom(size: Self.side) { plate() }, "Launching")
      let area = redArea(in: window)
      XCTAssertEqual(area, hud.room(in: window))
      XCTAssertEqual(area?.size, Self.side)
      XCTAssertEqual(area?.midX ?? 0, hud.panelFrame(in: window).midX, accuracy: 0.5)
    }
  }

  func test_one_that_takes_another_indicators_place_comes_in() {
    withWindow { window, hud in
      hud.show(.custom(size: Self.side) { plate() })
      XCTAssertEqual(hud.opacity, 1, "the first indicator must not fade by itself")
      hud.show(.pie(0.5))
      hud.controller.show(HUD.Content(.custom(size: Self.side) { plate() }))
      var seen: [Double] = []
      waitFor("it to have come") {
        if let opacity = hud.opacity, opacity != seen.last { seen.append(opacity) }
        return seen.last == 1
      }
      XCTAssertGreaterThan(seen.count, 1)
      XCTAssertEqual(seen, seen.sorted())
      spend(.milliseconds(100))
      XCTAssert(window.isAtRest(), "nothing moves afterwards")
    }
  }

  func test_one_without_a_size_given_has_its_natural_size() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.show(
        .custom {
          let widget = plate()
          gtk_widget_set_size_request(widget, 44, 22)
          return widget
        }, "Launching")
      let area = redArea(in: window)
      XCTAssertEqual(area?.size, CGSize(width: 44, height: 22))
      XCTAssertEqual(area, hud.room(in: window))
    }
  }

  func test_one_that_is_told_the_progress_stays_the_same_one() {
    withWindow { window, hud in
      var bars: [OpaquePointer] = []
      let level = HUD.Indicator.custom { progress in
        let bar = gtk_level_bar_new()!
        gtk_widget_set_size_request(bar, 100, 10)
        bars.append(OpaquePointer(bar))
        progress.observe { gtk_level_bar_set_value(OpaquePointer(bar), $0 ?? 0) }
        return bar
      }
      let request = hud.controller.show(HUD.Content(level, status: "Uploading"))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      XCTAssertEqual(bars.map(gtk_level_bar_get_value), [0])
      request.progress = 0.75
      waitFor("it to be told") { bars.map(gtk_level_bar_get_value) == [0.75] }
    }
  }

  func test_one_that_needs_more_room_is_drawn_smaller() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.show(
        .custom(size: Self.side) {
          let widget = plate()
          gtk_widget_set_size_request(widget, 240, 120)
          return widget
        })
      let area = redArea(in: window)
      XCTAssertEqual(area?.size, CGSize(width: 60, height: 30))
      XCTAssertEqual(area, hud.room(in: window).insetBy(dx: 0, dy: 5))
    }
  }

  func test_a_custom_widget_shrinks_where_the_panel_must_shrink() throws {
    let small = CGSize(width: 200, height: 120)
    try withWindow(TestWindow(size: small)) { window, hud in
      hud.show(.custom(size: CGSize(width: 400, height: 400)) { plate() }, nil)
      let area = try XCTUnwrap(redArea(in: window))
      XCTAssertTrue(hud.panelFrame(in: window).contains(area), "\(area)")
      XCTAssertGreaterThan(area.width, 20)
      XCTAssertEqual(area.width, area.height, accuracy: 1)
    }
  }

  func test_one_without_room_is_not_drawn() {
    withWindow { window, hud in
      hud.show(.custom(size: .zero) { plate() }, "Launching")
      XCTAssertTrue(hud.isDrawn)
      XCTAssertNil(redArea(in: window))
    }
  }

  func test_a_custom_widget_that_the_app_keeps_comes_back_as_it_was_and_can_be_shown_again() {
    withWindow { window, hud in
      let widget = gtk_button_new()!
      g_object_ref_sink(widget.raw)
      defer { g_object_unref(widget.raw) }
      for _ in 1...2 {
        // Shows it twice in a row: the second request takes the widget over.
        hud.show(.custom(size: Self.side) { widget }, "One")
        hud.show(.custom(size: Self.side) { OpaquePointer(widget) }, "Other")
        XCTAssertTrue(widget.isBelow(hud.stage!.panel.widget))
        hud.controller.dismiss()
        waitFor("the HUD to go") { hud.stage == nil }
        XCTAssertNil(gtk_widget_get_parent(widget))
        hud.show(.custom(size: Self.side) { widget }, "One")
        hud.show(.success)
        XCTAssertNil(
          gtk_widget_get_parent(widget),
          "the app has its widget back once another indicator is shown")
        hud.controller.dismiss()
        waitFor("the HUD to go") { hud.stage == nil }
        XCTAssertEqual(widget.raw.assumingMemoryBound(to: GObject.self).pointee.ref_count, 1)
      }
      XCTAssertTrue(Bool(gtk_widget_get_can_target(widget)))
      XCTAssertTrue(Bool(gtk_widget_get_can_focus(widget)))
      gtk_box_append(window.box.cast(), widget)
      XCTAssertEqual(gtk_widget_get_parent(widget), window.box)
      gtk_box_remove(window.box.cast(), widget)
    }
  }

  func test_one_that_the_app_takes_away_meanwhile_is_missed_by_nobody() {
    withWindow { window, hud in
      let widget = plate()
      g_object_ref_sink(widget.raw)
      defer { g_object_unref(widget.raw) }
      hud.show(.custom(size: Self.side) { widget })
      gtk_widget_unparent(widget)
      gtk_box_append(window.box.cast(), widget)
      hud.controller.setStatus("Something else")
      spend(.milliseconds(100))
      hud.controller.dismiss()
      waitFor("the HUD to go") { hud.stage == nil }
      XCTAssertEqual(gtk_widget_get_parent(widget), window.box)
      gtk_box_remove(window.box.cast(), widget)
    }
  }

  func test_a_spinner_of_GTKs_turns_and_the_HUD_does_not_tick_for_it() {
    withWindow { window, hud in
      hud.show(
        .custom(size: CGSize(width: 32, height: 32)) {
          let spinner = gtk_spinner_new()!
          gtk_spinner_start(spinner.opaque)
          return spinner
        })
      waitFor("the HUD to come to rest") { hud.host.presenter?.isTicking == false }
      let panel = hud.stage!.panel
      let redraws = panel.redraws
      let room = hud.room(in: window)
      @MainActor func picture() -> Screen.Picture { window.picture(of: room) }
      let before = picture()
      XCTAssertGreaterThan(window.frames { spend(.milliseconds(600)) }, 5)
      waitFor("the spinner to turn") { picture().pixelsThatDiffer(from: before) > 0 }
      XCTAssertFalse(hud.host.presenter!.isTicking)
      XCTAssertEqual(panel.redraws, redraws, "the panel must not be redrawn")
    }
  }

  func test_a_custom_widget_takes_no_input() {
    withWindow { window, hud in
      let button = gtk_button_new_with_label("Mine")!
      var presses = 0
      let connection = button.raw.on("clicked") { presses += 1 }
      g_object_ref_sink(button.raw)
      defer {
        connection.disconnect()
        g_object_unref(button.raw)
      }
      hud.show(.custom(size: CGSize(width: 120, height: 60)) { button }, mask: .none)
      window.click(window.center(of: button))
      XCTAssertEqual([presses, window.clicks], [0, 0], "the panel takes the click")
      hud.show(.custom(size: CGSize(width: 120, height: 60)) { button }, mask: .black)
      hud.forgetPosts()
      window.click(window.center(of: button))
      XCTAssertEqual(hud.posts, ["DidReceiveTouch", "DidTouchInside"])
      XCTAssertFalse(Bool(gtk_widget_grab_focus(button)))
      for key in ["Tab", "space", "Return"] { window.type(key) }
      XCTAssertEqual([presses, window.clicks], [0, 0])
    }
  }

  func test_a_custom_widget_moves_with_its_HUD_to_another_window() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      let other = TestWindow()
      other.present()
      hud.show(.custom(size: Self.side) { plate() })
      other.destroy()
      waitFor("the HUD to be drawn") { hud.isDrawn && hud.stage?.widget.window == window.widget }
      XCTAssertEqual(redArea(in: window), hud.room(in: window))
    }
  }

  func test_what_cannot_stand_on_a_panel_is_refused_by_name() {
    let refusals = ["taken": "is in a GtkOverlay already", "window": "not a GtkWindow"]
    for (scenario, refusal) in refusals {
      let probe = Probe("HUDGTKProbe", scenario, environment: ["SWIFT_BACKTRACE": "enable=no"])
      XCTAssertTrue(probe.complaints.contains(refusal), probe.complaints)
      XCTAssertNotEqual(probe.status, 0)
    }
  }
}

/// Makes a widget that is completely red.
@MainActor private func plate() -> Widget {
  let plate = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  let provider = gtk_css_provider_new()!
  gtk_css_provider_load_from_data(provider, "* { background: #ff0000; }", -1)
  gtk_style_context_add_provider(
    gtk_widget_get_style_context(plate), provider.opaque,
    guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  g_object_unref(provider.raw)
  return plate
}

/// Returns the red area of the window, once all is drawn, or nil if there is none.
@MainActor private func redArea(in window: TestWindow) -> CGRect? {
  spend(.milliseconds(300))
  let picture = window.picture()
  var area: CGRect?
  for y in 0..<picture.height {
    for x in 0..<picture.width where picture[x, y] == (255, 0, 0) {
      let pixel = CGRect(x: x, y: y, width: 1, height: 1)
      area = area?.union(pixel) ?? pixel
    }
  }
  return area
}

extension TestHUD {
  /// The indicator's frame in the window's coordinates, on whole pixels.
  fileprivate func room(in window: TestWindow) -> CGRect {
    let room = host.presenter?.slots?.indicator?.frame ?? .zero
    let panel = panelFrame(in: window)
    return CGRect(
      x: panel.minX + room.minX.rounded(), y: panel.minY + room.minY.rounded(),
      width: room.width, height: room.height)
  }
}

extension TestHUD {
  /// How opaque the app's red widget is drawn; 1 if nothing is seen through its middle.
  fileprivate var opacity: Double? {
    guard let stage, stage.panel.customWidget != nil,
      let room = host.presenter?.slots?.indicator?.frame,
      let panel = stage.panel.widget.bounds(in: stage.widget),
      let node = RenderNode({ gtk_widget_snapshot_child(stage.widget, stage.panel.widget, $0) }),
      let pixel = try? Surface(size: CGSize(width: 1, height: 1), scale: 1)
    else { return nil }
    try? pixel.draw {
      cairo_translate($0, -panel.minX - room.midX, -panel.minY - room.midY)
      gsk_render_node_draw(node.pointer, $0)
    }
    return pixel.withBytes { bytes, _ in 1 - Double(bytes[1]) / 255 }
  }
}
#endif
