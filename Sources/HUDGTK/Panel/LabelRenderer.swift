#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// Measures and draws texts in the user's font. The same code does both, so the measured size is
/// the drawn size.
@MainActor struct LabelRenderer {
  let renderer: LayerRenderer
  /// The font family for a `HUD.Font` whose family is unknown, or that names no family.
  var family = "Sans"

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    renderer.text.measure(text.string, style: text.style(defaultFamily: family), in: room)
  }

  func draw(_ label: Slots.Label, in context: OpaquePointer) {
    renderer.text.draw(
      label.text.string, style: label.text.style(defaultFamily: family), color: label.color,
      in: label.frame, context: context)
  }

  /// Records the drawing of `label`.
  func node(of label: Slots.Label) -> RenderNode? {
    // Enlarge the frame, because letters may extend beyond their line.
    let reach = -label.text.font.size
    return RenderNode(in: label.frame.insetBy(dx: reach, dy: reach)) { draw(label, in: $0) }
  }

  /// Returns how far to move the title of a button down.
  func titleShift(of title: Text) -> CGFloat {
    let style = title.style(defaultFamily: family)
    return title.shiftInButton(capitals: renderer.text.offsetOfCapitals(in: style))
  }
}

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
