#if GTK && os(Linux)
import CHUDGTK
import HUD
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD and the dialogs of libadwaita, which are widgets above the content of a window.
final class DialogTests: GTKTestCase {
  func test_a_HUD_that_is_shown_while_a_large_dialog_is_open_appears_in_the_dialog() throws {
    try withAdwaita { app in
      for host in [GTKHost(), GTKHost(over: app.window.widget)] {
        let form = app.form("Save")
        app.open(form)
        let hud = TestHUD(host)
        hud.show(mask: .black)
        XCTAssertEqual(hud.stage?.widget.isBelow(form), true)
        hud.end()
        app.adwaita.close(form)
      }
    }
  }

  func test_the_first_HUD_after_a_dialog_opens_is_in_the_dialog_and_blocks_it() throws {
    for isOpen in [true, false] {
      try withAdwaita { app in
        let button = gtk_button_new_with_label("Save")!
        let sheet = app.adwaita.sheet(button, width: 500, height: 320)
        if isOpen { app.open(sheet) } else { app.adwaita.present(sheet, in: app.window.widget) }
        let hud = TestHUD()
        hud.controller.show(status: "Saving", options: HUD.Options(mask: .black))
        XCTAssertEqual(hud.stage?.widget.isBelow(sheet), true)
        waitFor("the HUD to be drawn") { hud.isDrawn }
        XCTAssertEqual(hud.stage?.widget.isBelow(sheet), true)
        XCTAssertEqual(app.window.focused, hud.stage?.panel.widget)
        hud.end()
        app.adwaita.close(sheet)
      }
    }
  }

  func test_a_HUD_over_an_alert_blocks_the_alert() throws {
    try withAdwaita { app in
      for _ in 0..<2 {
        let alert = app.alert("Retry", "Cancel")
        app.open(alert)
        let hud = TestHUD(GTKHost(over: alert))
        let size = alert.button("Retry").bounds(in: app.window.widget)
        gtk_widget_grab_focus(alert.button("Cancel"))
        hud.show(mask: .black)
        XCTAssertEqual(hud.stage?.widget.isBelow(alert), true)
        XCTAssertEqual(app.window.focused, hud.stage?.panel.widget)
        XCTAssertEqual(alert.button("Retry").bounds(in: app.window.widget), size)
        app.window.click(app.window.center(of: alert.button("Retry")))
        for key in ["space", "Return", "Escape", "ctrl+t"] { app.window.type(key) }
        XCTAssertEqual(app.responses, [])
        XCTAssertEqual(app.window.accelerations, 0)
        XCTAssertTrue(hud.posts.contains("DidReceiveTouch"))
        hud.controller.dismiss()
        waitFor("the HUD to go") { hud.stage == nil }
        XCTAssertEqual(app.window.focused, alert.button("Cancel"))
        app.window.click(app.window.center(of: alert.button("Retry")))
        waitFor("the response") { app.responses == ["Retry"] }
        app.forgetResponses()
        hud.end()
      }
    }
  }

  func test_a_dialog_that_is_opened_above_a_mask_is_usable_and_the_window_is_not() throws {
    // Before GTK 4.18, no widget limits events.
    for limitsEvents in [true, false] {
      try withAdwaita { app in
        let window = app.window
        gtk_widget_grab_focus(window.entry)
        let hud = TestHUD()
        hud.show(mask: .black)
        let answers = ["Return": "Retry", "Escape": "close", "click": "Cancel"]
        for (input, answer) in answers {
          let alert = app.alert("Retry", "Cancel")
          if !limitsEvents { alert.opaque.set("limit-events", to: false) }
          app.open(alert)
          XCTAssertEqual(hud.stage?.widget.isBelow(alert), false)
          XCTAssertEqual(window.focused?.isBelow(alert), true, input)
          window.click(CGPoint(x: 20, y: 280))
          XCTAssertEqual(window.clicks, 0)
          if input == "click" {
            window.click(window.center(of: alert.button("Cancel")))
          } else {
            window.type(input)
          }
          waitFor("a response by \(input)") { app.responses == [answer] }
          app.forgetResponses()
          spend(.milliseconds(100))
          XCTAssertEqual(window.focused, hud.stage?.panel.widget)
          window.click(window.center(of: window.button))
          for key in ["space", "ctrl+t", "alt+p"] { window.type(key) }
          XCTAssertEqual([window.clicks, window.accelerations], [0, 0])
        }
        hud.end()
        XCTAssertEqual(window.focused?.isBelow(window.entry), true)
      }
    }
  }

