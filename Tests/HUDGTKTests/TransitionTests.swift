#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// How a HUD turns round while it appears or disappears in a window, frame by frame.
final class TransitionTests: GTKTestCase {
  private struct Way {
    let animation: HUD.Animation
    /// The scale of the panel once it has disappeared.
    let to: Double
  }

  @MainActor private static let ways = [
    Way(animation: .fade, to: 1), Way(animation: .zoom, to: 0.5),
    Way(animation: .zoomIn, to: 1.5), Way(animation: .zoomOut, to: 0.5),
  ]

  /// Render nodes store their bounds in single precision.
  private static let accuracy = 0.01

  func test_a_panel_turns_round_where_it_is_seen_while_it_appears_and_while_it_disappears() {
    for way in MainActor.assumeIsolated({ Self.ways }) {
      onStage { window, hud, stage in
        stage.show(way.animation)
        var seen = stage.waitForTheMiddle()
        hud.controller.dismiss()
        stage.play("the HUD to go") { hud.stage == nil }
        let going = stage.film.take()
        Self.expectNoJump(from: seen, to: going.first)
        XCTAssertEqual(going.map(\.opacity), going.map(\.opacity).sorted(by: >), "\(way)")
        Self.expectOneWay(going.map(\.scale), to: way.to)
        XCTAssertGreaterThan(Set(going.map(\.opacity)).count, 10)
        XCTAssertEqual(
          hud.posts, ["WillAppear", "WillDisappear dismissed", "DidDisappear dismissed"])
        stage.expectNothingLeft()
        stage.show(way.animation)
        stage.waitForRest()
        stage.film.take()
        hud.controller.dismiss()
        seen = stage.waitForTheMiddle()
        stage.show(way.animation)
        stage.waitForRest()
        let coming = stage.film.take()
        Self.expectNoJump(from: seen, to: coming.first)
        XCTAssertEqual(coming.map(\.opacity), coming.map(\.opacity).sorted(), "\(way)")
        Self.expectOneWay(coming.map(\.scale), to: 1)
        Self.expectShown(coming.last)
        XCTAssert(window.isAtRest(), "nothing moves afterwards")
      }
    }
  }

  /// Runs `body` with a window that contains only a HUD, whose time passes only as frames are
  /// played.
  private func onStage(_ body: @MainActor (TestWindow, TestHUD, Theatre) -> Void) {
    withPlayedWindow(fade: .seconds(1)) { window, hud, clock in
      body(window, hud, Theatre(window, hud, clock))
      // The HUD fades out while the clock is advanced, which only the test can do.
      hud.controller.dismiss()
      clock.play(in: window, untilSeeing: "the HUD to go") { hud.stage == nil }
    }
  }

  /// Expects two poses to differ by no more than a transition changes in a few frames.
  private static func expectNoJump(
    from seen: Transition.Pose, to next: Transition.Pose?, line: UInt = #line
  ) {
    XCTAssertEqual(next?.opacity ?? .nan, seen.opacity, accuracy: 0.1, line: line)
    XCTAssertEqual(next?.scale ?? .nan, seen.scale, accuracy: 0.1, line: line)
  }

  private static func expectShown(_ pose: Transition.Pose?, line: UInt = #line) {
    XCTAssertEqual(pose?.opacity, 1, line: line)
    XCTAssertEqual(pose?.scale ?? .nan, 1, accuracy: accuracy, line: line)
    XCTAssertEqual(pose?.offset ?? .nan, 0, accuracy: accuracy, line: line)
  }

  private static func expectOneWay(_ scales: [Double], to end: Double, line: UInt = #line) {
    let distances = scales.map { abs($0 - end) }
    for (distance, next) in zip(distances, distances.dropFirst()) {
      XCTAssertLessThanOrEqual(next, distance + accuracy, line: line)
    }
  }
}

/// A window that contains only a HUD, with a record of all its poses.
@MainActor private final class Theatre {
  let film: Film<Transition.Pose>
  private let window: TestWindow
  private let hud: TestHUD
  private let clock: ManualClock
  private let bare: Screen.Picture

  init(_ window: TestWindow, _ hud: TestHUD, _ clock: ManualClock) {
    (self.window, self.hud, self.clock) = (window, hud, clock)
    gtk_widget_set_visible(window.box, false.gboolean)
    spend(.milliseconds(100))
    bare = window.picture()
    film = Film(of: window) { hud.stage?.drawnPose }
  }

  func show(_ animation: HUD.Animation) {
    var style = HUD.Style.compact
    style.bezel = .color(HUD.Color(white: 0))
    hud.controller.show(
      HUD.Content(.ring(0.4), status: "Coming"),
      options: HUD.Options(animation: animation, style: style))
  }

  /// Plays frames until `condition` is true.
  func play(
    _ what: String, file: StaticString = #filePath, line: UInt = #line,
    until condition: () -> Bool
  ) {
    clock.play(in: window, untilSeeing: what, file: file, line: line, condition)
  }

  func waitForRest() {
    play("the HUD to have come") { hud.isDrawn && !hud.host.presenter!.isTicking }
  }

  func waitForTheMiddle() -> Transition.Pose {
    play("the middle") { film.frames.last.map { (0.2...0.8).contains($0.opacity) } ?? false }
    return film.take().last ?? .shown
  }

  func expectNothingLeft(file: StaticString = #filePath, line: UInt = #line) {
    let overlay = gtk_window_get_child(window.widget.cast())!
    let children = sequence(first: gtk_widget_get_first_child(overlay)) {
      gtk_widget_get_next_sibling($0)
    }
    XCTAssertEqual(
      children.count { $0 != nil }, 1, "only the app's content is left", file: file, line: line)
    spend(.milliseconds(100))
    XCTAssertEqual(window.picture().difference(from: bare), 0, file: file, line: line)
    XCTAssert(window.isAtRest(for: .milliseconds(200)), file: file, line: line)
  }
}

extension StageView {
  /// The pose in GTK's last frame, or nil if the stage was not drawn. Without a mask the stage's
  /// node has the size of the panel's picture.
  fileprivate var drawnPose: Transition.Pose? {
    let node = RenderNode {
      gtk_widget_snapshot_child(gtk_widget_get_parent(widget), widget, $0)
    }
    guard let node = node?.pointer else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let isTranslucent = gsk_render_node_get_node_type(node) == GSK_OPACITY_NODE
    return Transition.Pose(
      opacity: isTranslucent ? Double(gsk_opacity_node_get_opacity(node)) : 1,
      scale: bounds.rect.width / (panel.frame.width + 2 * panel.shadowReach))
  }
}
#endif
