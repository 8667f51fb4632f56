#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Finds the parts of a window that the user can use in spite of a mask: the window's buttons and
/// the area by which the user drags the window.
@MainActor enum WindowControls {
  /// Whether `picked`, the widget under the pointer, is one of the window's buttons or a part of
  /// its drag area. False for a widget of the app that can have the focus, such as a button that
  /// the app put into a header bar.
  static func include(_ picked: Widget?) -> Bool {
    let deciding = ancestor(of: picked) { widget in
      isControlOrHandle(widget) || Bool(gtk_widget_get_focusable(widget)) && !isControl(widget)
    }
    return deciding.map { isControlOrHandle($0) } ?? false
  }

  private static func isControlOrHandle(_ widget: Widget) -> Bool {
    widget.raw.isA(gtk_window_controls_get_type()) || widget.raw.isA(gtk_window_handle_get_type())
  }

  private static func isControl(_ widget: Widget) -> Bool {
    ancestor(of: widget) { $0.raw.isA(gtk_window_controls_get_type()) } != nil
  }

  /// Returns the visible header bars in `content`.
  ///
  /// No mask covers the title bar of a window, because it is outside the content. But in the
  /// windows of libadwaita the header bar, with the window's buttons, is a part of the content. A
  /// mask of material must not cover it either: the buttons still work, so the user must see them.
  static func headerBars(in content: Widget) -> [Widget] {
    guard Bool(gtk_widget_get_mapped(content)) else { return [] }
    let isBar = content.raw.isA(gtk_header_bar_get_type()) || content.isA("AdwHeaderBar")
    return isBar ? [content] : content.children.flatMap(headerBars)
  }

  /// The CSS class of a bar that a mask blocks without covering it, and of its parts.
  static let maskedClass = "hud-masked"

  /// Returns the bar and those of its parts that do not work under a mask, which are all but the
  /// window's buttons.
  static func maskedParts(of bar: Widget) -> [Widget] { [bar] + bar.children.flatMap(deadParts) }

  private static func deadParts(of widget: Widget) -> [Widget] {
    if widget.raw.isA(gtk_window_controls_get_type()) { return [] }
    return containsControls(widget) ? widget.children.flatMap(deadParts) : [widget]
  }

  private static func containsControls(_ widget: Widget) -> Bool {
    widget.raw.isA(gtk_window_controls_get_type())
      || widget.children.contains(where: containsControls)
  }

  /// The colour of masked bars, which is that of the mask. A new one makes GTK search its whole theme
  /// for every widget.
  static var maskColor: CGColor? {
    didSet {
      guard let maskColor, maskColor != oldValue else { return }
      gtk_css_provider_load_from_data(
        styles,
        """
        .\(maskedClass) { box-shadow: inset 0 0 0 9999px \(maskColor.css); }
        .\(maskedClass) .\(maskedClass) { box-shadow: none; opacity: 0.5; }
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
