#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// Holds a widget of the app's own on the panel.
///
/// Whatever is to be kept from it is kept from the widget round it, so that the app finds its own as
/// it was.
@MainActor final class CustomWidget: DrawnWidget {
  private let child: Widget
  private var arrival: Transition?

  override var frame: CGRect { didSet { if frame != oldValue { queueAllocate() } } }

  init(_ object: UnsafeMutableRawPointer) {
    precondition(
      object.isA(gtk_widget_get_type()) && !object.isA(gtk_root_get_type()),
      "An indicator of the app's own is a widget to stand in others, not a \(object.typeName).")
    child = object.cast()
    g_object_ref_sink(object)
    // The app may show one widget again and again, and the next one comes before the last one goes.
    if let parent = gtk_widget_get_parent(child), DrawnWidget.owner(of: parent) is CustomWidget {
      gtk_widget_unparent(child)
    }
    let parent = gtk_widget_get_parent(child)
    precondition(
      parent == nil,
      "An indicator of the app's own stands in a \(parent?.raw.typeName ?? "") already.")
    super.init()
    gtk_widget_set_can_target(widget, false.gboolean)
    gtk_widget_set_can_focus(widget, false.gboolean)
    adopt(child)
  }

  isolated deinit {
    close()
    g_object_unref(child.raw)
  }

  /// The size that the app's widget asks for by itself.
  var naturalSize: CGSize { child.naturalSize }

  /// Gives the app's widget back.
  func close() {
    if isInside { gtk_widget_unparent(child) }
  }

  /// Comes in as the transition says.
  func arrive(_ arrival: Transition) {
    self.arrival = arrival
    gtk_widget_set_opacity(widget, arrival.from.opacity)
  }

  /// Goes on with that; false once it has come.
  func advance(to time: Duration) -> Bool {
    guard let arrival else { return false }
    gtk_widget_set_opacity(widget, arrival.pose(at: time).opacity)
    if time >= arrival.start + arrival.duration { self.arrival = nil }
    return self.arrival != nil
  }

  /// Whether the app left it where it is.
  private var isInside: Bool { gtk_widget_get_parent(child) == widget }

  /// Puts it there, on whole pixels, or its text and its edges would blur.
  func place() {
    let hasRoom = frame.width >= 1 && frame.height >= 1
    gtk_widget_set_child_visible(widget, hasRoom.gboolean)
    guard hasRoom else { return }
    let origin = CGPoint(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    widget.place(CGRect(origin: origin, size: frame.size))
  }

  // MARK: What GTK asks

  override func allocate(_ size: CGSize) {
    guard isInside else { return }
    let (width, height) = child.size(for: frame.size)
    // GTK warns about a widget with less than its minimum, and draws it wrong.
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

extension UnsafeMutablePointer<GtkWidget> {
  @MainActor fileprivate var naturalSize: CGSize {
    var natural = GtkRequisition()
    gtk_widget_get_preferred_size(self, nil, &natural)
    return CGSize(width: CGFloat(natural.width), height: CGFloat(natural.height))
  }

  /// All of `room`, and more where it needs more.
  @MainActor fileprivate func size(for room: CGSize) -> (width: gint, height: gint) {
    let whole = (width: gint(room.width.rounded(.down)), height: gint(room.height.rounded(.down)))
    if gtk_widget_get_request_mode(self) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT {
      let height = max(whole.height, minimum(GTK_ORIENTATION_VERTICAL), 1)
      return (max(whole.width, minimum(GTK_ORIENTATION_HORIZONTAL, for: height), 1), height)
    }
    let width = max(whole.width, minimum(GTK_ORIENTATION_HORIZONTAL), 1)
    return (width, max(whole.height, minimum(GTK_ORIENTATION_VERTICAL, for: width), 1))
  }
}
#endif
