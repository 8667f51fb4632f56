#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// Dismissal by the user, with a real pointer.
final class DismissalTests: GTKTestCase {
  func test_E9_a_click_beside_the_panel_or_on_its_button_dismisses_nothing() {
    withWindow { window, hud in
      for mask in [HUD.Mask.none, .black] {
        var presses = 0
        let action = HUD.Action("More", keepsHUD: true) { presses += 1 }
        hud.show(mask: mask, action: action, dismissal: [.tap, .swipe])
        let button = hud.stage!.panel.button!.widget.bounds(in: window.widget)!
        window.click(button.center)
        XCTAssertEqual(presses, 1)
        let panel = hud.panelFrame(in: window)
        let clicks = window.clicks
        window.click(CGPoint(x: panel.minX - 5, y: panel.midY))
        XCTAssertEqual(window.clicks, clicks + (mask == .none ? 1 : 0))
        // A drag that starts on the button is not a swipe.
        window.drag(from: button.center, to: CGPoint(x: button.midX + 100, y: button.midY))
        XCTAssertTrue(hud.controller.isVisible)
      }
    }
  }

  func test_the_panel_follows_the_pointer_and_springs_back() {
    withWindow { window, hud in
      hud.show(dismissal: .swipe)
      let middle = hud.panelFrame(in: window).center
      let before = window.picture()
      window.drag(
        from: middle, to: CGPoint(x: middle.x + 40, y: middle.y),
        beforeRelease: {
          // GTK rounds a surface's coordinates a little.
          XCTAssertEqual(hud.offset.x, 40, accuracy: 0.01)
          XCTAssertEqual(hud.offset.y, 0, accuracy: 0.01)
          let area = window.picture().areaThatDiffers(from: before)
          XCTAssertGreaterThan(area?.maxX ?? 0, hud.panelFrame(in: window).maxX + 30)
          spend(.milliseconds(150))
        })
      XCTAssertTrue(hud.controller.isVisible)
      waitFor("the panel to be back") { hud.offset == .zero }
      waitFor("the frames to end") { !hud.host.presenter!.isTicking }
    }
  }

  func test_a_panel_that_is_dragged_is_neither_laid_out_nor_drawn_again() {
    withWindow { window, hud in
      // A panel without material, because the app's content changes under the pointer.
      hud.controller.show(
        HUD.Content(.ring(0.4), status: "Status"),
        options: HUD.Options(
          dismissal: .swipe, style: .compact.with { $0.bezel = .color(.white) }))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      let middle = hud.panelFrame(in: window).center
      let panel = hud.stage!.panel
      var redraws = panel.redraws
      let calls = StageCalls(of: hud.stage!.widget)
      window.drag(
        from: middle, to: CGPoint(x: middle.x + 40, y: middle.y),
        beforeRelease: {
          XCTAssertEqual(hud.offset.x, 40, accuracy: 0.01)
          spend(.milliseconds(150))
        })
      waitFor("the panel to be back") { hud.offset == .zero }
      XCTAssertEqual(panel.redraws, redraws)
      XCTAssertEqual(calls.names, [])
      // The counter counts: a change of the text is a layout.
      redraws = panel.redraws
      hud.controller.setStatus("Another status")
      waitFor("the text to be drawn") {
        panel.redraws > redraws && calls.names.contains("allocate")
      }
    }
  }

  func test_E12_a_click_on_a_panel_with_a_handler_calls_it_and_the_panel_looks_pressed() {
    withWindow { window, hud in
      var taps = 0
      hud.controller.show(
        HUD.Content(.info, status: "Copied", onTap: { taps += 1 }),
        options: HUD.Options(style: .compact.with { $0.bezel = .color(.white) }))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      let panel = hud.panelFrame(in: window)
      window.movePointer(to: panel.center)
      XCTAssert(window.isAtRest())
      let before = window.picture()
      window.drag(
        from: panel.center, to: panel.center,
        beforeRelease: {
          let area = window.picture().areaThatDiffers(from: before)
          XCTAssertEqual(area?.width ?? 0, panel.width, accuracy: 2)
          XCTAssertEqual(area?.height ?? 0, panel.height, accuracy: 2)
        })
      XCTAssertEqual(taps, 1)
      XCTAssertEqual(hud.posts.last, "DidDisappear ended")
      XCTAssertEqual(window.clicks, 0)
    }
  }

