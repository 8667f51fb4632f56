#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// Objects of the app that only a HUD holds, and that change the HUD's window in their `deinit`: each
/// way in which a HUD holds an object, with each way in which it is released and each such change.
@MainActor struct ReleaseMatrix {
  /// Runs every case, or only each case whose number `step` divides.
  static func run(step: Int = 1) {
    var number = 0
    for holder in holders {
      for release in releases {
        for deed in deeds {
          if number.isMultiple(of: step) { run(holder, release, deed) }
          number += 1
        }
      }
    }
  }

  /// The windows of a case.
  @MainActor final class Windows {
    let own: Widget = gtk_window_new()
    let other: Widget = gtk_window_new()

    init() {
      for window in [own, other] {
        gtk_window_set_default_size(window.cast(), 300, 200)
        gtk_window_set_child(window.cast(), gtk_label_new("Content"))
        g_object_ref(window.raw)
      }
      gtk_window_present(own.cast())
      waitFor("the window") { own.size != .zero }
    }

    isolated deinit { for window in [own, other] { g_object_unref(window.raw) } }

    func close() {
      for window in [own, other] where gtk_window_get_toplevels()!.items.contains(window) {
        gtk_window_destroy(window.cast())
      }
    }
  }

  typealias Step = @MainActor @Sendable (_ windows: Windows, _ hud: TestHUD) -> Void

  /// How a HUD holds an object.
  private static let holders:
    [(name: String, content: @MainActor (_ object: Witness) -> HUD.Content)] = [
      (
        "an action",
        { object in
          HUD.Content(
            .spinner, status: "Works",
            action: HUD.Action("Stop") { withExtendedLifetime(object) {} })
        }
      ),
      (
        "the handler of a tap",
        { object in
          HUD.Content(.spinner, status: "Works", onTap: { withExtendedLifetime(object) {} })
        }
      ),
      (
        "a widget",
        { object in
          HUD.Content(
            .custom {
              let widget = gtk_spinner_new()!
              widget.raw.connect("map") { withExtendedLifetime(object) {} }
              return widget
            }, status: "Works")
        }
      ),
    ]

  /// How it is released.
  private static let releases: [(name: String, perform: Step)] = [
    ("dismiss", { _, hud in hud.controller.dismiss() }),
    ("another HUD", { _, hud in hud.controller.show(status: "Another") }),
    ("a toast", { _, hud in hud.controller.showSuccess("Saved") }),
    (
      "a press",
      { _, hud in
        let panel = hud.stage?.panel
        if let button = panel?.button ?? panel?.tapTarget { gtk_widget_activate(button.widget) }
        hud.controller.dismiss()
      }
    ),
    ("its time", { _, hud in hud.controller.dismiss(after: .milliseconds(20)) }),
    ("a closed window", { windows, _ in gtk_window_destroy(windows.own.cast()) }),
    ("a hidden window", { windows, _ in gtk_widget_set_visible(windows.own, false.gboolean) }),
    (
      "new content",
      { windows, hud in
        gtk_window_set_child(windows.own.cast(), gtk_label_new("New"))
        hud.controller.dismiss()
      }
    ),
    ("another host", { windows, hud in hud.controller.move(to: GTKHost(over: windows.own)) }),
  ]

  /// What it does then.
  private static let deeds: [(name: String, perform: Step)] = [
    ("closes the window", { windows, _ in windows.close() }),
    ("hides the window", { windows, _ in gtk_widget_set_visible(windows.own, false.gboolean) }),
    (
      "sets content",
      { windows, _ in gtk_window_set_child(windows.own.cast(), gtk_label_new("New")) }
    ),
    ("removes the content", { windows, _ in gtk_window_set_child(windows.own.cast(), nil) }),
    ("opens a window", { windows, _ in gtk_window_present(windows.other.cast()) }),
    ("shows a HUD", { _, hud in hud.controller.show(status: "Again") }),
    ("dismisses", { _, hud in hud.controller.dismiss() }),
  ]

  private static func run(
    _ holder: (name: String, content: @MainActor (_ object: Witness) -> HUD.Content),
    _ release: (name: String, perform: Step), _ deed: (name: String, perform: Step)
  ) {
    let windows = Windows()
    let hud = TestHUD()
    var isReleased = false
    @MainActor func show() {
      let perform = deed.perform
      let object = Witness { [unowned windows, unowned hud] in
        if gtk_window_get_toplevels()!.items.contains(windows.own) { perform(windows, hud) }
        isReleased = true
      }
      hud.controller.show(holder.content(object), options: HUD.Options(mask: .black))
    }
    show()
    waitFor("the HUD to be drawn") { hud.isDrawn }
    release.perform(windows, hud)
    let what = "\(holder.name) that \(release.name) releases and that \(deed.name)"
    waitFor(what, atMost: .seconds(3)) { isReleased }
    hud.end()
    XCTAssertNil(hud.host.presenter)
    windows.close()
    spend(.milliseconds(10))
  }
}

/// An object that calls a closure in its `deinit`.
private final class Witness: Sendable {
  private let isGone: @MainActor @Sendable () -> Void

  init(isGone: @escaping @MainActor @Sendable () -> Void) { self.isGone = isGone }

  deinit { MainActor.assumeIsolated { [isGone] in isGone() } }
}
#endif
