#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A small app of libadwaita whose work shows HUDs while the user is busy in it with the pointer and
/// the keys.
final class AdwaitaAppTests: GTKTestCase {
  func test_an_alert_is_answered_and_seen_whole_while_there_is_a_HUD() throws {
    try withApp { app in
      for hud in [app.hud, TestHUD(GTKHost(over: app.window.widget))] {
        let alert = app.ask("Delete", "Keep")
        let question = app.picture(of: alert)
        app.work(showing: hud, mask: .black)
        XCTAssertNil(app.picture(of: alert).areaThatDiffers(from: question))
        app.click(alert.button("Delete"))
        waitFor("the answer") { app.answers == ["Delete"] }
        app.answers = []
        hud.end()
      }
    }
  }

  func test_another_tab_is_chosen_while_there_is_a_HUD_over_the_page_of_one() throws {
    try withApp { app in
      let hud = TestHUD(GTKHost(over: app.files))
      app.work(showing: hud, mask: .black)
      app.click(app.openButton)
      XCTAssertNotEqual(gtk_widget_get_mapped(app.files), 0)
      app.chooseTab(1)
      XCTAssertEqual(gtk_widget_get_mapped(hud.stage!.widget), 0)
      app.click(app.otherButton)
      XCTAssertEqual(app.presses, 1)
      app.chooseTab(0)
      waitFor("the HUD to be seen again") { gtk_widget_get_mapped(hud.stage!.widget) != 0 }
      app.click(app.openButton)
      XCTAssertNotEqual(gtk_widget_get_mapped(app.files), 0)
      hud.end()
    }
  }

  func test_a_page_that_goes_takes_its_HUD_along_and_the_page_below_has_its_own() throws {
    try withApp(animates: true) { app in
      let lower = TestHUD(GTKHost(over: app.files))
      let upper = TestHUD(GTKHost(over: app.details))
      app.work(showing: lower)
      app.click(app.openButton)
      waitFor("the page") { gtk_widget_get_mapped(app.files) == 0 }
      XCTAssertEqual(gtk_widget_get_mapped(lower.stage!.widget), 0)
      app.work(showing: upper)
      let film = upper.film(over: app.details, in: app.window)
      gtk_widget_grab_focus(app.details)
      app.window.type("alt+Left")
      waitFor("the page to go") { upper.isUnseen }
      XCTAssertGreaterThan(Set(film.frames.map { $0.place }).count, 3)
      XCTAssertEqual(Set(film.frames.map { $0.distance }), [.zero])
      waitFor("the HUD to be seen again") { gtk_widget_get_mapped(lower.stage!.widget) != 0 }
      for hud in [lower, upper] { hud.end() }
    }
  }

  func test_a_HUD_over_a_row_is_in_its_place_in_each_frame_while_the_list_scrolls() throws {
    try withApp { app in
      let (row, window) = (app.rows[4], app.window)
      let hud = TestHUD(GTKHost(over: row))
      app.work(showing: hud)
      let start = window.center(of: row)
      let film = hud.film(over: row, in: window)
      window.movePointer(to: window.center(of: app.rows[2]))
      Screen.run("xdotool", "click", "--repeat", "3", "5")
      waitFor("the list to scroll") { window.center(of: row).y < start.y - 20 }
      XCTAssertGreaterThan(Set(film.frames.map { $0.place }).count, 1)
      XCTAssertEqual(Set(film.frames.map { $0.distance }), [.zero])
      hud.end()
    }
  }

  func test_a_file_that_is_dropped_on_a_mask_does_not_reach_the_app() throws {
    try XCTSkipIf(Desktop.isWayland, "The compositor drags by itself.")
    try withApp { app in
      let hud = TestHUD(GTKHost(over: app.entry))
      app.drop(on: app.entry)
      XCTAssertEqual(app.drops, 1)
      app.drop(on: app.entry) { app.work(showing: hud, mask: .black) }
      app.drop(on: app.entry)
      XCTAssertEqual(app.drops, 1)
      app.drop(on: app.rows[2])
      XCTAssertEqual(app.drops, 2, "The mask covers the entry alone.")
      hud.end()
      app.drop(on: app.entry)
      XCTAssertEqual(app.drops, 3)
    }
  }

