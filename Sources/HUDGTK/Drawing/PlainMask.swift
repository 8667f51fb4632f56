#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

extension RenderNode {
  /// Records a mask without material, which has a plain colour, a radial gradient, or neither.
  ///
  /// A mask is as large as the window. As nodes of their own, colours and gradients need no picture
  /// of that size, which a renderer on the GPU would upload for every frame.
  ///
  /// - Returns: Nil if the mask is invisible.
  @MainActor convenience init?(mask: CALayer) {
    self.init { snapshot in
      if let color = mask.backgroundColor { snapshot.append(color, in: mask.bounds) }
      for case let gradient as CAGradientLayer in mask.sublayers ?? [] {
        snapshot.append(gradient)
      }
    }
  }
}

extension OpaquePointer {
  /// Fills `rect` with `color`.
  @MainActor func append(_ color: CGColor, in rect: CGRect) {
    var (color, rect) = (GdkRGBA(color), graphene_rect_t(rect))
    gtk_snapshot_append_color(self, &color, &rect)
  }

  /// Draws a radial gradient with evenly spaced colours, as the masks have.
  @MainActor fileprivate func append(_ gradient: CAGradientLayer) {
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    let bounds = gradient.frame
    var rect = graphene_rect_t(bounds)
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    var center = graphene_point_t(
      CGPoint(
        x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height))
    let stops = colors.enumerated().map { index, color in
      GskColorStop(
        offset: Float(index) / Float(max(colors.count - 1, 1)), color: GdkRGBA(color))
    }
    gtk_snapshot_append_radial_gradient(
      self, &rect, &center, Float((end.x - start.x) * bounds.width),
      Float((end.y - start.y) * bounds.height), 0, 1, stops, gsize(stops.count))
  }
}

extension GdkRGBA {
  fileprivate init(_ color: CGColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
#endif