  func test_a_popover_in_a_dialog_above_a_mask_stays_open() throws {
    try withAdwaita { app in
      let hud = TestHUD()
      hud.show(mask: .black)
      let alert = app.alert("Retry")
      app.open(alert)
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), gtk_label_new("Above"))
      gtk_widget_set_parent(popover, alert.button("Retry"))
      gtk_popover_popup(popover.cast())
      spend(.milliseconds(200))
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      gtk_popover_popdown(popover.cast())
      gtk_widget_unparent(popover)
      hud.end()
    }
  }

  func test_a_toast_moves_into_a_dialog_that_opens_and_back_without_posts() throws {
    try withAdwaita { app in
      let hud = TestHUD()
      hud.show(.success, "Saved", duration: .seconds(60))
      hud.forgetPosts()
      let (lower, upper) = (app.form("Retry"), app.form("Close"))
      for alert in [lower, upper] {
        app.open(alert)
        XCTAssertEqual(hud.stage?.widget.dialog, alert)
        waitFor("the HUD to be drawn") { hud.isDrawn }
      }
      app.adwaita.close(upper)
      XCTAssertEqual(hud.stage?.widget.dialog, lower)
      app.adwaita.close(lower)
      XCTAssertEqual(hud.stage?.widget.window, app.window.widget)
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      waitFor("the HUD to be drawn") { hud.isDrawn }
      XCTAssertEqual(hud.posts, [])
      hud.end()
    }
  }

  func test_a_mask_is_above_the_dialogs_that_were_open_before_it_and_above_no_other() throws {
    try withAdwaita { app in
      let hud = TestHUD()
      let activity = hud.controller.begin(HUD.Content(.spinner), options: HUD.Options(mask: .black))
      let (lower, upper) = (app.form("Retry"), app.form("Close"))
      app.open(lower)
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      // The toast has no mask, and covers the activity for a moment.
      hud.show(.success, "Saved", duration: .seconds(2))
      XCTAssertEqual(hud.stage?.widget.dialog, lower)
      waitFor("the activity to come back") {
        hud.controller.panel?.request.kind == .owned
      }
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      XCTAssertEqual(app.window.focused?.isBelow(lower), true)
      hud.show(mask: .black)
      XCTAssertEqual(hud.stage?.widget.dialog, lower)
      app.open(upper)
      XCTAssertEqual(hud.stage?.widget.dialog, lower)
      app.adwaita.close(lower)
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      app.adwaita.close(upper)
      activity.end()
      hud.end()
    }
  }

  func test_a_mask_of_blur_in_a_dialog_has_the_colour_of_the_dialog() throws {
    try withAdwaita { app in
      app.window.withStyle("@define-color dialog_bg_color #c00000;") {
        let label = gtk_label_new(nil)!
        gtk_widget_set_focusable(label, true.gboolean)
        let dialog = app.adwaita.dialog(label, width: 500, height: 320)
        app.open(dialog)
        let hud = TestHUD()
        hud.show(mask: .blur(tint: .clear))
        spend(.milliseconds(300))
        let content = hud.stage!.widget.bounds(in: app.window.widget)!
        let pixel = app.window.picture()[Int(content.minX) + 20, Int(content.midY)]
        XCTAssertEqual([pixel.red, pixel.green, pixel.blue], [0xc0, 0, 0])
        hud.end()
        app.adwaita.close(dialog)
      }
    }
  }

  func test_a_mask_that_ends_below_a_dialog_gives_the_focus_back_when_the_dialog_closes() throws {
    try withAdwaita { app in
      gtk_widget_grab_focus(app.window.entry)
      app.window.select(4, 7)
      let hud = TestHUD()
      hud.show(mask: .black)
      let alert = app.alert("Retry")
      app.open(alert)
      hud.end()
      XCTAssertEqual(app.window.focused?.isBelow(alert), true)
      app.adwaita.close(alert)
      spend(.milliseconds(100))
      XCTAssertEqual(app.window.focused?.isBelow(app.window.entry), true)
      XCTAssertEqual(app.window.selection, [4, 7, 7])
    }
  }

  func test_a_mask_over_a_dialog_that_closes_blocks_the_window() throws {
    try withAdwaita { app in
      let window = app.window
      gtk_widget_grab_focus(window.entry)
      let alert = app.form("Retry")
      app.open(alert)
      let hud = TestHUD()
      hud.show(mask: .black)
      hud.forgetPosts()
      app.adwaita.close(alert)
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      XCTAssertEqual(window.focused, hud.stage?.panel.widget)
      waitFor("the HUD to be drawn") { hud.isDrawn }
      window.click(window.center(of: window.button))
      for key in ["space", "Return", "ctrl+t"] { window.type(key) }
      XCTAssertEqual([window.clicks, window.activations, window.accelerations], [0, 0, 0])
      XCTAssertTrue(hud.posts.contains("DidReceiveTouch"))
      XCTAssertFalse(hud.posts.contains { $0.hasPrefix("Will") })
      hud.end()
      XCTAssertEqual(window.focused?.isBelow(window.entry), true)
    }
  }

  func test_a_HUD_over_a_widget_of_a_dialog_covers_that_widget() throws {
    try withAdwaita { app in
      let window = app.window
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
      let buttons = ["One", "Other"].map { (label: String) in gtk_button_new_with_label(label)! }
      for button in buttons {
        gtk_widget_set_vexpand(button, true.gboolean)
        gtk_box_append(box.cast(), button)
      }
      var presses = [0, 0]
      var connections = (0...1).map { index in
        buttons[index].raw.on("clicked") { presses[index] += 1 }
      }
      let dialog = app.adwaita.dialog(box, width: 240, height: 200)
      app.open(dialog)
      let hud = TestHUD(GTKHost(over: buttons[0].raw))
      hud.show(mask: .black)
      XCTAssertEqual(hud.stage?.widget.dialog, dialog)
      XCTAssertEqual(
        hud.panelFrame(in: window).midY, window.center(of: buttons[0]).y, accuracy: 1)
      for button in buttons { window.click(window.center(of: button)) }
      XCTAssertEqual(presses, [0, 1])
      gtk_widget_grab_focus(buttons[0])
      window.type("space")
      XCTAssertEqual(presses, [0, 1])
      hud.end()
      window.click(window.center(of: buttons[0]))
      XCTAssertEqual(presses, [1, 1])
      connections.disconnect()
      app.adwaita.close(dialog)
    }
  }

  func test_a_HUD_over_a_widget_below_a_dialog_stays_there_and_leaves_the_dialog_usable() throws {
    try withAdwaita { app in
      let hud = TestHUD(GTKHost(over: app.window.button.raw))
      hud.show(mask: .black)
      let alert = app.alert("Retry")
      app.open(alert)
      XCTAssertNil(try XCTUnwrap(hud.stage).widget.dialog)
      app.window.click(app.window.center(of: alert.button("Retry")))
      waitFor("the response") { app.responses == ["Retry"] }
      hud.end()
    }
  }

  func test_a_dialog_in_a_window_of_its_own_has_the_HUD_inside() throws {
    try withAdwaita { app in
      gtk_window_set_resizable(app.window.widget.cast(), false.gboolean)
      let alert = app.alert("Retry")
      app.open(alert)
      let own = try XCTUnwrap(alert.window)
      XCTAssertNotEqual(own, app.window.widget)
      waitFor("the window to be mapped") { gtk_widget_get_mapped(own) != 0 }
      let hud = TestHUD(GTKHost(over: own.raw))
      hud.show(mask: .black)
      XCTAssertEqual(hud.stage?.widget.dialog, alert)
      hud.forgetPosts()
      app.adwaita.close(alert)
      waitFor("the window to close") { hud.stage == nil }
      XCTAssertEqual(hud.posts, ["WillDisappear hostGone", "DidDisappear hostGone"])
      hud.end()
    }
  }

  /// Runs `body` in a process of its own that has loaded Adwaita and shows a window.
  private func withAdwaita(
    _ body: @MainActor (_ app: AdwaitaApp) throws -> Void
  ) throws {
    try XCTSkipUnless(Adwaita.hasDialogs, "Dialogs in windows need libadwaita 1.5.")
    try inAProcessOfItsOwn {
      let app = AdwaitaApp(try XCTUnwrap(Adwaita()))
      try body(app)
      app.window.destroy()
    }
  }
}

