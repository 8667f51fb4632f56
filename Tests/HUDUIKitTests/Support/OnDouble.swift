import HUDCore
import HUDTestScope
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// Gives each test a new device, and fails a test that leaves something behind. Only one test at a
/// time has a device.
struct OnDouble: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Turns.shared.run("\(test.id)") {
      let start = ProcessState.now
      await Device.switchOn()
      var failure: (any Error)?
      do { try await function() } catch { failure = error }
      for sentence in await Device.switchOff() + start.restore() {
        Issue.record("\(sentence)", sourceLocation: test.sourceLocation)
      }
      if let failure { throw failure }
    }
  }
}

extension Trait where Self == OnDouble {
  /// For each suite that uses the double.
  static var onDouble: OnDouble { OnDouble() }
}

/// Lets the shared HUD appear on the double until the test ends. It outlives the test, so it gets a
/// host that knows no other test's device.
@MainActor func useSharedHUD() {
  HUDController.shared.move(to: UIKitHost())
  Device.atEnd {
    HUD.dismiss()
    Device.advance(by: .seconds(1))
    HUDController.shared.move(to: NoHost())
  }
}
