#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// How a HUD appears and disappears in a window, frame by frame.
final class TransitionTests: GTKTestCase {
  private struct Way {
    let animation: HUD.Animation
    /// The scale of the panel before it appears; `to` is its scale once it has disappeared.
    let from: Double
    let to: Double
  }

  @MainActor private static let ways = [
    Way(animation: .fade, from: 1, to: 1), Way(animation: .zoom, from: 0.5, to: 0.5),
    Way(animation: .zoomIn, from: 0.5, to: 1.5), Way(animation: .zoomOut, from: 1.5, to: 0.5),
  ]

  /// Render nodes store their bounds in single precision.
  private static let accuracy = 0.01

  func test_each_animation_scales_the_panel_from_its_first_size_and_to_its_last() {
    for way in MainActor.assumeIsolated({ Self.ways }) {
      onStage(fade: .milliseconds(300)) { window, hud, stage in
        stage.show(way.animation)
        stage.waitForRest()
        let coming = stage.film.take()
        for pose in coming {
          XCTAssertEqual(
            pose.scale, way.from + (1 - way.from) * pose.opacity, accuracy: Self.accuracy)
        }
        XCTAssertGreaterThan(Set(coming.map(\.opacity)).count, 10, "\(way)")
        XCTAssertEqual(coming.map(\.opacity), coming.map(\.opacity).sorted())
        Self.expectShown(coming.last)
        hud.controller.dismiss()
        stage.play("the HUD to go") { hud.stage == nil }
        let going = stage.film.take()
        for pose in going {
          XCTAssertEqual(
            pose.scale, way.to + (1 - way.to) * pose.opacity, accuracy: Self.accuracy)
        }
        XCTAssertGreaterThan(Set(going.map(\.opacity)).count, 10, "\(way)")
        XCTAssertEqual(going.map(\.opacity), going.map(\.opacity).sorted(by: >))
        stage.expectNothingLeft()
      }
    }
  }

  func test_without_an_animation_the_panel_appears_and_disappears_at_once() {
    onStage(fade: .milliseconds(300)) { window, hud, stage in
      stage.show(.none)
      stage.waitForRest()
      XCTAssertEqual(Set(stage.film.take().map(\.opacity)), [1])
      hud.controller.dismiss()
      XCTAssertNil(hud.stage)
      stage.expectNothingLeft()
    }
  }

  func test_a_panel_that_is_dismissed_while_it_appears_turns_round_where_it_is_seen() {
    for way in MainActor.assumeIsolated({ Self.ways }) {
      onStage(fade: .seconds(1)) { window, hud, stage in
        stage.show(way.animation)
        let seen = stage.waitForTheMiddle()
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
      }
    }
  }

  func test_a_panel_that_appears_while_the_last_disappears_begins_where_the_last_is_seen() {
    for way in MainActor.assumeIsolated({ Self.ways }) {
      onStage(fade: .milliseconds(600)) { window, hud, stage in
        stage.show(way.animation)
        stage.waitForRest()
        stage.film.take()
        hud.controller.dismiss()
        let seen = stage.waitForTheMiddle()
        stage.show(way.animation)
        stage.waitForRest()
        let coming = stage.film.take()
        Self.expectNoJump(from: seen, to: coming.first)
        XCTAssertEqual(coming.map(\.opacity), coming.map(\.opacity).sorted(), "\(way)")
        Self.expectOneWay(coming.map(\.scale), to: 1)
        Self.expectShown(coming.last)
        XCTAssert(window.isAtRest(), "nothing moves afterwards")
        hud.controller.dismiss()
        stage.play("the HUD to go") { hud.stage == nil }
        stage.expectNothingLeft()
      }
    }
  }

  /// Runs `body` with a window that contains only a HUD, whose time passes only as frames are
  /// played.
  private func onStage(
    fade: Duration, _ body: @MainActor (TestWindow, TestHUD, Theatre) -> Void
  ) {
    withPlayedWindow(fade: fade) { window, hud, clock in
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
  let film: Film
  private let window: TestWindow
  private let hud: TestHUD
  private let clock: ManualClock
  private let bare: Screen.Picture

  init(_ window: TestWindow, _ hud: TestHUD, _ clock: ManualClock) {
    (self.window, self.hud, self.clock) = (window, hud, clock)
    gtk_widget_set_visible(window.box, false.gboolean)
    spend(.milliseconds(100))
    bare = window.picture()
    film = Film(of: hud, in: window)
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
    play("the middle") { film.last.map { (0.2...0.8).contains($0.opacity) } ?? false }
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

/// Records the poses in which a HUD is drawn.
@MainActor private final class Film {
  private var poses: [Transition.Pose] = []
  private let hud: TestHUD
  private var connections: [Connection] = []

  init(of hud: TestHUD, in window: TestWindow) {
    self.hud = hud
    connections = [
      gtk_widget_get_frame_clock(window.widget)!.raw.on("after-paint") { [unowned self] in
        if let pose = hud.stage?.drawnPose { poses.append(pose) }
      }
    ]
  }

  /// Returns the poses since the last call.
  @discardableResult func take() -> [Transition.Pose] {
    defer { poses = [] }
    return poses
  }

  var last: Transition.Pose? { poses.last }
}

extension StageView {
  /// The pose in GTK's last frame, or nil if the stage was not drawn. Without a mask the stage's
  /// node has the size of the panel's picture.
  fileprivate var drawnPose: Transition.Pose? {
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(gtk_widget_get_parent(widget), widget, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let isTranslucent = gsk_render_node_get_node_type(node) == GSK_OPACITY_NODE
    return Transition.Pose(
      opacity: isTranslucent ? Double(gsk_opacity_node_get_opacity(node)) : 1,
      scale: bounds.rect.width / (panel.frame.width + 2 * panel.shadowReach))
  }
}
#endif
