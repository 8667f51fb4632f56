// API that macOS has only in a later version.
import HUDLayers

func isNewerThanTheDeploymentTarget() -> CAAnimation {
  CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)  // refused: only available in macOS 14.0
}
