// API that Mac Catalyst has only in a later version.
import UIKit

@MainActor func isNewerThanTheDeploymentTarget() {
  _ = UIGlassEffect(style: .regular)  // refused: is only available in Mac Catalyst 26.0 or newer
}
