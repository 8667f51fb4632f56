#if canImport(UIKit)
import HUD
import HUDCore
import UIKit

/// A behaviour that a user of the app can see, with its name and the code that checks it.
@MainActor package struct SmokeScenario {
  package let name: String
  private let body: @MainActor (inout Trial) -> Void

  init(_ name: String, _ body: @escaping @MainActor (inout Trial) -> Void) {
    self.name = name
    self.body = body
  }

  /// Runs the scenario. There is no HUD before and after it.
  package func run(in app: Surroundings) -> Outcome {
    var trial = Trial(app)
    body(&trial)
    HUD.dismiss()
    app.advance(.milliseconds(700))
    trial.expect("nothing of the HUD is left at the end", app.scene.hudView == nil)
    return trial.outcome
  }
}

package enum Outcome: Equatable {
  case passed
  /// The sentences that were found not to be true.
  case failed([String])
  case notRun(reason: String)
}

/// A scenario that is running.
@MainActor struct Trial {
  let app: Surroundings
  private var untrue: [String] = []
  private var reason: String?

  init(_ app: Surroundings) { self.app = app }

  mutating func expect(_ sentence: String, _ isTrue: Bool) {
    if !isTrue { untrue.append(sentence) }
  }

  /// Ends the scenario as not run, because something that it needs is missing.
  mutating func cannotRun(_ reason: String) { self.reason = reason }

  var outcome: Outcome {
    if !untrue.isEmpty { return .failed(untrue) }
    return reason.map { .notRun(reason: $0) } ?? .passed
  }

  /// The middle of the panel in the HUD's window.
  var middle: CGPoint {
    HUDController.shared.panel.map(\.frame).map { CGPoint(x: $0.midX, y: $0.midY) }
      ?? .zero
  }

  var stage: UIView? { app.scene.hudView }
}
#endif
