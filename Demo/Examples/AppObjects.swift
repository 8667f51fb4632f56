import Foundation
import HUD

// The objects of an app that the examples' code refers to.

/// The work whose progress the HUD shows.
@MainActor var job = Progress(totalUnitCount: 100)
/// The HUD of that work.
@MainActor var handle: HUD.Handle?
/// Work that keeps a HUD on the screen.
@MainActor var activity: HUD.Activity?
/// The number of presses of a HUD's button.
@MainActor var count = 0

/// An error with a description for users.
let error = ConnectionError()

struct ConnectionError: LocalizedError {
  var errorDescription: String? { "The server does not answer." }
}

/// Pretends to send something, and fails after a second.
func send() async throws {
  try await Task.sleep(for: .seconds(1))
  throw error
}

/// The app's window. Examples cannot use the real one, whose type differs between toolkits.
let window = AppWindow()

struct AppWindow {}

extension HUD {
  @MainActor static func `in`(_ window: AppWindow) -> HUDController { Example.windowHUD ?? .shared }
}
