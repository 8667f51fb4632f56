#if GTK && os(Linux)
import CHUDGTK
@testable import HUDGTK
import HUDHostContract
import HUDLayers
import XCTest

/// Compares the HUD in a GTK window with the offscreen host.
final class PictureComparisonTests: GTKTestCase {
  func test_a_HUD_looks_in_a_window_as_it_does_without_a_screen() throws {
    try MainActor.assumeIsolated { try Self.compare(Scenario.all) }
  }

  func test_a_HUD_looks_so_too_where_each_point_has_four_pixels() throws {
    try inAProcessOfItsOwn(["GDK_SCALE": "2"]) { try Self.compare(Scenario.few) }
  }

  func test_a_HUD_looks_so_too_at_a_fractional_scale() throws {
    try MainActor.assumeIsolated { try Self.compareAtAFractionalScale() }
  }

  @MainActor private static func compareAtAFractionalScale() throws {
    let scale = SurfaceScale.of
    defer { SurfaceScale.of = scale }
    SurfaceScale.of = { (_: Widget) in 1.25 }
    try compare(Scenario.few)
  }

  @MainActor private static func compare(_ scenarios: [Scenario]) throws {
    let window = PicturedWindow()
    let differences = try scenarios.flatMap {
      try HUDHostContract.differences(of: $0, on: window.subject)
    }
    XCTAssertEqual(differences, [])
    window.window.destroy()
  }
}
#endif