  func test_the_first_HUD_keeps_a_character_that_is_being_composed() throws {
    try XCTSkipIf(Desktop.isWayland, "The compositor composes by itself.")
    try withApp { app in
      app.click(app.entry)
      app.window.type("ctrl+shift+u")
      app.work(showing: app.hud)
      app.window.type("e", "9", "space")
      XCTAssertEqual(String(cString: gtk_editable_get_text(app.entry.opaque)), "\u{e9}")
    }
  }

  /// Runs `body` in a process of its own, because loading Adwaita changes the style of all widgets
  /// for good.
  private func withApp(animates: Bool = false, _ body: @MainActor (FilesApp) -> Void) throws {
    try inAProcessOfItsOwn {
      let app = FilesApp(try XCTUnwrap(Adwaita()), animates: animates)
      body(app)
      app.end()
    }
  }
}

/// An app with two tabs. In one, a page with a list of files leads to another page.
@MainActor private final class FilesApp {
  let window: TestWindow
  /// The HUD of the app's windows, which the app has configured before it opened its window.
  let hud = TestHUD()
  var answers: [String] = []
  private(set) var presses = 0
  private(set) var drops = 0

  let files = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
  let entry = gtk_entry_new()!
  let openButton = gtk_button_new_with_label("Open")!
  let rows = (0..<20).map { gtk_button_new_with_label("File \($0)")! }
  let details = gtk_button_new_with_label("Details")!
  let otherButton = gtk_button_new_with_label("Other")!

  private let adwaita: Adwaita
  private let draggedLabel = gtk_label_new("Drag")!
  private let content: Widget
  private var dialogWindow: DesktopWindow?
  private var connections: [Connection] = []

  init(_ adwaita: Adwaita, animates: Bool) {
    self.adwaita = adwaita
    gtk_settings_get_default()!.set("gtk-enable-animations", to: animates)
    window = TestWindow(adwaita.applicationWindow(), size: CGSize(width: 600, height: 500))
    let list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for row in rows { gtk_box_append(list.cast(), row) }
    let scroller = gtk_scrolled_window_new()!
    gtk_widget_set_vexpand(scroller, true.gboolean)
    gtk_scrolled_window_set_child(scroller.opaque, list)
    for widget in [openButton, entry, draggedLabel, scroller] {
      gtk_box_append(files.cast(), widget)
    }
    let pages = adwaita.navigation(files)
    content = adwaita.tabs([pages, otherButton])
    for widget in [window.entry, window.button] { gtk_widget_set_visible(widget, false.gboolean) }
    gtk_widget_set_vexpand(content, true.gboolean)
    gtk_box_append(window.box.cast(), content)
    connections = [
      openButton.raw.on("clicked") { [unowned self] in adwaita.push(details, in: pages) },
      otherButton.raw.on("clicked") { [unowned self] in presses += 1 },
    ]
    acceptDrops()
    window.present()
    waitFor("the list") { gtk_widget_get_height(rows[4]) > 0 }
    spend(.milliseconds(200))
  }

  func end() {
    hud.end()
    connections.disconnect()
    window.destroy()
  }

  /// Shows a HUD from another thread, and waits until it is drawn.
  func work(showing hud: TestHUD, mask: HUD.Mask = .none) {
    let controller = hud.controller
    Thread.detachNewThread {
      controller.show(HUD.Content(.ring(0.4), status: "Copying"), options: HUD.Options(mask: mask))
    }
    waitFor("the HUD to be drawn") { hud.stage != nil && hud.isDrawn }
    spend(.milliseconds(100))
  }

  func click(_ widget: Widget) {
    if widget.window == window.widget {
      window.click(window.center(of: widget))
    } else if let root = widget.window, let bounds = widget.bounds(in: root) {
      dialogWindow?.movePointer(to: bounds.center)
      window.clickHere()
    }
  }

  // MARK: Alerts

