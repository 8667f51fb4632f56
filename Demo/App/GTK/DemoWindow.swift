#if GTK && os(Linux)
import CHUDGTK
import HUD
import HUDExamples

/// The demo's window: a list of examples, settings, and content for their HUDs to cover.
///
/// A wide window shows the list and the rest side by side. A narrow one shows one of them, and two
/// buttons that switch between them.
@MainActor final class DemoWindow {
  private let loop = g_main_loop_new(nil, 0)
  private let log = EventLog()
  private let sample = SampleContent()
  private let window = gtk_window_new()!.classes("demo")
  private let examples = vertical(spacing: 24).classes("page")
  private let app = vertical(spacing: 24).classes("page")
  private let examplesPage: Widget
  private let appPage: Widget
  private let pageButtons = horizontal().classes("linked", "page-buttons")
  private let examplesButton = gtk_toggle_button_new_with_label("Examples")!.expanding(true, false)
  private let appButton = gtk_toggle_button_new_with_label("Settings")!.expanding(true, false)

  /// The least width, in points, that has room for both pages.
  private static let wide: gint = 780
  private static let appWidth: gint = 384
  /// The greatest width of the list: longer lines are hard to read.
  private static let widestList: gint = 680

  /// Whether there is a display for the window.
  static var canOpen: Bool { gtk_init_check() != 0 }

  init() {
    app.append(Settings(part: sample.photos).widget)
    app.append(sample.widget)
    let scrolledApp = scrolled(app).expanding()
    gtk_scrolled_window_set_propagate_natural_width(scrolledApp.opaque, 1)
    examplesPage = scrolled(examples).expanding()
    appPage = vertical(scrolledApp, log.widget.classes("events"))
    examples.append(Headline().widget)
    examples.append(ExampleList().widget)
  }

  /// Runs until the window is closed. `name` is the example to begin with.
  func run(showing name: String?) {
    DemoStyles.add()
    gtk_window_set_title(window.as(), "HUD")
    gtk_window_set_default_size(window.as(), 1100, 760)
    gtk_window_set_titlebar(window.as(), header)
    let pages = horizontal(examplesPage, appPage).expanding()
    gtk_window_set_child(window.as(), vertical(pages, pageButtons).classes("content"))
    addPageButtons()
    followWidth(of: pages)
    followTheme()
    window.on("destroy") { [self] in g_main_loop_quit(loop) }
    Example.windowHUD = HUD.in(window)
    gtk_window_present(window.as())
    if let example = Example.groupsInAWindow.flatMap(\.examples).first(where: { $0.name == name }) {
      // Runs later, once the log is listening.
      Task { ExampleList.show(example) }
    }
    g_main_loop_run(loop)
  }

  private var header: Widget {
    let header = gtk_header_bar_new()!
    let dismiss = gtk_button_new_with_label("Dismiss")!
    gtk_widget_set_tooltip_text(dismiss, "Dismiss the HUD, and end its example")
    dismiss.on("clicked") { ExampleList.dismiss() }
    gtk_header_bar_pack_start(header.opaque, dismiss)
    return header
  }

  private func addPageButtons() {
    gtk_toggle_button_set_group(appButton.as(), examplesButton.as())
    gtk_toggle_button_set_active(examplesButton.as(), 1)
    for button in [examplesButton, appButton] {
      pageButtons.append(button)
      button.on("toggled") { [self] in layOut() }
    }
  }

  private func followWidth(of pages: Widget) {
    window.on("realize") { [self] in
      guard let surface = gtk_native_get_surface(window.opaque) else { return }
      connect(UnsafeMutableRawPointer(surface), "layout") { [self] in layOut() }
    }
  }

  /// Shows one page or both, and keeps the list from growing too wide.
  private func layOut() {
    let width = gtk_widget_get_width(window)
    let isWide = width == 0 || width >= Self.wide
    let showsApp = gtk_toggle_button_get_active(appButton.as()) != 0
    gtk_widget_set_visible(examplesPage, isWide || !showsApp ? 1 : 0)
    gtk_widget_set_visible(appPage, isWide || showsApp ? 1 : 0)
    gtk_widget_set_hexpand(appPage, isWide ? 0 : 1)
    gtk_widget_set_size_request(app, isWide ? Self.appWidth : -1, -1)
    gtk_widget_set_visible(pageButtons, isWide ? 0 : 1)
    window.setClass("narrow", !isWide)
    let margin = max((gtk_widget_get_width(examplesPage) - Self.widestList) / 2, 0)
    gtk_widget_set_margin_start(examples, margin)
    gtk_widget_set_margin_end(examples, margin)
  }

  /// Sets the class `dark`, which selects the demo's own colours, while the theme is dark.
  private func followTheme() {
    let follow: @MainActor () -> Void = { [self] in
      var color = GdkRGBA()
      gtk_style_context_lookup_color(
        gtk_widget_get_style_context(window), "theme_bg_color", &color)
      window.setClass("dark", color.green < 0.5)
    }
    follow()
    DesktopSettings.watch(
      "gtk-application-prefer-dark-theme", "gtk-theme-name", changed: follow)
  }
}
#endif
