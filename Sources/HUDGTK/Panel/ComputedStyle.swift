#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The colour and the font of a widget, as style sheets and the theme set them.
@MainActor struct ComputedStyle {
  private var color = GdkRGBA()
  private let family: String
  /// The size in pixels.
  private let size: CGFloat
  private let weight: Int
  private let isItalic: Bool

  init(of widget: Widget) {
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
    family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
    // GTK gives the size in pixels.
    size = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
    weight = Int(pango_font_description_get_weight(font).rawValue)
    isItalic = pango_font_description_get_style(font) != PANGO_STYLE_NORMAL
  }

  func color(unlike other: ComputedStyle) -> HUD.Color? {
    var (own, others) = (color, other.color)
    return Bool(gdk_rgba_equal(&own, &others)) ? nil : HUD.Color(color)
  }

  func font(unlike other: ComputedStyle, textScale: CGFloat) -> HostStyleSheet.Font {
    var font = HostStyleSheet.Font()
    if size != other.size, textScale > 0 { font.size = size / textScale }
    if family != other.family { font.family = family }
    if weight != other.weight { font.weight = weight }
    font.isItalic = isItalic && !other.isItalic
    return font
  }
}
#endif
