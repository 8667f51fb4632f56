#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDGTK
import XCTest

/// The functions of libadwaita that the tests need.
///
/// Adwaita is loaded at run time, so that neither the build nor the library needs it. A test that
/// loads it needs a process of its own, because Adwaita changes the style of all widgets for good.
@MainActor struct Adwaita {
  private typealias Initialise = @convention(c) () -> Void
  private typealias Make = @convention(c) () -> Widget
  private typealias MakeOfApplication = @convention(c) (_ application: OpaquePointer?) -> Widget
  private typealias Pack = @convention(c) (_ bar: OpaquePointer, _ child: Widget) -> Void
  private typealias MakeAlert =
    @convention(c) (_ heading: UnsafePointer<CChar>, _ body: UnsafePointer<CChar>) -> Widget
  private typealias AddResponse =
    @convention(c) (
      _ alert: Widget, _ id: UnsafePointer<CChar>, _ label: UnsafePointer<CChar>
    ) -> Void
  private typealias MakeMessage =
    @convention(c) (
      _ parent: Widget, _ heading: UnsafePointer<CChar>, _ body: UnsafePointer<CChar>
    ) -> Widget
  private typealias Present = @convention(c) (_ dialog: Widget, _ parent: Widget?) -> Void
  private typealias Append =
    @convention(c) (_ view: Widget, _ child: Widget) -> UnsafeMutableRawPointer?
  private typealias AddBar = @convention(c) (_ view: Widget, _ bar: Widget) -> Void
  private typealias MakePage =
    @convention(c) (_ child: Widget, _ title: UnsafePointer<CChar>) -> Widget
  private typealias Push = @convention(c) (_ navigation: Widget, _ page: Widget) -> Void
  private typealias Close = @convention(c) (_ dialog: Widget) -> gboolean
  private typealias Navigate = @convention(c) (_ leaflet: Widget, _ direction: gint) -> gboolean

  /// The library; nil if it is not installed.
  private nonisolated static var library: UnsafeMutableRawPointer? {
    dlopen("libadwaita-1.so.0", RTLD_NOW)
  }

  /// Whether the library has dialogs, which are new in libadwaita 1.5.
  nonisolated static var hasDialogs: Bool { has("adw_dialog_new") }

  private nonisolated static func has(_ function: String) -> Bool {
    library.map { dlsym($0, function) != nil } ?? false
  }

  private let library: UnsafeMutableRawPointer

  /// Loads libadwaita, or returns nil if it is not installed.
  init?() {
    guard let library = Self.library else { return nil }
    self.library = library
    function("adw_init", as: Initialise.self)()
  }

  func headerBar() -> Widget { function("adw_header_bar_new", as: Make.self)() }

  func applicationWindow() -> Widget {
    function("adw_application_window_new", as: MakeOfApplication.self)(nil)
  }

  func pack(_ child: Widget, in bar: Widget) {
    function("adw_header_bar_pack_start", as: Pack.self)(bar.opaque, child)
  }

  /// Makes a dialog of this size with `child`.
  func dialog(_ child: Widget, width: Int, height: Int) -> Widget {
    let dialog = function("adw_dialog_new", as: Make.self)()
    dialog.raw.setObject("child", to: child.raw)
    gtk_widget_set_size_request(child, gint(width), gint(height))
    return dialog
  }

  /// Makes a dialog with `child` that asks for this size itself, as preferences do.
  func sheet(_ child: Widget, width: Int, height: Int) -> Widget {
    let dialog = function("adw_dialog_new", as: Make.self)()
    dialog.raw.setObject("child", to: child.raw)
    for (name, value) in [("content-width", width), ("content-height", height)] {
      dialog.raw.set(name, FundamentalType.int) { g_value_set_int($0, gint(value)) }
    }
    return dialog
  }

  /// Makes an alert with a button for each of `responses`. The first one is the default.
  func alert(_ responses: [String]) -> Widget {
    question(
      function("adw_alert_dialog_new", as: MakeAlert.self)(Self.heading, Self.body), "alert",
      responses)
  }

  /// Makes an alert in a window of its own, as it was before libadwaita 1.5.
  func message(_ responses: [String], above window: Widget) -> Widget {
    question(
      function("adw_message_dialog_new", as: MakeMessage.self)(window, Self.heading, Self.body),
      "message", responses)
  }

