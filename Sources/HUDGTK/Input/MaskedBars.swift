#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Dims the header bars that a mask blocks without covering them.
@MainActor enum MaskedBars {
  /// The CSS class of a bar that a mask blocks without covering it, and of its parts.
  static let cssClass = "hud-masked"

  /// Returns the bar and the parts of it that contain none of the window's buttons. These buttons
  /// are not dimmed, because they work in spite of the mask.
  static func parts(of bar: Widget) -> [Widget] { [bar] + bar.children.flatMap(deadParts) }

  private static func deadParts(of widget: Widget) -> [Widget] {
    if widget.raw.isA(gtk_window_controls_get_type()) { return [] }
    return containsControls(widget) ? widget.children.flatMap(deadParts) : [widget]
  }

  private static func containsControls(_ widget: Widget) -> Bool {
    widget.raw.isA(gtk_window_controls_get_type())
      || widget.children.contains(where: containsControls)
  }

  /// The colour of masked bars, which is the colour of the mask. A new colour makes GTK search its
  /// whole theme for every widget.
  static var color: CGColor? {
    didSet {
      guard let color, color != oldValue else { return }
      gtk_css_provider_load_from_data(
        styles,
        """
        .\(cssClass) { box-shadow: inset 0 0 0 9999px \(color.css); }
        .\(cssClass) .\(cssClass) { box-shadow: none; opacity: 0.5; }
        """, -1)
    }
  }

  private static let styles: UnsafeMutablePointer<GtkCssProvider>? = {
    let styles = gtk_css_provider_new()
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), styles?.opaque, PanelView.stylePriority)
    return styles
  }()
}
#endif
