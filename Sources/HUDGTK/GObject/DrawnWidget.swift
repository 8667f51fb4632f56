#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// A GTK widget that is written in Swift. When GTK draws or allocates the widget, it calls this
/// object, the owner of the widget.
///
/// Remove the widget from its parent before releasing this object. Otherwise the widget stays in
/// its window and draws nothing.
@MainActor class DrawnWidget {
  let widget: Widget

  /// The position and size of the widget, in its parent's coordinates.
  ///
  /// The parent uses this frame to place the widget, so a change of the frame queues a new
  /// allocation of the parent.
  var frame = CGRect.zero {
    didSet {
      guard frame != oldValue, let parent = gtk_widget_get_parent(widget) else { return }
      gtk_widget_queue_allocate(parent)
    }
  }

  /// Creates the widget with the accessible role `role`, which GTK does not allow to change later.
  init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_PRESENTATION) {
    // GObject never returns null, because GLib ends the process when it is out of memory.
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!.raw
    object.set("accessible-role", gtk_accessible_role_get_type()) {
      g_value_set_enum($0, gint(role.rawValue))
    }
    g_object_ref_sink(object)
    widget = object.cast()
    g_object_set_qdata(widget.cast(), Self.owner, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    g_object_set_qdata(widget.cast(), Self.owner, nil)
    g_object_unref(widget.raw)
  }

  // GTK calls these methods through the virtual functions of GtkWidget. Subclasses override them.

  func snapshot(_ snapshot: OpaquePointer) {}

  func allocate() {}

  /// Returns whether `point`, in the widget's coordinates, belongs to this widget. If true, the
  /// widget gets the presses at `point`. GTK asks the widget's children separately.
  func contains(_ point: CGPoint) -> Bool { false }

  /// Called when the theme, font, text direction or contrast may have changed, for this widget or
  /// for a widget inside it.
  func surroundingsChanged() {
    gtk_widget_get_parent(widget).flatMap(Self.owner)?.surroundingsChanged()
  }
}

extension DrawnWidget {
  var size: CGSize { widget.size }

  func queueDraw() { gtk_widget_queue_draw(widget) }

  func queueAllocate() { gtk_widget_queue_allocate(widget) }

  func adopt(_ child: Widget) { gtk_widget_set_parent(child, widget) }
}

// MARK: The class

extension DrawnWidget {
  private static let owner = BinaryUniqueName.quark("HUDDrawnWidget")

  /// Returns the Swift object that owns `widget`; nil if GTK or the app created the widget, or if
  /// the owner was released.
  static func owner(of widget: Widget) -> DrawnWidget? {
    g_object_get_qdata(widget.cast(), owner)
      .map { Unmanaged<DrawnWidget>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), BinaryUniqueName.type("HUDDrawnWidget"),
    guint(MemoryLayout<GtkWidgetClass>.size),
    { data, _ in
      guard let widgetClass = data?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      gtk_widget_class_set_css_name(widgetClass, "hud")
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let snapshot else { return }
        nonisolated(unsafe) let target = snapshot
        DrawnWidget.ask(widget) { $0.snapshot(target) }
      }
      widgetClass.pointee.size_allocate = { widget, _, _, _ in
        DrawnWidget.ask(widget) { $0.allocate() }
      }
      widgetClass.pointee.contains = { widget, x, y in
        DrawnWidget.ask(widget) { $0.contains(CGPoint(x: x, y: y)) } == true ? 1 : 0
      }
      widgetClass.pointee.css_changed = { widget, change in
        DrawnWidget.parentClass?.pointee.css_changed?(widget, change)
        DrawnWidget.ask(widget) { $0.surroundingsChanged() }
      }
      widgetClass.pointee.direction_changed = { widget, previous in
        DrawnWidget.parentClass?.pointee.direction_changed?(widget, previous)
        DrawnWidget.ask(widget) { $0.surroundingsChanged() }
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  nonisolated private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// Calls `question` with the owner of `widget`, and returns the answer of `question`. Returns nil
  /// if the owner was released, because GTK may keep the widget longer than the owner exists.
  @discardableResult nonisolated private static func ask<Answer: Sendable>(
    _ widget: Widget?, _ question: @MainActor (DrawnWidget) -> Answer
  ) -> Answer? {
    nonisolated(unsafe) let widget = widget
    return MainActor.assumeIsolated { widget.flatMap(owner).map(question) }
  }
}
#endif
