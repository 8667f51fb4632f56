import Foundation
import HUD

// What the examples' code refers to, as an app's code refers to its own objects.

/// The work that the HUD tells of.
@MainActor var job = Progress(totalUnitCount: 100)
/// The HUD of that work.
@MainActor var handle: HUD.Handle?
/// Work that keeps a HUD up.
@MainActor var activity: HUD.Activity?
/// How often a button was pressed.
@MainActor var count = 0

/// An error with words for its reader.
let error = ConnectionError()

struct ConnectionError: LocalizedError {
  var errorDescription: String? { "The server does not answer." }
}

/// Sends nothing, which takes a second and fails.
func send() async throws {
  try await Task.sleep(for: .seconds(1))
  throw error
}

/// The app's window. What a window is differs from toolkit to toolkit, and examples know none.
let window = AppWindow()

struct AppWindow {}

extension HUD {
  @MainActor static func `in`(_ window: AppWindow) -> HUDController { Example.windowHUD ?? .shared }
}