  func test_E12_the_keyboard_and_assistive_technology_press_a_panel_with_a_handler() {
    withWindow { window, hud in
      var calls: [String] = []
      for mask in [HUD.Mask.none, .black] {
        @MainActor func show() {
          let more = HUD.Action("More", keepsHUD: true) { calls.append("more") }
          hud.controller.show(
            HUD.Content(status: "Copied", action: more, onTap: { calls.append("tap") }),
            options: HUD.Options(mask: mask))
          waitFor("the HUD to be drawn") { hud.isDrawn }
        }
        show()
        let target = hud.stage!.panel.tapTarget!
        gtk_widget_activate(target.widget)
        waitFor("the activation") { calls == ["tap"] }
        XCTAssertEqual(hud.posts.last, "DidDisappear ended")
        show()
        if mask == .none {
          hud.stage!.panel.tapTarget!.grabFocus()
        } else {
          window.type("Return")
          XCTAssertEqual(calls, ["tap"], "the panel must not be pressed before it has the focus")
          window.type("Tab")
        }
        XCTAssertTrue(hud.stage!.panel.tapTarget!.hasFocus)
        XCTAssertTrue(hud.host.presenter!.looksPressed)
        XCTAssertTrue(hud.host.presenter!.isAttended)
        if mask != .none {
          window.type("Tab")
          XCTAssertTrue(hud.stage!.panel.button!.hasFocus)
          window.type("Return")
          waitFor("the button to be pressed") { calls == ["tap", "more"] }
          window.type("Tab")
          XCTAssertTrue(hud.stage!.panel.tapTarget!.hasFocus)
        }
        window.type("Return")
        waitFor("the panel to be pressed by a key") { calls.last == "tap" && calls.count > 1 }
        XCTAssertEqual(hud.posts.last, "DidDisappear ended")
        XCTAssertEqual(window.activations, 0)
        calls = []
      }
    }
  }

  func test_T8_a_press_that_began_on_the_panel_stops_the_clock_wherever_the_pointer_goes() {
    withPlayedWindow { window, hud, clock in
      window.movePointer(to: CGPoint(x: 5, y: 5))
      hud.show(.success, "Saved", duration: .milliseconds(800))
      let middle = hud.panelFrame(in: window).center
      window.drag(
        from: middle, to: CGPoint(x: 5, y: 5),
        beforeRelease: {
          waitFor("the pointer to leave") { !hud.host.presenter!.pointerIsOnPanel }
          clock.advance(by: .seconds(1)) { window.drawFrame() }
          XCTAssertTrue(hud.controller.isVisible)
        })
      waitFor("the press to end") { !hud.host.presenter!.isAttended }
      clock.advance(by: .seconds(1)) { window.drawFrame() }
      XCTAssertFalse(hud.controller.isVisible)
    }
  }

  func test_a_panel_that_was_thrown_off_fades_out_in_that_direction() {
    withWindow(fade: .seconds(2)) { window, hud in
      hud.show(dismissal: .swipe)
      let middle = hud.panelFrame(in: window).center
      window.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80))
      XCTAssertEqual(hud.posts.last, "WillDisappear dismissedByUser")
      waitFor("the panel to move on") { hud.offset.y < -81 }
      // A click on a panel that is leaving reaches the app.
      let clicks = window.clicks
      window.click(middle)
      XCTAssertEqual(window.clicks, clicks + 1)
      hud.show()
      waitFor("the panel to be back") { hud.offset == .zero }
    }
  }

  func test_Escape_dismisses_where_the_panel_has_the_focus_and_no_cancel_button() {
    withWindow { window, hud in
      hud.show(mask: .black)
      window.type("Escape")
      XCTAssertTrue(hud.controller.isVisible, "nothing allows it")
      hud.show(mask: .black, dismissal: .swipe)
      window.type("Escape")
      XCTAssertEqual(hud.posts.last, "DidDisappear dismissedByUser")

      hud.show(mask: .black, action: .cancel {}, dismissal: .tap)
      window.type("Escape")
      XCTAssertEqual(hud.posts.last, "DidDisappear cancelled")

      gtk_widget_grab_focus(window.entry)
      hud.show(mask: .none, dismissal: .tap)
      window.type("Escape")
      XCTAssertTrue(hud.controller.isVisible, "the key reaches the app")
    }
  }
}

extension TestHUD {
  /// The distance at which the panel is drawn from its own place.
  fileprivate var offset: CGPoint { stage?.panelOffset.value(at: host.clock.now) ?? .zero }
}
#endif
