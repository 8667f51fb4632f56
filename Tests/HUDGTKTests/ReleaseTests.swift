#if GTK && os(Linux)
import XCTest

/// What an app does with its window in the `deinit` of an object that a HUD releases.
final class ReleaseTests: GTKTestCase {
  func test_an_object_that_a_HUD_releases_may_change_its_window() {
    // A number that is a factor of none in the matrix, so that every part has its turn.
    MainActor.assumeIsolated { ReleaseMatrix.run(step: 5) }
  }
}
#endif
