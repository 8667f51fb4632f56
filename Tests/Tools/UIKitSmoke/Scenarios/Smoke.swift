#if canImport(UIKit)
import HUD
import HUDCore
import HUDHostContract

/// Runs the host contract and the scenarios in your own app. README.md in this folder explains how.
@MainActor public enum Smoke {
  /// The part of the host contract that does not need to end a scene or to listen to VoiceOver.
  package static func contract(in app: Surroundings) -> Outcome {
    let broken = brokenPromises(
      of: HostUnderTest(
        UIKitHost(), time: HostUnderTest.Time(advance: app.advance, frames: app.frames),
        isEmpty: { app.scene.hudView == nil }, window: nil, user: nil))
    return broken.isEmpty ? .passed : .failed(broken)
  }

  /// Runs everything, prints a line for each outcome, and returns whether nothing failed.
  package static func run(in app: Surroundings) -> Bool {
    var outcomes = [("The host keeps its contract", contract(in: app))]
    for scenario in SmokeScenario.all { outcomes.append((scenario.name, scenario.run(in: app))) }
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
      for sentence in sentences { print("         not true: \(sentence)") }
    }
  }
}

extension Outcome {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
#endif
