#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension OpaquePointer {
  /// The origin of this `GtkNative` on its surface, which may include a shadow around the window.
  var surfaceOrigin: CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(self, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension Widget {
  var size: CGSize {
    CGSize(width: CGFloat(gtk_widget_get_width(self)), height: CGFloat(gtk_widget_get_height(self)))
  }

  /// This widget, its parent, the parent of its parent, and so on.
  var lineage: some Sequence<Widget> { sequence(first: self) { gtk_widget_get_parent($0) } }

  var children: [Widget] {
    gtk_widget_get_first_child(self).map { first in
      Array(sequence(first: first) { gtk_widget_get_next_sibling($0) })
    } ?? []
  }

  /// Returns whether this widget is `other`, or is inside it.
  func isInside(_ other: Widget) -> Bool {
    self == other || Bool(gtk_widget_is_ancestor(self, other))
  }

  func bounds(in other: Widget) -> CGRect? {
    var bounds = graphene_rect_t()
    return Bool(gtk_widget_compute_bounds(self, other, &bounds)) ? bounds.rect : nil
  }

  /// Converts a point from the coordinates of this widget to those of `other`; nil if the two
  /// widgets are not in the same window.
  func convert(_ point: CGPoint, to other: Widget) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    let isInSameWindow = gtk_widget_translate_coordinates(self, other, point.x, point.y, &x, &y)
    return Bool(isInSameWindow) ? CGPoint(x: x, y: y) : nil
  }

  /// Allocates the widget at `frame` in its parent. The origin may be fractional. The size is at
  /// least the widget's minimum size, because GTK warns about a smaller size.
  func place(_ frame: CGRect) {
    let (width, height) = size(
      atLeast: CGSize(width: frame.width.rounded(.up), height: frame.height.rounded(.up)))
    var origin = graphene_point_t(frame.origin)
    gtk_widget_allocate(self, width, height, -1, gsk_transform_translate(nil, &origin))
  }

  /// Returns `size`, which must be in whole numbers, enlarged to the widget's minimum width and
  /// height. Also measures the widget, as GTK expects before a widget gets a new size.
  func size(atLeast size: CGSize) -> (width: gint, height: gint) {
    let width = max(gint(size.width), minimum(GTK_ORIENTATION_HORIZONTAL))
    return (width, max(gint(size.height), minimum(GTK_ORIENTATION_VERTICAL, for: width)))
  }

  var naturalSize: CGSize {
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(self, nil, &natural)
    return CGSize(width: CGFloat(natural.width), height: CGFloat(natural.height))
  }

  func minimum(_ orientation: GtkOrientation, for other: gint = -1) -> gint {
    var minimum: gint = 0
    gtk_widget_measure(self, orientation, other, &minimum, nil, nil, nil)
    return minimum
  }

  /// Sets `name` as the name and as a CSS class of this widget.
  func setName(_ name: String) {
    gtk_widget_set_name(self, name)
    gtk_widget_add_css_class(self, name)
  }

  // MARK: Accessibility

  func setAccessible(_ property: GtkAccessibleProperty, to text: String) {
    setAccessible(property, FundamentalType.string) { g_value_set_string($0, text) }
  }

  func setAccessible(_ property: GtkAccessibleProperty, to flag: Bool) {
    setAccessible(property, FundamentalType.boolean) { g_value_set_boolean($0, flag.gboolean) }
  }

  private func setAccessible(
    _ property: GtkAccessibleProperty, _ type: GType,
    _ write: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    withValue(type) {
      write($0)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, $0)
    }
  }

  func setAccessible(_ state: GtkAccessibleState, to flag: Bool) {
    withValue(FundamentalType.boolean) {
      g_value_set_boolean($0, flag.gboolean)
      var state = state
      gtk_accessible_update_state_value(opaque, 1, &state, $0)
    }
  }
}
#endif
