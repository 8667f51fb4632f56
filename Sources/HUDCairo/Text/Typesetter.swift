#if os(Linux)
import CHUDPango
package import HUDLayers

/// Measures and draws texts. Measuring and drawing use the same Pango layouts, so a text is drawn
/// exactly as it was measured.
///
/// By default, a typesetter has fonts of its own. Pango's default fonts belong to one thread, and
/// on Linux the main actor can move to another thread. Use each typesetter from one isolation
/// domain only.
package final class Typesetter {
  package static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  struct LayoutInput: Hashable {
    /// The text in UTF-8. Comparing thousands of combining marks as a `String` takes as long as
    /// laying them out.
    let bytes: Data
    let style: TextStyle
    let room: CGSize
  }

  private let fonts: UnsafeMutablePointer<PangoFontMap>
  let layouts = Cache<LayoutInput, TextLayout?>(limit: 64)

  /// Creates a typesetter.
  ///
  /// - Parameter sharesFonts: Whether to use Pango's default fonts, to which the app may have added
  ///   its own. This is safe in a GTK app, whose main actor stays on GTK's thread.
  package init(sharesFonts: Bool = false) {
    // The font map is never null, because GLib ends the process if memory runs out.
    fonts = sharesFonts ? pango_cairo_font_map_get_default()! : pango_cairo_font_map_new()!
    if sharesFonts { g_object_ref(fonts) }
  }

  deinit {
    g_object_unref(fonts)
  }

  /// Returns the size of the text, rounded up to whole points. Rounding does not enlarge the size
  /// beyond `room`.
  ///
  /// In a frame of the returned size, the text has the same line breaks as in `room`.
  package func measure(
    _ string: String, style: TextStyle, in room: CGSize = Typesetter.unlimited
  ) -> CGSize {
    guard let size = layout(string, style: style, in: room)?.size else { return .zero }
    func whole(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
      length > room ? length : min(length.rounded(.up), room)
    }
    return CGSize(
      width: whole(size.width, room.width), height: whole(size.height, room.height))
  }

  /// Returns the distances from the top of a line to the top and to the bottom of a capital letter,
  /// and the height of the line.
  package func capital(
    in style: TextStyle
  ) -> (top: CGFloat, bottom: CGFloat, line: CGFloat) {
    var style = style
    style.runs = []
    guard let layout = layout("H", style: style, in: Self.unlimited) else { return (0, 0, 0) }
    return (layout.ink.minY, layout.ink.maxY, layout.size.height)
  }

  /// Returns the distance from the middle of a line down to the middle of its capital letters.
  package func offsetOfCapitals(in style: TextStyle) -> CGFloat {
    let capital = capital(in: style)
    return (capital.top + capital.bottom - capital.line) / 2
  }

  /// Draws the text at the top of `frame`. Parts that do not fit into `frame` are clipped.
  package func draw(
    _ string: String, style: TextStyle, color: CGColor, in frame: CGRect,
    context: OpaquePointer
  ) {
    let context = Context(context)
    guard context.canCount(frame), let layout = layout(string, style: style, in: frame.size) else {
      return
    }
    context.isolated {
      if layout.size.width > frame.width || layout.size.height > frame.height {
        context.clip(to: .rectangle(frame))
      }
      context.set(color)
      layout.draw(in: frame, context)
    }
  }

  /// Releases the cached layouts, but keeps the fonts, because finding fonts takes long.
  package func forget() {
    layouts.empty()
  }

  func layout(_ string: String, style: TextStyle, in room: CGSize) -> TextLayout? {
    let input = LayoutInput(bytes: Data(string.utf8), style: style, room: room)
    return layouts.value(for: input) {
      TextLayout(string, style: style, room: room, fonts: fonts)
    }
  }
}
#endif
