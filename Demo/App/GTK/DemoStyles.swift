#if GTK && os(Linux)
import CHUDGTK

/// The look of the demo's window, with the distances and colours of GNOME's apps.
@MainActor enum DemoStyles {
  static func add() {
    useInter()
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.map { OpaquePointer($0) },
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Uses Inter, the font of the pictures, for the window and the HUDs if it is installed.
  private static func useInter() {
    let map = pango_cairo_font_map_get_default()
    guard pango_font_map_get_family(map, "Inter") != nil else { return }
    DesktopSettings.set("gtk-font-name", "Inter 11")
  }

  private static let css = """
    .demo, .demo .content { background: #fafafa; }
    .demo.dark, .demo.dark .content { background: #1e1e20; }
    .demo headerbar { background: #fafafa; border: none; box-shadow: none; }
    .demo.dark headerbar { background: #1e1e20; }

    .page { padding: 12px 18px 32px; }
    .events { padding: 12px 18px 18px; }
    .narrow .page { padding: 12px 12px 24px; }
    .narrow .events { padding: 12px; }
    .page-buttons { padding: 8px 12px; border-top: 1px solid alpha(currentColor, 0.1); }

    .demo headerbar button:not(.titlebutton), .page button, .events button, .page-buttons button {
      border: none; box-shadow: none; text-shadow: none; background: alpha(currentColor, 0.08); }
    .demo headerbar button:not(.titlebutton):hover, .page button:hover, .events button:hover,
    .page-buttons button:hover { background: alpha(currentColor, 0.12); }
    .page button:active, .page-buttons button:checked { background: alpha(currentColor, 0.2); }
    .page button.flat, .events button.flat { background: none; }
    .page button.flat:hover, .events button.flat:hover { background: alpha(currentColor, 0.08); }
    .page entry { border: none; background: alpha(currentColor, 0.06); }
    .dark .page switch { background-color: alpha(white, 0.16); border: none; }
    .dark .page switch > slider { background: #d2d2d6; border: none; }
    .dark .page switch:checked { background-color: @theme_selected_bg_color; }

    .heading { font-weight: 600; }
    .caption { font-size: 0.84em; }
    .dim-label { opacity: 0.62; }
    .small { padding: 0 8px; min-height: 24px; font-size: 0.84em; }

    .headline { padding: 28px 24px; border-radius: 18px; color: #1c1c1e; background:
      radial-gradient(circle at 82% 15%, #ffd27a, alpha(#ffd27a, 0) 55%),
      radial-gradient(circle at 30% 100%, #6fb7ff, alpha(#6fb7ff, 0) 60%),
      linear-gradient(135deg, #ff9a8b, #8fd3f4); }
    .dark .headline { color: white; background:
      radial-gradient(circle at 82% 15%, #b5651d, alpha(#b5651d, 0) 55%),
      radial-gradient(circle at 30% 100%, #1f4f8f, alpha(#1f4f8f, 0) 60%),
      linear-gradient(135deg, #35204a, #0c2f3a); }
    .display { font-size: 2.6em; font-weight: 800; }
    .tagline { font-size: 1.1em; }
    .pills { padding-top: 12px; }
    .pill { border-radius: 99px; padding: 6px 16px; border: none; box-shadow: none;
      font-weight: 600; color: inherit; }
    .page button.pill { background: alpha(white, 0.55); }
    .page button.pill:hover { background: alpha(white, 0.75); }
    .dark .page button.pill { background: alpha(white, 0.18); }
    .dark .page button.pill:hover { background: alpha(white, 0.28); }
    .narrow .headline { padding: 22px 16px; }
    .narrow .pill { padding: 6px 12px; }

    .boxed-list { border-radius: 12px; background: white;
      box-shadow: 0 0 0 1px alpha(black, 0.05), 0 1px 3px alpha(black, 0.07); }
    .dark .boxed-list { background: #2c2c2f; box-shadow: none; }
    .boxed-list > .row:not(:first-child) { border-top: 1px solid alpha(currentColor, 0.08); }
    .control { padding: 5px 12px; min-height: 34px; }
    .boxed-list > .pressable:hover { background: alpha(currentColor, 0.04); }
    .page button.example, .page button.example:hover { background: none; }
    .example { padding: 8px 12px; border-radius: 0; font-weight: normal; }
    .boxed-list > .row:first-child { border-top-left-radius: 12px; border-top-right-radius: 12px; }
    .boxed-list > .row:last-child { border-bottom-left-radius: 12px;
      border-bottom-right-radius: 12px; }
    .copy { margin: 0 6px; opacity: 0.7; }
    .copy:hover { opacity: 1; }
    .log { padding: 10px 12px; }

    .picture { border-radius: 8px; }
    .blue { background: linear-gradient(160deg, #8ec5fc, #3b6fd4); }
    .orange { background: linear-gradient(160deg, #ffd08a, #e0743c); }
    .green { background: linear-gradient(160deg, #b7e8a0, #2f8f5b); }
    .purple { background: linear-gradient(160deg, #f3a4e4, #6a43c9); }
    """
}
#endif
