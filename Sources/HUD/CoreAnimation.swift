// This file re-exports the layer, path and animation types that `HUD.Indicator.custom` needs, so
// that an app has to import only `HUD`. On Apple systems these are Core Animation's own types. On
// other systems they are types of HUDLayers, and this file lists them by name, because the rest of
// HUDLayers is not public API and may change.

#if !canImport(QuartzCore)
@_exported public import class HUDLayers.CAAnimation
@_exported public import enum HUDLayers.CAAnimationCalculationMode
@_exported public import class HUDLayers.CAAnimationGroup
@_exported public import class HUDLayers.CABasicAnimation
@_exported public import func HUDLayers.CACurrentMediaTime
@_exported public import class HUDLayers.CAGradientLayer
@_exported public import enum HUDLayers.CAGradientLayerType
@_exported public import class HUDLayers.CAKeyframeAnimation
@_exported public import class HUDLayers.CALayer
@_exported public import enum HUDLayers.CAMediaTimingFillMode
@_exported public import class HUDLayers.CAMediaTimingFunction
@_exported public import enum HUDLayers.CAMediaTimingFunctionName
@_exported public import class HUDLayers.CAPropertyAnimation
@_exported public import class HUDLayers.CAShapeLayer
@_exported public import enum HUDLayers.CAShapeLayerFillRule
@_exported public import enum HUDLayers.CAShapeLayerLineCap
@_exported public import enum HUDLayers.CAShapeLayerLineJoin
@_exported public import class HUDLayers.CASpringAnimation
@_exported public import class HUDLayers.CATransaction
@_exported public import struct HUDLayers.CATransform3D
@_exported public import let HUDLayers.CATransform3DIdentity
@_exported public import func HUDLayers.CATransform3DMakeAffineTransform
@_exported public import func HUDLayers.CATransform3DMakeRotation
@_exported public import func HUDLayers.CATransform3DMakeScale
@_exported public import typealias HUDLayers.CFData
@_exported public import typealias HUDLayers.CFTimeInterval
@_exported public import struct HUDLayers.CGAffineTransform
@_exported public import struct HUDLayers.CGBitmapInfo
@_exported public import class HUDLayers.CGColor
@_exported public import enum HUDLayers.CGColorRenderingIntent
@_exported public import class HUDLayers.CGColorSpace
@_exported public import func HUDLayers.CGColorSpaceCreateDeviceRGB
@_exported public import class HUDLayers.CGDataProvider
@_exported public import class HUDLayers.CGImage
@_exported public import enum HUDLayers.CGImageAlphaInfo
@_exported public import class HUDLayers.CGMutablePath
@_exported public import class HUDLayers.CGPath
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
#else
@_exported public import HUDLayers
#endif
