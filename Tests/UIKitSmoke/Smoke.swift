#if canImport(UIKit)
import HUD
import HUDCore
import HUDHostContract

/// The host contract and the scenarios, in an app of yours. README.md beside this file says how.
@MainActor public enum Smoke {
  /// The host contract, as far as a test can go without ending a scene or listening to VoiceOver.
  package static func contract(in app: Surroundings) -> Outcome {
    let broken = brokenPromises(
      of: HostUnderTest(
        UIKitHost(), time: HostUnderTest.Time(advance: app.advance, frames: app.frames),
        isEmpty: { app.scene.hudWindow == nil }, window: nil, user: nil))
    return broken.isEmpty ? .passed : .failed(broken)
  }

  /// Prints a line for each; the result is whether all that could run went well.
  package static func run(in app: Surroundings) -> Bool {
    var outcomes = [("The host keeps its contract", contract(in: app))]
    for scenario in Scenario.all { outcomes.append((scenario.name, scenario.run(in: app))) }
    for (name, outcome) in outcomes { report(name, outcome) }
    let failures = outcomes.filter { $0.1.isFailure }.count
    print("\(outcomes.count) run, \(failures) failed")
    return failures == 0
  }

  private static func report(_ name: String, _ outcome: Outcome) {
    switch outcome {
    case .passed: print("passed   \(name)")
    case .notRun(let reason): print("not run  \(name): \(reason)")
    case .failed(let sentences):
      print("FAILED   \(name)")
      for sentence in sentences { print("         it is not so that \(sentence)") }
    }
  }
}

extension Outcome {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
#endif
