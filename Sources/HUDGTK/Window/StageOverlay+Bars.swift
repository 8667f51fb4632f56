#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension StageOverlay {
  /// How far the bars of the app reach into the stage from its top and from its bottom. A bar
  /// counts if it touches that edge of the stage, or if it touches a bar that counts.
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
  /// if no bar is there. All coordinates are those of the stage.
  private func bar(at y: CGFloat) -> CGRect? {
    guard (0..<frame.height).contains(y), let content,
      Bool(gtk_widget_get_mapped(content))
    else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.minY + y + 0.5)
    // Convert the point: if the content has margins, its origin is not that of the overlay.
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
  /// The CSS names of the bars of GTK and libadwaita.
  private static let barNames: Set = [
    "headerbar", "actionbar", "searchbar", "menubar", "tabbar", "viewswitcherbar", "banner",
  ]

  /// Returns the frame of this widget if it is a bar, or of the top or bottom bars that contain `y`
  /// if it is an `AdwToolbarView`. Otherwise returns nil. All coordinates are those of `other`.
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
