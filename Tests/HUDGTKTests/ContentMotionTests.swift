#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// A panel in a window changes to other content, or slides, frame by frame.
final class ContentMotionTests: GTKTestCase {
  private static let long = "A status that needs much more room"

  func test_a_panel_grows_from_frame_to_frame_and_then_nothing_moves() {
    withPlayedWindow { window, hud, clock in
      hud.show(.ring(0.4), "Short")
      let start = hud.stage!.drawnPanelFrame!
      let film = Film(of: window) { hud.stage?.drawnPanelFrame }
      hud.controller.setStatus(Self.long)
      clock.playToRest(hud, in: window)
      let end = hud.stage!.drawnPanelFrame!
      let widths = film.frames.map(\.width)
      XCTAssertGreaterThan(end.width, start.width + 50)
      XCTAssertGreaterThan(widths.count { start.width + 2 < $0 && $0 < end.width - 2 }, 2)
      XCTAssertEqual(widths, widths.sorted())
      XCTAssertEqual(widths.last ?? 0, end.width, accuracy: 1)
      for frame in film.frames {
        XCTAssertEqual(frame.midX, end.midX, accuracy: 1, "the panel keeps its centre")
      }
      XCTAssert(window.isAtRest())
    }
  }

  func test_texts_that_fade_into_each_other_redraw_the_panel_only_at_the_beginning_and_the_end() {
    withPlayedWindow { window, hud, clock in
      hud.show(.ring(0.4), "3 of 7")
      let panel = hud.stage!.panel
      let redraws = panel.redraws
      let frames = window.frames {
        hud.controller.setStatus("4 of 7")
        clock.playToRest(hud, in: window)
      }
      XCTAssertGreaterThan(frames, 4)
      XCTAssertEqual(panel.redraws - redraws, 2)
    }
  }

  func test_progress_steps_redraw_the_indicator_alone() {
    withPlayedWindow { window, hud, clock in
      hud.controller.showProgress(0.1, status: "Uploading")
      clock.playToRest(hud, in: window)
      let panel = hud.stage!.panel
      let redraws = panel.redraws
      for step in 2...5 {
        hud.controller.showProgress(Double(step) / 10)
        clock.playToRest(hud, in: window)
      }
      XCTAssertEqual(panel.redraws, redraws)
    }
  }

  func test_a_toast_at_the_bottom_slides_in_and_out_and_its_panel_is_drawn_once() {
    withPlayedWindow(fade: .milliseconds(400)) { window, hud, clock in
      let film = Film(of: window) { hud.stage?.drawnPanelFrame }
      hud.controller.showToast(
        HUD.Content(.none, status: "Saved"),
        options: HUD.Options(position: .bottom, duration: .milliseconds(700)))
      clock.play(in: window, untilSeeing: "the toast at rest") {
        hud.isDrawn && !hud.host.presenter!.isTicking
      }
      let panel = hud.stage!.panel
      let (rest, redraws) = (hud.stage!.drawnPanelFrame!, panel.redraws)
      let coming = film.take().map(\.minY)
      XCTAssertGreaterThan(coming.count { $0 > rest.minY + 2 }, 3)
      XCTAssertEqual(coming, coming.sorted(by: >))
      XCTAssertGreaterThan(coming.first ?? 0, rest.minY + 10)
      clock.play(in: window, untilSeeing: "the HUD gone") { hud.stage == nil }
      let going = film.take().map(\.minY)
      XCTAssertGreaterThan(going.count { $0 > rest.minY + 2 }, 3)
      XCTAssertEqual(going, going.sorted())
      XCTAssertEqual(panel.redraws, redraws, "the panel is moved and not redrawn")
    }
  }
}

extension ManualClock {
  fileprivate func playToRest(_ hud: TestHUD, in window: TestWindow) {
    play(in: window, untilSeeing: "the panel at rest") {
      hud.isDrawn && !hud.host.presenter!.isTicking && hud.host.presenter!.slots?.move == nil
        && hud.host.presenter!.slots?.leaving == []
    }
  }
}

extension StageView {
  /// Where the panel is drawn, without its shadow; nil if it is not drawn.
  fileprivate var drawnPanelFrame: CGRect? {
    let node = RenderNode {
      gtk_widget_snapshot_child(gtk_widget_get_parent(widget), widget, $0)
    }
    guard let node else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node.pointer, &bounds)
    return bounds.rect.insetBy(dx: panel.shadowReach, dy: panel.shadowReach)
  }
}
#endif
