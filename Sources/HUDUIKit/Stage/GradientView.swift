#if canImport(UIKit)
import UIKit

/// The gradient of the mask. It is a view, so that UIKit's animation blocks animate it.
@MainActor final class GradientView: UIView {
  #if canImport(ObjectiveC)
  override class var layerClass: AnyClass { CAGradientLayer.self }
  #else
  // The test double of UIKit cannot create a layer from a class that is known only at run time.
  override class func makeLayer() -> CALayer { CAGradientLayer() }
  #endif

  /// The view's layer. If the app has changed how views make layers, this layer is not shown.
  var gradient: CAGradientLayer { layer as? CAGradientLayer ?? CAGradientLayer() }
}
#endif
