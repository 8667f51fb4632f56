import HUD
import SwiftHUD

HUD.show(status: "Loading…")
print(Gauge(), HUD.isVisible)
