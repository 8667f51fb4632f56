// Mistakes that type checking finds.
import HUDLayers

func isNewerThanTheDeploymentTarget() -> CAAnimation {
  CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)  // refused: only available in iOS 17.0
}

func usesAWrongLabel(_ layer: CALayer, _ animation: CAAnimation) {
  layer.add(animation, key: "spin")  // refused: incorrect argument label
}

func usesAWrongNumber(_ layer: CALayer, _ alpha: CGFloat) {
  layer.opacity = alpha  // refused: cannot assign value of type 'CGFloat' to type 'Float'
}

func forgetsThatThereMayBeNone(_ layer: CALayer) -> CALayer {
  layer.presentation()  // refused: value of optional type 'CALayer?' must be unwrapped
}

func castsToAClassOfCoreFoundation(_ value: Any) -> CGColor? {
  value as? CGColor  // refused: conditional downcast to CoreFoundation type 'CGColor'
}

func usesAProtocolAsAType(_ value: CALayerDelegate) {  // refused: must be written 'any
}

@MainActor final class IsolatedDelegate: NSObject {}

extension IsolatedDelegate: CAAnimationDelegate {  // refused: crosses into main actor-isolated code
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

struct SendsAPath: Sendable {
  let path: CGPath  // refused: has non-Sendable type 'CGPath'
}

public func showsAnInternalImport() -> CALayer {  // refused: its result uses an internal type
  CALayer()
}

func isWarnedOf() {
  let unused = 1  // refused: was never used
}
