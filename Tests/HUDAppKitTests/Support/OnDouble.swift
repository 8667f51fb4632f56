import HUDAppKitDouble
import HUDCore
import HUDTestScope
import Testing

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
