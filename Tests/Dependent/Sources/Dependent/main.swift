import Foundation
import HUD
import HUDOffscreen

HUD.show(status: "Loading…")
HUD.showProgress(0.4, status: "Uploading")
HUD.showSuccess("Saved")
HUD.dismiss()
print("The five-line start runs.")

guard let picture = HUD.Image(rgba: [0, 0, 0, 255], width: 1, height: 1) else {
  fatalError("One black pixel is no picture.")
}
let screen = OffscreenHost()
HUDController.shared.move(to: screen)
try await callEverything(job: Job(), picture: picture, progress: Progress(totalUnitCount: 1))
HUD.dismiss()
screen.advance(by: .seconds(10))
guard screen.isEmpty else { fatalError("Something is still on show.") }
print("Every call of the public face runs.")
