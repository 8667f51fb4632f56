// API that visionOS does not have, or has only in a later version.
import UIKit

@MainActor func usesWhatIsMissing(_ scene: UIWindowScene) {
  _ = UINotificationFeedbackGenerator()  // refused: is unavailable in visionOS
  _ = UIScreen.main  // refused: 'UIScreen' is unavailable in visionOS
  _ = scene.screen  // refused: 'screen' is unavailable in visionOS
  _ = UIGlassEffect(style: .regular)  // refused: 'UIGlassEffect' is unavailable in visionOS
}

@MainActor func isNewerThanTheDeploymentTarget(_ view: UIView) {
  _ = view.cornerConfiguration  // refused: is only available in visionOS 26.0 or newer
}
