#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// The header bars in the content below a mask.
///
/// No mask covers the title bar of a window, because it is outside the content. But in the windows
/// of libadwaita the header bar, with the window's buttons, is a part of the content. A mask of
/// material must not cover it either: the buttons still work, so the user must see them.
@MainActor enum HeaderBars {
  /// Returns the frames of the visible header bars in `content`, in the coordinates of `widget`.
  static func frames(in content: Widget, of widget: Widget) -> [CGRect] {
    guard Bool(gtk_widget_get_mapped(content)) else { return [] }
    if content.isHeaderBar { return [content.bounds(in: widget)].compactMap(\.self) }
    var frames: [CGRect] = []
    var child = gtk_widget_get_first_child(content)
    while let current = child {
      frames += self.frames(in: current, of: widget)
      child = gtk_widget_get_next_sibling(current)
    }
    return frames
  }
}

extension Widget {
  fileprivate var isHeaderBar: Bool {
    raw.isA(gtk_header_bar_get_type()) || isA("AdwHeaderBar")
  }
}

extension CGRect {
  /// Returns the parts of the rectangle that are outside all of `holes`.
  func parts(outside holes: [CGRect]) -> [CGRect] {
    holes.reduce([self]) { parts, hole in parts.flatMap { $0.parts(outside: hole) } }
  }

  private func parts(outside hole: CGRect) -> [CGRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
#endif
