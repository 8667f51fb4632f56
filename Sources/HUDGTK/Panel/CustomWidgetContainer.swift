#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// A container on the panel for a widget of the app.
///
/// The HUD changes input settings on this container, so that the settings of the app's
/// widget stay as they are.
@MainActor final class CustomWidgetContainer: DrawnWidget {
  private let child: Widget

  override var frame: CGRect { didSet { if frame != oldValue { queueAllocate() } } }

  init(_ object: UnsafeMutableRawPointer) {
    precondition(
      object.isA(gtk_widget_get_type()) && !object.isA(gtk_root_get_type()),
      "A custom indicator must be a widget that can have a parent, not a \(object.typeName).")
    child = object.cast()
    g_object_ref_sink(object)
    // If the app shows the same widget again, the widget may still be in the container that
    // showed it before. Take the widget out of that container.
    if let parent = gtk_widget_get_parent(child) {
      precondition(
        DrawnWidget.owner(of: parent) is CustomWidgetContainer,
        "A custom indicator must not have a parent, but is in a \(parent.raw.typeName) already.")
      gtk_widget_unparent(child)
    }
    super.init()
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_can_focus(widget, false.gboolean)
    adopt(child)
  }

  isolated deinit {
    close()
    g_object_unref(child.raw)
  }

  var naturalSize: CGSize { child.naturalSize }

  /// Whether assistive technology finds a text, a value or a control in the app's widget.
  var speaks: Bool { child.speaks }

  /// Removes the app's widget from this container, unless the app has already moved the widget to
  /// another parent.
  func close() { if isInside { gtk_widget_unparent(child) } }

  /// Whether the app's widget is still in this container.
  private var isInside: Bool { gtk_widget_get_parent(child) == widget }

  /// Allocates the container at `frame`, rounded to whole pixels, so that text and edges are not
  /// blurred. Hides the container if `frame` is less than one point wide or high.
  func place() {
    let hasRoom = frame.width >= 1 && frame.height >= 1
    gtk_widget_set_child_visible(widget, hasRoom.gboolean)
    guard hasRoom else { return }
    widget.place(CGRect(origin: frame.aligned(to: scale).origin, size: frame.size))
  }

  // MARK: Called by GTK

  override func allocate() {
    guard isInside else { return }
    let (width, height) = child.size(
      atLeast: CGSize(width: frame.width.rounded(.down), height: frame.height.rounded(.down)))
    // Scale the widget down if its minimum size does not fit into the container. If a widget gets
    // less than its minimum size, GTK logs a warning and draws the widget wrong.
    let scale = min(frame.width / CGFloat(width), frame.height / CGFloat(height), 1)
    var origin = graphene_point_t(
      CGPoint(
        x: ((frame.width - CGFloat(width) * scale) / 2).rounded(.down),
        y: ((frame.height - CGFloat(height) * scale) / 2).rounded(.down)))
    gtk_widget_allocate(
      child, width, height, -1,
      gsk_transform_scale(gsk_transform_translate(nil, &origin), Float(scale), Float(scale)))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if isInside { gtk_widget_snapshot_child(widget, child, snapshot) }
  }
}

extension Widget {
  fileprivate var speaks: Bool {
    let silent = [
      GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_IMG,
      GTK_ACCESSIBLE_ROLE_NONE, GTK_ACCESSIBLE_ROLE_PRESENTATION, GTK_ACCESSIBLE_ROLE_WIDGET,
    ]
    return !silent.contains(gtk_accessible_get_accessible_role(OpaquePointer(self)))
      || children.contains(where: \.speaks)
  }
}
#endif
