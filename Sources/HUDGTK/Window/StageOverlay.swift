#if GTK && os(Linux)
import CHUDGTK
import HUDCore
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
    // The app may also remove the stage from an overlay of its own. Wait for the next turn, because
    // the app may be removing all children of its overlay.
    connections.append(
      stage.widget.raw.on("notify::parent") { [unowned self] in
        nextTurn { [weak self] in self?.lost() }
      })
  }

  private func lost() { stage.presenter?.reconsider() }

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
    guard area.hasAnchor else {
      return CGRect(origin: .zero, size: overlay.size)
    }
    return area.anchor?.bounds(in: overlay)?.integral ?? .zero
  }

  /// Follows the layouts of the window. GTK has no signal for the move of a widget. But each move
  /// needs a layout, and the frame clock reports a layout after GTK has made it.
  ///
  /// In a layout, the overlay gives the stage the whole overlay, or the place that a handler of the
  /// app for `get-child-position` returns for every child. So the stage is placed again afterwards,
  /// and so is the panel, which has to be at whole pixels.
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

extension StageOverlay {
  /// How far the bars of the app reach into the stage from its top and bottom. A bar counts if it
  /// is at that edge, or next to another one there.
  var bars: HUD.Insets {
    var bars = HUD.Insets()
    let height = frame.height
    while let bar = bar(at: bars.top), bar.maxY > bars.top { bars.top = bar.maxY }
    while let bar = bar(at: height - bars.bottom - 1), height - bar.minY > bars.bottom {
      bars.bottom = height - bar.minY
    }
    return bars
  }

  /// Returns the frame of the bar in the row of pixels below `y`, in the middle of the stage; nil
  /// if there is none. All coordinates are those of the stage.
  private func bar(at y: CGFloat) -> CGRect? {
    guard (0..<frame.height).contains(y), let content,
      Bool(gtk_widget_get_mapped(content))
    else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.minY + y + 0.5)
    // The whole stage may be beside a content that has margins.
    guard let point = overlay.convert(middle, to: content) else { return nil }
    let picked = gtk_widget_pick(
      content, point.x, point.y,
      GtkPickFlags(GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue))
    let around = picked.map { $0.lineage.prefix { $0 != overlay } } ?? []
    return around.compactMap { $0.bar(at: middle.y, in: overlay) }.first?
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

extension Widget {
  /// The names in style sheets of the bars of GTK and libadwaita.
  private static let barNames: Set = [
    "headerbar", "actionbar", "searchbar", "menubar", "tabbar", "viewswitcherbar", "banner",
  ]

  /// Returns the frame of this widget if it is a bar, or the area of all the bars of an
  /// `AdwToolbarView` at this edge.
  fileprivate func bar(at y: CGFloat, in other: Widget) -> CGRect? {
    if Self.barNames.contains(String(cString: gtk_widget_get_css_name(self)))
      || Bool(gtk_widget_has_css_class(self, "toolbar"))
    {
      return bounds(in: other)
    }
    guard isA("AdwToolbarView"), var frame = bounds(in: other) else { return nil }
    let top = CGFloat(raw.number("top-bar-height") ?? 0)
    let bottom = CGFloat(raw.number("bottom-bar-height") ?? 0)
    if y < frame.minY + top {
      frame.size.height = top
    } else if y > frame.maxY - bottom {
      frame.origin.y = frame.maxY - bottom
      frame.size.height = bottom
    } else {
      return nil
    }
    return frame
  }
}
#endif
