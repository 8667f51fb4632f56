#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Draws what is below the stage in an overlay for a blurred copy, and reports when it changes.
///
/// This is the main child of the overlay, and each child that the app has added before the stage.
@MainActor final class ContentSnapshot {
  private let overlay: WeakReference
  private let stage: WeakReference
  private let changed: @MainActor () -> Void
  private var sources: [Source] = []
  private let children: OpaquePointer
  private var connections: [Connection] = []

  init(below stage: Widget, in overlay: Widget, changed: @escaping @MainActor () -> Void) {
    self.overlay = WeakReference(overlay.raw)
    self.stage = WeakReference(stage.raw)
    self.changed = changed
    // GTK never returns null here.
    children = gtk_widget_observe_children(overlay)!
    connections = [
      children.raw.on("items-changed") { [unowned self] in
        update()
        changed()
      }
    ]
    update()
  }

  isolated deinit {
    connections.disconnect()
    g_object_unref(children.raw)
  }

  /// Refreshes `blur` with the content behind `area`, a rectangle in the overlay's coordinates.
  ///
  /// - Returns: The rectangle that changed since the last refresh, relative to the upper left
  ///   corner of `area`. Nil if nothing changed; infinite if everything may have changed.
  func refresh(_ blur: BackgroundBlur, in area: CGRect, base: GdkRGBA) -> CGRect? {
    let renderer = overlay.widget.flatMap { gtk_widget_get_native($0) }
      .flatMap { gtk_native_get_renderer($0) }
    return blur.refresh(area: area, base: base, by: renderer) { snapshot in
      guard let overlay = overlay.widget else { return }
      for source in sources { source.append(to: snapshot, in: overlay) }
    }
  }

  private func update() {
    let widgets = overlay.widget.map { $0.children(before: stage.widget) } ?? []
    let old = sources
    sources = widgets.map { widget in
      old.first { $0.widget == widget } ?? Source(widget, changed: changed)
    }
  }
}

/// A widget whose drawing is copied.
@MainActor private final class Source {
  private let paintable: OpaquePointer
  private let reference: WeakReference
  private var connections: [Connection] = []

  init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
    reference = WeakReference(widget.raw)
    paintable = gtk_widget_paintable_new(widget)
    connections = ["invalidate-contents", "invalidate-size"].map {
      paintable.raw.on($0, do: changed)
    }
    // A paintable does not report that its widget was hidden.
    connections += ["map", "unmap"].map { widget.raw.on($0, do: changed) }
  }

  isolated deinit {
    connections.disconnect()
    g_object_unref(paintable.raw)
  }

  var widget: Widget? { reference.widget }

  /// Draws the widget in its place in `overlay`.
  func append(to snapshot: OpaquePointer, in overlay: Widget) {
    guard let widget, Bool(gtk_widget_get_mapped(widget)) else { return }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(widget, overlay, 0, 0, &x, &y)
    var origin = graphene_point_t(CGPoint(x: x, y: y))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(widget)),
      Double(gtk_widget_get_height(widget)))
    gtk_snapshot_restore(snapshot)
  }
}

extension Widget {
  /// Returns the children that are drawn before `sibling`.
  @MainActor fileprivate func children(before sibling: Widget?) -> [Widget] {
    let all = sequence(first: gtk_widget_get_first_child(self)) { child in
      child.map { gtk_widget_get_next_sibling($0) }
    }
    return Array(all.prefix { $0 != nil && $0 != sibling }.compactMap(\.self))
  }

  /// Whether a part of this widget is on the screen without GTK drawing it: a video that the
  /// compositor shows by itself. A copy of such a part would be empty.
  @MainActor var containsOffloadedVideo: Bool {
    let type = g_type_from_name("GtkGraphicsOffload")
    // Without the type, which GTK has from 4.14, or before its first use, there is no such widget.
    return type != 0 && containsOffloadedVideo(type)
  }

  @MainActor private func containsOffloadedVideo(_ type: GType) -> Bool {
    guard Bool(gtk_widget_get_mapped(self)) else { return false }
    // The first value of the enumeration is "enabled".
    if raw.isA(type), raw.enumeration("enabled") == 0 { return true }
    return children(before: nil).contains { $0.containsOffloadedVideo(type) }
  }
}
#endif
