#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The scale of the surface that a widget is drawn on, which may be fractional, such as 1.25.
@MainActor enum SurfaceScale {
  private typealias Scale = @convention(c) (_ surface: OpaquePointer?) -> Double

  /// GTK's function for fractional scales; nil before GTK 4.12.
  private static let scale: Scale? = function("gdk_surface_get_scale")

  /// Returns the pixels per point for `widget`. Tests replace this closure, because a display of
  /// X11 has no fractional scales.
  static var of: @MainActor (_ widget: Widget) -> CGFloat = { widget in
    // Without the function, or before the window is realized, use the scale rounded up.
    guard let scale, let surface = surface(of: widget) else {
      return CGFloat(gtk_widget_get_scale_factor(widget))
    }
    return scale(surface)
  }

  /// Calls `changed` when the scale of `widget` or of its present surface changes.
  static func watch(_ widget: Widget, _ changed: @escaping @MainActor () -> Void) -> [Connection] {
    let scale = surface(of: widget)?.raw.on("notify::scale", do: changed)
    return [widget.raw.on("notify::scale-factor", do: changed), scale].compactMap(\.self)
  }

  private static func surface(of widget: Widget) -> OpaquePointer? {
    gtk_widget_get_native(widget).flatMap { gtk_native_get_surface($0) }
  }
}

extension DrawnWidget {
  var scale: CGFloat { SurfaceScale.of(widget) }

  /// Returns the pixel corner that is nearest to `point`, in the coordinates of this widget. A
  /// picture that is placed between pixels would be blurred.
  ///
  /// - Parameter point: A point in the coordinates of this widget.
  func alignedToPixels(_ point: CGPoint) -> CGPoint {
    let origin =
      gtk_widget_get_native(widget).map { native in
        (widget.convert(.zero, to: native.cast()) ?? .zero) + native.surfaceOrigin
      } ?? .zero
    return CGRect(origin: point + origin, size: .zero).aligned(to: scale).origin - origin
  }
}

extension CGRect {
  /// Returns the rectangle enlarged to whole pixels.
  func enlarged(toPixelsAt scale: CGFloat) -> CGRect {
    // Ignore a rounding error such as that of 0.1 × 3, which would add a pixel.
    let error: CGFloat = 1e-6
    func down(_ edge: CGFloat) -> CGFloat { (edge * scale + error).rounded(.down) / scale }
    func up(_ edge: CGFloat) -> CGFloat { (edge * scale - error).rounded(.up) / scale }
    return CGRect(
      x: down(minX), y: down(minY), width: up(maxX) - down(minX), height: up(maxY) - down(minY))
  }
}
#endif
