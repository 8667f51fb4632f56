#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Draws the app's content for a blurred copy, and reports when the content changes.
@MainActor final class ContentSnapshot {
  private let paintable: OpaquePointer
  private let source: WeakReference
  private var connections: [Connection] = []

  init(of source: Widget, changed: @escaping @MainActor () -> Void) {
    self.source = WeakReference(source.raw)
    paintable = gtk_widget_paintable_new(source)
    connections = ["invalidate-contents", "invalidate-size"].map {
      paintable.raw.on($0, do: changed)
    }
  }

  isolated deinit {
    connections.disconnect()
    g_object_unref(paintable.raw)
  }

  /// Refreshes `blur` with the content behind `area`, a rectangle in the coordinates of `widget`.
  ///
  /// - Returns: The rectangle that changed since the last refresh, relative to the upper left
  ///   corner of `area`. Nil if nothing changed; infinite if everything may have changed.
  func refresh(_ blur: BackgroundBlur, in area: CGRect, of widget: Widget, base: GdkRGBA) -> CGRect?
  {
    var x = 0.0
    var y = 0.0
    var size = CGSize.zero
    var renderer: OpaquePointer?
    if let source = source.widget {
      gtk_widget_translate_coordinates(widget, source, 0, 0, &x, &y)
      size = CGSize(
        width: CGFloat(gtk_widget_get_width(source)),
        height: CGFloat(gtk_widget_get_height(source)))
      renderer = gtk_widget_get_native(source).flatMap { gtk_native_get_renderer($0) }
    }
    return blur.refresh(
      from: paintable, size: size, area: area.offsetBy(dx: x, dy: y), base: base, by: renderer)
  }
}
#endif
