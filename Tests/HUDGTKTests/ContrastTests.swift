#if GTK && os(Linux)
import HUDCore
import HUDHostContract
import XCTest

/// The contrast of the default look over an app that shows through the panel.
final class ContrastTests: GTKTestCase {
  func test_texts_indicator_and_track_can_be_read_over_any_app() throws {
    try MainActor.assumeIsolated {
      let stripes = [("black", 0, 20), ("#cc004d", 20, 40), ("white", 40, 60)]
        .map { "\($0.0) \($0.1)px, \($0.0) \($0.2)px" }.joined(separator: ", ")
      let picture = "repeating-linear-gradient(90deg, \(stripes))"
      for background in ["black", "white", picture] { try Self.measure(over: background) }
    }
  }

  @MainActor private static func measure(over background: String) throws {
    let window = PicturedWindow(background: background)
    for isDark in [false, true] {
      let contrast = try Contrast(
        on: window.host, isDark: isDark, advance: { window.advance(by: $0) },
        picture: { try window.picture() })
      XCTAssertTrue(
        contrast.isSufficient, "\(isDark ? "dark" : "light") over \(background): \(contrast)")
    }
    window.window.destroy()
  }
}
#endif