/// An app with a window of libadwaita.
@MainActor private final class AdwaitaApp {
  let adwaita: Adwaita
  let window: TestWindow
  private(set) var responses: [String] = []
  private var connections: [Connection] = []

  init(_ adwaita: Adwaita) {
    self.adwaita = adwaita
    window = TestWindow(
      adwaita.applicationWindow(), size: CGSize(width: 600, height: 440))
    // The test need not wait for the animations of dialogs.
    gtk_settings_get_default()!.set("gtk-enable-animations", to: false)
    window.present()
  }

  func alert(_ responses: String...) -> Widget {
    let alert = adwaita.alert(responses)
    connections += (responses + ["close"]).map { response in
      alert.raw.on("response::\(response)") { [unowned self] in self.responses.append(response) }
    }
    return alert
  }

  /// Makes a dialog that is large enough for a HUD of the window.
  func form(_ button: String) -> Widget {
    adwaita.dialog(gtk_button_new_with_label(button)!, width: 500, height: 320)
  }

  func forgetResponses() { responses = [] }

  /// Presents `dialog` and waits until it has the focus.
  func open(_ dialog: Widget) {
    adwaita.present(dialog, in: window.widget)
    waitFor("the dialog to have the focus") {
      guard let focus = dialog.window.flatMap({ gtk_root_get_focus($0.opaque) }) else {
        return false
      }
      return focus.isBelow(dialog) && gtk_widget_get_width(focus) > 0
    }
    spend(.milliseconds(100))
  }
}

extension Widget {
  /// The button in this widget that has a label with this text.
  @MainActor func button(_ text: String) -> Widget {
    find(in: self) {
      $0.raw.isA(gtk_button_get_type())
        && gtk_button_get_label($0.cast()).map { String(cString: $0) } == text
    }!
  }
}
#endif
