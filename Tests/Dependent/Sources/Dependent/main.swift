import HUD
import HUDOffscreen

HUD.show(status: "Loading…")
HUD.showProgress(0.4, status: "Uploading")
HUD.dismiss()
print("The five-line start runs.")