  /// Opens an alert. Before libadwaita 1.5, it is a window.
  func ask(_ responses: String...) -> Widget {
    let alert =
      Adwaita.hasDialogs
      ? adwaita.alert(responses) : adwaita.message(responses, above: window.widget)
    connections += responses.map { response in
      alert.raw.on("response::\(response)") { [unowned self] in answers.append(response) }
    }
    if Adwaita.hasDialogs {
      adwaita.present(alert, in: window.widget)
    } else {
      let title = "Question \(UInt.random(in: .min ... .max))"
      gtk_window_set_title(alert.cast(), title)
      dialogWindow = DesktopWindow(alert, title: title)
      gtk_window_present(alert.cast())
      waitFor("the question") { gtk_widget_get_mapped(alert) != 0 }
      dialogWindow?.focus()
    }
    waitFor("the question to have a place") { gtk_widget_get_width(alert.button("Delete")) > 0 }
    spend(.milliseconds(500))
    return alert
  }

  /// The alert as the screen shows it, from its heading to its buttons, without the parts that an
  /// edge of the window may push out of the picture.
  func picture(of alert: Widget) -> Screen.Picture {
    let heading = find(in: alert) {
      $0.raw.isA(gtk_label_get_type())
        && String(cString: gtk_label_get_text($0.opaque)) == Adwaita.heading
    }!
    let parts = [heading, alert.button("Delete"), alert.button("Keep")]
    let frames = parts.map { $0.bounds(in: alert.window!)! }
    return window.picture(of: frames.reduce(frames[0]) { $0.union($1) }.insetBy(dx: 8, dy: 8))
  }

  // MARK: Tabs

  /// Opens the overview of the tabs, if there is one, and clicks a tab.
  func chooseTab(_ index: Int) {
    if let button = find(in: content, { $0.raw.typeName == "AdwTabButton" }) {
      click(button)
      spend(.milliseconds(300))
    }
    var tabs: [Widget] = []
    _ = find(in: content) {
      let isTab = $0.raw.typeName == "AdwTabThumbnail" || $0.raw.typeName == "AdwTab"
      if isTab, gtk_widget_get_mapped($0) != 0 { tabs.append($0) }
      return false
    }
    tabs.sort { window.center(of: $0).x < window.center(of: $1).x }
    XCTAssertEqual(tabs.count, 2)
    click(tabs[index])
    spend(.milliseconds(300))
  }

  // MARK: Drag and drop

  private func acceptDrops() {
    let source = gtk_drag_source_new()!
    withValue(FundamentalType.string) {
      g_value_set_static_string($0, "Dragged")
      gtk_drag_source_set_content(source, gdk_content_provider_new_for_value($0))
    }
    gtk_widget_add_controller(draggedLabel, source)
    let target = gtk_drop_target_new(FundamentalType.string, GDK_ACTION_COPY)!
    // An entry accepts texts itself.
    gtk_event_controller_set_propagation_phase(target, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window.widget, target)
    connections.append(target.raw.on("drop") { [unowned self] in drops += 1 })
  }

  /// Drags a text to a widget, and calls `work` before it drops the text there.
  func drop(on widget: Widget, after work: () -> Void = {}) {
    window.drag(
      from: window.center(of: draggedLabel), to: window.center(of: widget), beforeRelease: work)
    spend(.milliseconds(300))
  }
}

extension TestHUD {
  /// Whether nothing of the HUD can be seen.
  fileprivate var isUnseen: Bool { stage.map { gtk_widget_get_mapped($0.widget) == 0 } ?? true }

  /// Records where `widget` is in each frame, and how far from it the HUD over it is.
  fileprivate func film(
    over widget: Widget, in window: TestWindow
  ) -> Film<(place: CGPoint, distance: CGPoint)> {
    Film(of: window, at: "paint") { [unowned self] in
      guard !isUnseen, let place = widget.bounds(in: window.widget),
        let frame = stage?.widget.bounds(in: window.widget)
      else { return nil }
      return (place.origin, CGPoint(x: frame.minX - place.minX, y: frame.minY - place.minY))
    }
  }
}
#endif
