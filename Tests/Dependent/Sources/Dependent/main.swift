import Foundation
import HUD
import HUDOffscreen
import Namesake

HUD.show(status: "Loading…")
HUD.showProgress(0.4, status: "Uploading")
HUD.showSuccess("Saved")
HUD.dismiss()
print("The five-line start runs.")

guard let picture = blackPixel().map({ HUD.Image($0) }) else {
  fatalError("One black pixel is no picture.")
}
let screen = OffscreenHost()
HUDController.shared.move(to: screen)
try await callEverything(job: Job(), picture: picture, progress: Progress(totalUnitCount: 1))
HUD.dismiss()
screen.advance(by: .seconds(10))
guard screen.isEmpty else { fatalError("A HUD is still on show.") }
print("Every call of the public face runs.")

let layer = HUD.Content(
  .custom(size: CGSize(width: 40, height: 40)) { turningArc() }, status: "Turning")
HUD.show(layer)
screen.advance(by: .seconds(1))
guard screen.content == layer else { fatalError("The app's own layer is not on show.") }
#if os(Linux)
let first = try screen.png()
screen.advance(by: .milliseconds(300))
guard try screen.png() != first else { fatalError("The app's own layer does not move.") }
#endif
print("An app's own layer is animated with `import HUD` alone.")

greet()
guard screen.content == HUD.Content(.success, status: "Hello") else {
  fatalError("An app with a type named HUD does not reach ours.")
}
print("An app with a type named HUD reaches ours.")
