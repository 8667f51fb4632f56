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
      let start = hud.stage!.panel.drawnFrame
      let film = Film(of: hud, in: window)
      hud.controller.setStatus(Self.long)
      clock.playToRest(hud, in: window)
      let end = hud.stage!.panel.drawnFrame
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

  func test_a_change_that_is_interrupted_goes_on_from_the_size_that_is_seen() throws {
    try withPlayedWindow { window, hud, clock in
      hud.show(.ring(0.4), "Short")
      let start = hud.stage!.panel.drawnFrame
      hud.controller.setStatus(Self.long)
      clock.playToRest(hud, in: window)
      let end = hud.stage!.panel.drawnFrame
      hud.controller.setStatus("Short")
      clock.playToRest(hud, in: window)
      let film = Film(of: hud, in: window)
      hud.controller.setStatus(Self.long)
      clock.play(in: window, untilSeeing: "the middle") {
        (film.frames.last?.width ?? 0) > start.width + 20
      }
      film.take()
      hud.controller.setStatus("Short")
      clock.playToRest(hud, in: window)
      // The spring of the first change goes on for the one frame in which the next one begins.
      XCTAssertLessThan(try XCTUnwrap(film.take().map(\.width).max()), end.width - 2)
      XCTAssertEqual(hud.stage!.panel.drawnFrame.width, start.width, accuracy: 1)
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

  func test_with_reduced_motion_the_panel_changes_its_size_at_once() {
    withPlayedWindow { window, hud, clock in
      let settings = gtk_widget_get_settings(window.widget)!
      settings.set("gtk-enable-animations", to: false)
      defer { settings.set("gtk-enable-animations", to: true) }
      hud.show(.ring(0.4), "Short")
      let film = Film(of: hud, in: window)
      hud.controller.setStatus(Self.long)
      clock.playToRest(hud, in: window)
      XCTAssertEqual(Set(film.frames.map { $0.width.rounded() }).count, 1)
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
      let film = Film(of: hud, in: window)
      hud.controller.showToast(
        HUD.Content(.none, status: "Saved"),
        options: HUD.Options(position: .bottom, duration: .milliseconds(700)))
      clock.play(in: window, untilSeeing: "the toast at rest") {
        hud.isDrawn && !hud.host.presenter!.isTicking
      }
      let panel = hud.stage!.panel
      let (rest, redraws) = (panel.drawnFrame, panel.redraws)
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

/// The frames in which a panel was drawn, in the stage's coordinates.
@MainActor private final class Film {
  private(set) var frames: [CGRect] = []
  private var connections: [Connection] = []

  init(of hud: TestHUD, in window: TestWindow) {
    connections = [
      gtk_widget_get_frame_clock(window.widget)!.raw.on("after-paint") { [unowned self] in
        guard let stage = hud.stage, let frame = stage.drawnPanelFrame else { return }
        frames.append(frame)
      }
    ]
  }

  /// The frames since the last call.
  @discardableResult func take() -> [CGRect] {
    defer { frames = [] }
    return frames
  }
}

extension PanelView {
  /// Where the panel's picture was drawn last, without its shadow, in the stage's coordinates.
  fileprivate var drawnFrame: CGRect { stage?.drawnPanelFrame ?? .null }

  private var stage: StageView? {
    gtk_widget_get_parent(widget).flatMap { DrawnWidget.owner(of: $0) as? StageView }
  }
}

extension StageView {
  /// Where the panel is drawn, without its shadow; nil if it is not drawn.
  fileprivate var drawnPanelFrame: CGRect? {
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(gtk_widget_get_parent(widget), widget, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return bounds.rect.insetBy(dx: panel.shadowReach, dy: panel.shadowReach)
  }
}
#endif
