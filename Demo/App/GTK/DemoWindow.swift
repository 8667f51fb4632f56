#if GTK && os(Linux)
import CHUDGTK
import HUD
import HUDExamples

/// The demo's window: a list of examples, and content for their HUDs to cover.
@MainActor final class DemoWindow {
  private let loop = g_main_loop_new(nil, 0)
  private let log = EventLog()

  /// Whether there is a display for the window.
  static var canOpen: Bool { gtk_init_check() != 0 }

  /// Runs until the window is closed. `name` is the example to begin with.
  func run(showing name: String?) {
    addStyles()
    let window = gtk_window_new()!
    gtk_window_set_title(window.as(), "HUD")
    gtk_window_set_default_size(window.as(), 980, 680)
    gtk_window_set_titlebar(window.as(), gtk_header_bar_new())
    let side = box(
      GTK_ORIENTATION_HORIZONTAL, ExampleList().widget,
      gtk_separator_new(GTK_ORIENTATION_VERTICAL),
      box(
        GTK_ORIENTATION_VERTICAL, Controls().widget, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL),
        SampleContent().widget, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL), log.widget
      ).expanding())
    gtk_window_set_child(window.as(), side)
    window.on("destroy") { [self] in g_main_loop_quit(loop) }
    Example.window = HUD.in(window)
    gtk_window_present(window.as())
    if let example = Example.inAWindow.first(where: { $0.name == name }) {
      // Runs later, once the log is listening.
      Task { ExampleList.show(example) }
    }
    g_main_loop_run(loop)
  }

  private func addStyles() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, Self.css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), provider.map { OpaquePointer($0) },
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static let css = """
    .title-1 { font-size: 1.7em; font-weight: 800; }
    .heading { font-weight: 700; }
    .caption { font-size: 0.86em; }
    .dim-label { opacity: 0.62; }
    .example { padding: 7px 10px; border-radius: 8px; }
    .controls { padding: 10px 18px 12px; }
    .content { padding: 20px 24px; }
    .photo { padding: 10px; border-radius: 12px; background: alpha(currentColor, 0.045); }
    .picture { border-radius: 8px; }
    .blue { background: linear-gradient(160deg, #8ec5fc, #3b6fd4); }
    .orange { background: linear-gradient(160deg, #ffd08a, #e0743c); }
    .green { background: linear-gradient(160deg, #b7e8a0, #2f8f5b); }
    .purple { background: linear-gradient(160deg, #f3a4e4, #6a43c9); }
    .log label { padding: 10px 18px; }
    """
}
#endif
