import HUD
import HUDCore
import HUDOffscreen
import HUDTestScope
import Testing

/// Gives each test the shared HUD alone, and fails a test that leaves it or a setting changed.
///
/// The HUDs of other suites read the settings too, so a test restores them before it awaits
/// anything.
struct OnSharedHUD: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Turns.shared.run("\(test.id)") {
      let start = ProcessState.now
      var failure: (any Error)?
      do { try await function() } catch { failure = error }
      var remains = start.restore()
      if HUD.isVisible { remains.append("The shared HUD is still visible.") }
      HUD.dismiss()
      await HUDController.shared.move(to: NoHost())
      for sentence in remains {
        Issue.record("\(sentence)", sourceLocation: test.sourceLocation)
      }
      if let failure { throw failure }
    }
  }
}

extension Trait where Self == OnSharedHUD {
  /// For each suite that uses the shared HUD, or changes the settings of all HUDs.
  static var onSharedHUD: OnSharedHUD { OnSharedHUD() }
}
