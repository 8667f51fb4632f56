#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Attaches the stage to an overlay in a window, dialog or popover. If the stage covers only one
/// widget, the stage is moved and resized together with that widget.
@MainActor final class StageOverlay {
  let area: StageArea
  let overlay: Widget
  private let stage: StageView
  private var connections: [Connection] = []

  init(_ stage: StageView, at area: StageArea) {
    self.stage = stage
    self.area = area
    let content = ContainerContent(container: area.container)
    overlay = area.overlay ?? content.overlay()
    g_object_ref(overlay.raw)
    // The app may replace the container's content, which removes the stage.
    if area.overlay == nil {
      connections.append(area.container.raw.on(content.signal) { [unowned self] in lost() })
    }
    follow()
    gtk_overlay_add_overlay(overlay.opaque, stage.widget)
    // The app may also remove the stage from the app's own overlay. Wait for the next turn, because
    // the app may be removing all children of that overlay.
    connections.append(
      stage.widget.raw.on("notify::parent") { [unowned self] in
        nextTurn { [weak self] in self?.lost() }
      })
  }

  private func lost() { stage.presenter?.owner.reconsider() }

  func release() {
    connections = []
    layout = nil
    // Check the parent of the stage, because an overlay that was destroyed has already removed the
    // stage.
    if gtk_widget_get_parent(stage.widget) == overlay {
      gtk_overlay_remove_overlay(overlay.opaque, stage.widget)
    }
    g_object_unref(overlay.raw)
  }

  /// The main child of `overlay`: the content of the container or of the app's own overlay; nil if
  /// the overlay has no main child.
  var content: Widget? { gtk_overlay_get_child(overlay.opaque) }

  /// Whether the stage is still in its overlay, the overlay in its container, and the container in
  /// its window.
  var holds: Bool {
    gtk_widget_get_parent(stage.widget) == overlay && overlay.container == area.container
      && overlay.window == area.window
  }

  // MARK: Over one widget

  /// The position and size of the stage in the overlay's coordinates, as they will be in the next
  /// frame; zero if the covered widget was destroyed.
  var frame: CGRect {
    guard area.hasAnchor else { return CGRect(origin: .zero, size: overlay.size) }
    return area.anchor?.bounds(in: overlay)?.integral ?? .zero
  }

  /// Follows the layouts of the window. GTK has no signal for the move of a widget. But each move
  /// needs a layout, and the frame clock reports a layout after GTK has made it.
  ///
  /// In a layout, the stage gets the whole overlay, or the place that the app's handler for
  /// `get-child-position` returns for every child. So the stage is placed again after each layout.
  /// The panel is placed again too, because it must be at whole pixels.
  private func follow() {
    connections.append(
      stage.widget.raw.on("realize") { [unowned self] in
        layout = gtk_widget_get_frame_clock(overlay)?.raw.on("layout") { [unowned self] in
          stage.widget.place(frame)
          if area.hasAnchor { clip() }
          stage.allocate()
        }
      })
  }

  private var layout: Connection?

  /// Clips the stage to the visible part of the covered widget. An ancestor of the widget, such as
  /// a scrolled window, may hide the rest of the widget.
  private func clip() {
    let frame = frame
    var visible = frame
    let above = area.anchor.map { $0.lineage.dropFirst().prefix { $0 != overlay } } ?? []
    for widget in above where gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN {
      visible = visible.intersection(widget.bounds(in: overlay) ?? .zero)
    }
    stage.visiblePart = visible.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}
#endif
