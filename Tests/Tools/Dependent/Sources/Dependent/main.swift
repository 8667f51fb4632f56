import Foundation
import HUD
import HUDOffscreen
import Namesake

/// An error with a description for users.
struct Offline: LocalizedError {
  var errorDescription: String? { "The server is away." }
}

func check(_ isTrue: Bool, _ mistake: @autoclosure () -> String) {
  guard isTrue else { fatalError(mistake()) }
}

HUD.show(status: "Loading…")
HUD.showProgress(0.4, status: "Uploading")
HUD.showSuccess("Saved")
HUD.dismiss()
print("The five-line start runs.")

guard let picture = blackPixel().map({ HUD.Image($0) }) else {
  fatalError("One black pixel does not make an image.")
}
let screen = OffscreenHost()
HUDController.shared.move(to: screen)
let app = App(
  picture: picture, progress: Progress(totalUnitCount: 1), error: Offline())
showAndDismiss(in: app)
sayAllInOneCall(in: app)
keepHandles(in: app)
try await ownWork(in: app)
watchNotifications()
changeDefaults()
typeFromMemory(in: app)
try await typeWorkFromMemory(in: app)
setFromMemory()
HUD.dismiss()
screen.advance(by: .seconds(10))
check(screen.isEmpty, "A HUD is still visible.")
print("Every call of the public face runs.")

// A text is shown unchanged, also if texts are errors. An error is shown by its description.
@MainActor func checkError(_ text: String, _ show: () -> Void) {
  show()
  let shown = screen.content
  check(shown == HUD.Content(.error, status: text), "Not “\(text)”, but \(shown as Any) is shown.")
  HUD.dismiss()
  screen.advance(by: .seconds(1))
}
let text = "No connection"
let away = "The server is away."
checkError(text) { HUD.showError("No connection") }
checkError(text) { HUD.showError(text) }
checkError(text) { HUD.begin("Loading…").fail(text) }
checkError(text) { HUD.showError(Optional(text)) }
checkError(away) { HUD.showError(Offline()) }
checkError(away) { HUD.showError(Optional(app.error)) }
checkError(away) { HUD.showError(app.error) }
checkError(away) { HUD.begin("Loading…").fail(app.error) }
print("A text is shown unchanged, and an error by its description.")

let layer = HUD.Content(
  .custom(size: CGSize(width: 40, height: 40)) { turningArc() }, status: "Turning")
HUD.show(layer)
screen.advance(by: .seconds(1))
check(screen.content == layer, "The app's own layer is not displayed.")
#if os(Linux)
let first = try screen.png()
screen.advance(by: .milliseconds(300))
check(try screen.png() != first, "The app's own layer does not move.")
#endif
print("An app's own layer is animated with `import HUD` alone.")

greet()
check(
  screen.content == HUD.Content(.success, status: "Hello"),
  "An app with its own type named HUD does not reach the package's.")
print("An app with its own type named HUD reaches the package's.")
