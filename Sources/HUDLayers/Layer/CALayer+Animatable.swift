#if !canImport(QuartzCore)

import Foundation

let layerProperties: [String: AnimatableProperty] = [
  "opacity": AnimatableProperty(\CALayer.opacity, .float),
  "position": AnimatableProperty(\CALayer.position, .point),
  "position.x": AnimatableProperty(\CALayer.position.x, .number),
  "position.y": AnimatableProperty(\CALayer.position.y, .number),
  "anchorPoint": AnimatableProperty(\CALayer.anchorPoint, .point),
  "bounds": AnimatableProperty(\CALayer.bounds, .rectangle),
  "bounds.origin": AnimatableProperty(\CALayer.bounds.origin, .point),
  "bounds.size": AnimatableProperty(\CALayer.bounds.size, .size),
  "bounds.size.width": AnimatableProperty(\CALayer.bounds.size.width, .number),
  "bounds.size.height": AnimatableProperty(\CALayer.bounds.size.height, .number),
  "transform": AnimatableProperty(transform: \CALayer.transform),
  "transform.scale": AnimatableProperty(\CALayer.transformParts.scale, .number),
  "transform.scale.x": AnimatableProperty(\CALayer.transformParts.scaleX, .number),
  "transform.scale.y": AnimatableProperty(\CALayer.transformParts.scaleY, .number),
  "transform.rotation": AnimatableProperty(\CALayer.transformParts.rotation, .number),
  "transform.rotation.z": AnimatableProperty(\CALayer.transformParts.rotation, .number),
  "transform.translation.x": AnimatableProperty(\CALayer.transformParts.translation.x, .number),
  "transform.translation.y": AnimatableProperty(\CALayer.transformParts.translation.y, .number),
  "cornerRadius": AnimatableProperty(\CALayer.cornerRadius, .number),
  "backgroundColor": AnimatableProperty(\CALayer.backgroundColor, .color),
  "borderColor": AnimatableProperty(\CALayer.borderColor, .color),
  "borderWidth": AnimatableProperty(\CALayer.borderWidth, .number),
  "shadowColor": AnimatableProperty(\CALayer.shadowColor, .color),
  "shadowOpacity": AnimatableProperty(\CALayer.shadowOpacity, .float),
  "shadowOffset": AnimatableProperty(\CALayer.shadowOffset, .size),
  "shadowRadius": AnimatableProperty(\CALayer.shadowRadius, .number),
]

extension CALayer {
  var transformParts: TransformParts {
    get { TransformParts(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}

extension TransformParts {
  /// Both scales as one: their mean, and equal once it is set.
  var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { (scaleX, scaleY) = (newValue, newValue) }
  }
}

#endif
