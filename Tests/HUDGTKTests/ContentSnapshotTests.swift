#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The cost of showing the app's content through the panel.
final class ContentSnapshotTests: GTKTestCase {
  func test_a_caret_that_blinks_away_from_the_panel_has_nothing_drawn_anew() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.entry)
      // A selection hides the caret.
      window.select(13, 13)
      let panel = showToast(hud)
      let redraws = panel.redraws
      XCTAssertGreaterThan(window.frames { spend(.seconds(2)) }, 5, "the caret must blink")
      XCTAssertEqual(panel.redraws, redraws)
    }
  }

  func test_a_caret_that_blinks_under_the_panel_has_it_drawn_ten_times_a_second_at_most() {
    withWindow { window, hud in
      putCaretInTheMiddle(of: window)
      let panel = showToast(hud)
      let (redraws, start) = (panel.redraws, Duration.now)
      // A busy machine needs longer for as many frames.
      var frames = 0
      waitFor("the caret to blink", atMost: .seconds(60)) {
        frames += window.frames { spend(.seconds(2)) }
        return frames > 40
      }
      XCTAssertGreaterThan(panel.redraws, redraws)
      let seconds = (Duration.now - start).seconds
      XCTAssertLessThanOrEqual(Double(panel.redraws - redraws), 10 * seconds + 2)
    }
  }

  func test_what_moves_below_a_mask_is_drawn_anew_and_then_looks_as_the_whole_does() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      hud.show(mask: .blur)
      spend(.milliseconds(700))
      @MainActor func drawings() -> Int { hud.stage!.maskPicture.drawings }
      let first = drawings()
      let before = window.picture()
      gtk_editable_set_text(window.entry.opaque, "\u{2588}\u{2588}\u{2588}")
      waitFor("the mask to follow") { drawings() > first }
      spend(.milliseconds(500))
      let part = drawings() - first
      let seen = window.picture()
      XCTAssertGreaterThan(seen.pixelsThatDiffer(from: before), 500)
      hud.host.presenter!.drawPictures(at: .now)
      spend(.milliseconds(200))
      XCTAssertLessThan(part, (drawings() - first - part) / 2)
      XCTAssertEqual(window.picture().difference(from: seen), 0)
    }
  }

  func test_content_is_followed_and_shown_as_it_is_when_it_comes_to_rest() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      let panel = showToast(hud)
      let frame = hud.panelFrame(in: window)
      @MainActor func picture() -> Screen.Picture { window.picture(of: frame) }
      let before = picture()
      let redraws = panel.redraws
      gtk_button_set_label(window.button.cast(), String(repeating: "\u{2588} ", count: 12))
      waitFor("the panel to follow", atMost: .milliseconds(500)) { panel.redraws > redraws }
      // Changes again before the panel's throttle allows another redraw.
      gtk_button_set_label(window.button.cast(), String(repeating: "\u{2588}", count: 24))
      spend(.milliseconds(500))
      let rested = picture()
      XCTAssertGreaterThan(rested.difference(from: before), 2)
      hud.host.presenter!.drawPictures(at: .now)
      spend(.milliseconds(200))
      XCTAssertEqual(picture().difference(from: rested), 0)
    }
  }
}

@MainActor private func showToast(_ hud: TestHUD) -> PanelView {
  hud.show(.success, "Saved", duration: .seconds(60))
  spend(.milliseconds(700))
  return hud.stage!.panel
}

@MainActor private func putCaretInTheMiddle(of window: TestWindow) {
  gtk_widget_set_visible(window.button, false.gboolean)
  gtk_widget_set_vexpand(window.entry, true.gboolean)
  gtk_entry_set_alignment(window.entry.cast(), 0.5)
  gtk_widget_grab_focus(window.entry)
  window.select(7, 7)
}
#endif
