// What macOS has later.
import HUDLayers

func isNewerThanTheDeploymentTarget() -> CAAnimation {
  CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)  // refused: only available in macOS 14.0
}
