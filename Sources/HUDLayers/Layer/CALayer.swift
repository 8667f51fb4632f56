#if !canImport(QuartzCore)

public import Foundation

/// A node of a layer tree. It stores properties and does not draw; a renderer reads the tree and
/// draws it.
///
/// On Apple systems, writing an animatable property of a layer on the screen starts an implicit
/// animation. Here nothing animates by itself, so such properties call `willWrite` before they
/// change: in a debug build it traps if one of the HUD's own layers would animate. An app may write
/// its layers at any time, and the screen draws them again.
open class CALayer: NSObject {
  open var bounds = CGRect.zero { willSet { willWrite("bounds") } }
  open var position = CGPoint.zero { willSet { willWrite("position") } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { willSet { willWrite("anchorPoint") } }
  open var zPosition: CGFloat = 0 { willSet { willWrite("zPosition") } }
  open var transform = CATransform3DIdentity { willSet { willWrite("transform") } }

  open var opacity: Float = 1 { willSet { willWrite("opacity") } }
  open var isHidden = false { willSet { willWrite("hidden") } }
  open var masksToBounds = false { willSet { willWrite("masksToBounds") } }

  open var cornerRadius: CGFloat = 0 { willSet { willWrite("cornerRadius") } }
  /// The corner curve of the background, the border, the clip, and a shadow without a path.
  open var cornerCurve = CALayerCornerCurve.circular { willSet { willWrite("cornerCurve") } }

  open var backgroundColor: CGColor? { willSet { willWrite("backgroundColor") } }
  open var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
    willSet { willWrite("borderColor") }
  }
  open var borderWidth: CGFloat = 0 { willSet { willWrite("borderWidth") } }

  open var shadowColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
    willSet { willWrite("shadowColor") }
  }
  open var shadowOpacity: Float = 0 { willSet { willWrite("shadowOpacity") } }
  open var shadowOffset = CGSize(width: 0, height: -3) { willSet { willWrite("shadowOffset") } }
  open var shadowRadius: CGFloat = 3 { willSet { willWrite("shadowRadius") } }
  /// The shape of the shadow; nil to use the shape of the background. A layer with neither a shadow
  /// path nor a background has no shadow.
  open var shadowPath: CGPath? {
    willSet { willWrite("shadowPath") }
    didSet { shadowPath = shadowPath?.copy() }
  }

  /// The image that the layer shows, which must be a `CGImage`; nil for none.
  open var contents: Any? {
    willSet {
      willWrite("contents")
      precondition(
        newValue == nil || newValue is CGImage,
        "A layer's contents must be a CGImage, not a \(type(of: newValue)).")
    }
  }
  /// The pixels per point. This property has no effect, because a renderer draws at the scale of
  /// the screen, and an image always fills the layer.
  open var contentsScale: CGFloat = 1
  /// The filter for scaling a picture down. This property has no effect, because Cairo always
  /// scales pictures down smoothly, as `.trilinear` does on Apple systems.
  open var minificationFilter = CALayerContentsFilter.linear

  /// Whether the y axis of the sublayers points down. This property has no effect, because here the
  /// axis always points down; on macOS it points up unless this property is true.
  open var isGeometryFlipped = false

  /// The begin of the layer's own time, in the superlayer's time. Setting this property does not
  /// call `willWrite`, because on Apple systems it starts no implicit animation.
  open var beginTime: CFTimeInterval = 0 { willSet { willChange() } }

  /// The superlayer of this layer or, for a mask, the layer that it masks; nil for a root layer.
  weak var owner: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?
  var running: [RunningAnimation] = []

  /// The clock of the screen that shows this layer as its root; nil for every other layer.
  package var screenClock: (@Sendable () -> CFTimeInterval)? {
    didSet { startAnimationsIfAttached() }
  }

  /// Called before the app changes one of its layers in the tree of this root, so that the screen
  /// draws the next frame.
  package var appLayerWillChange: (@Sendable () -> Void)?

  /// Whether all layers below this layer belong to the app, which may change them at any time.
  package var containsAppLayers = false

  // The initializer is `required`, unlike Apple's, so that `presentation()` can create an object of
  // the same class.
  public required override init() {}

  /// Copies the properties of `other` into this layer, without the sublayers, the mask and the
  /// animations. A subclass overrides the method to copy its own properties as well.
  func assume(_ other: CALayer) {
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    opacity = other.opacity
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    backgroundColor = other.backgroundColor
    borderColor = other.borderColor
    borderWidth = other.borderWidth
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    beginTime = other.beginTime
  }

  class func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    layerProperties[keyPath]
  }
}

public enum CALayerCornerCurve: Sendable {
  case circular
  case continuous
}

public enum CALayerContentsFilter: Sendable {
  case linear
  case trilinear
}

#endif
