package import HUDLayers

/// The space for a picture, with the scale and appearance in which the picture is drawn.
package struct PictureContext: Equatable {
  /// The size of the space, in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  package let isDark: Bool
  package let isRightToLeft: Bool
}