  static let heading = "Not saved"
  private static let body = "The disk is full. Remove some files and try again."

  private func question(_ dialog: Widget, _ kind: String, _ responses: [String]) -> Widget {
    for response in responses {
      function("adw_\(kind)_dialog_add_response", as: AddResponse.self)(dialog, response, response)
    }
    if let first = responses.first { dialog.opaque.set("default-response", to: first) }
    return dialog
  }

  /// Whether the library has toolbar views, which are new in libadwaita 1.4.
  nonisolated static var hasToolbarViews: Bool { has("adw_toolbar_view_new") }

  /// Makes a toolbar view with bars above and below `content`.
  func toolbarView(_ content: Widget, top: [Widget], bottom: [Widget]) -> Widget {
    let view = function("adw_toolbar_view_new", as: Make.self)()
    view.raw.setObject("content", to: content.raw)
    for bar in top { function("adw_toolbar_view_add_top_bar", as: AddBar.self)(view, bar) }
    for bar in bottom { function("adw_toolbar_view_add_bottom_bar", as: AddBar.self)(view, bar) }
    return view
  }

  /// Makes a bar that switches between two pages.
  func viewSwitcherBar() -> Widget {
    let (bar, stack) = (
      function("adw_view_switcher_bar_new", as: Make.self)(),
      function("adw_view_stack_new", as: Make.self)()
    )
    for title in ["Files", "Recent"] {
      let page = function("adw_view_stack_add", as: Append.self)(stack, gtk_label_new(title))
      if let page { OpaquePointer(page).set("title", to: title) }
    }
    bar.raw.setObject("stack", to: stack.raw)
    bar.opaque.set("reveal", to: true)
    return bar
  }

  /// Makes the content of a window with tabs, whose pages are `pages`, below a header bar. The bar
  /// has a button that opens an overview of the tabs. Before libadwaita 1.3, there is a bar of tabs.
  func tabs(_ pages: [Widget]) -> Widget {
    let view = function("adw_tab_view_new", as: Make.self)()
    for page in pages { _ = function("adw_tab_view_append", as: Append.self)(view, page) }
    let hasOverview = Self.has("adw_tab_overview_new")
    let chooser = function(hasOverview ? "adw_tab_button_new" : "adw_tab_bar_new", as: Make.self)()
    chooser.raw.setObject("view", to: view.raw)
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let bar = headerBar()
    gtk_box_append(content.cast(), bar)
    if hasOverview { pack(chooser, in: bar) } else { gtk_box_append(content.cast(), chooser) }
    gtk_box_append(content.cast(), view)
    guard hasOverview else { return content }
    chooser.opaque.set("action-name", to: "overview.open")
    let overview = function("adw_tab_overview_new", as: Make.self)()
    overview.raw.setObject("view", to: view.raw)
    overview.raw.setObject("child", to: content.raw)
    return overview
  }

  /// Makes a stack of pages, with a page that has this child.
  func navigation(_ child: Widget) -> Widget {
    let navigation = function(
      Self.hasNavigation ? "adw_navigation_view_new" : "adw_leaflet_new", as: Make.self)()
    if !Self.hasNavigation {
      navigation.opaque.set("can-unfold", to: false)
      navigation.opaque.set("can-navigate-back", to: true)
    }
    push(child, in: navigation)
    return navigation
  }

  /// Whether the library has navigation views, which are new in libadwaita 1.4. Before, a leaflet
  /// has the pages.
  private static var hasNavigation: Bool { has("adw_navigation_view_new") }

  /// Pushes a page with this child over the others.
  func push(_ child: Widget, in navigation: Widget) {
    guard Self.hasNavigation else {
      _ = function("adw_leaflet_append", as: Append.self)(navigation, child)
      _ = function("adw_leaflet_navigate", as: Navigate.self)(navigation, 1)
      return
    }
    let page = function("adw_navigation_page_new", as: MakePage.self)(child, "Page")
    function("adw_navigation_view_push", as: Push.self)(navigation, page)
  }

  func present(_ dialog: Widget, in parent: Widget?) {
    function("adw_dialog_present", as: Present.self)(dialog, parent)
  }

  func close(_ dialog: Widget) { _ = function("adw_dialog_close", as: Close.self)(dialog) }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let function = dlsym(library, name) else { preconditionFailure("There is no \(name).") }
    return unsafeBitCast(function, to: type)
  }
}
#endif
