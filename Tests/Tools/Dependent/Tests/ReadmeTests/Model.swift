import Foundation
import HUD

// The app that the tests of README, articles and doc comments test.

@MainActor let model = Model()
let pictures = FileManager.default.temporaryDirectory

@MainActor struct Model {
  func save() { HUD.showSuccess("Saved") }
}

@MainActor let job = Job()

@MainActor final class Job {
  private(set) var isCancelled = false

  func cancel() { isCancelled = true }
}
