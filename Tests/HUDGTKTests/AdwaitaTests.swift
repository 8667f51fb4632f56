#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD in a window of Adwaita, whose content includes the title bar.
///
/// Adwaita is loaded at run time, so that neither the build nor the library needs it.
final class AdwaitaTests: GTKTestCase {
  func test_a_mask_keeps_the_content_from_the_user_and_leaves_the_windows_controls() throws {
    // In a separate process, because loading Adwaita changes the style of all widgets for good.
    try inAProcessOfItsOwn {
      let adwaita = try XCTUnwrap(Adwaita())
      let bar = adwaita.headerBar()
      let action = gtk_button_new_with_label("Action")!
      let window = TestWindow(adwaita.applicationWindow())
      adwaita.pack(action, in: bar)
      gtk_box_prepend(window.box.cast(), bar)
      var actions = 0
      var closes = 0
      var connections = [
        action.raw.on("clicked") { actions += 1 },
        window.widget.raw.on("destroy") { closes += 1 },
      ]
      window.present()
      window.click(window.center(of: action))
      window.click(window.center(of: window.button))
      XCTAssertEqual([actions, window.clicks], [1, 1])
      let hud = TestHUD()
      hud.show(mask: .black)
      window.click(window.center(of: action))
      window.click(window.center(of: window.button))
      for key in ["Tab", "Return", "ctrl+t", "alt+p"] { window.type(key) }
      XCTAssertEqual([actions, window.clicks, window.accelerations], [1, 1, 0])
      let close = find(in: bar) { gtk_widget_has_css_class($0, "close") != 0 }
      window.click(window.center(of: try XCTUnwrap(close)))
      waitFor("the window to close") { closes == 1 }
      XCTAssertNil(hud.stage)
      connections.disconnect()
      hud.end()
    }
  }
}

/// The functions of libadwaita that the test needs.
@MainActor private struct Adwaita {
  private typealias Initialise = @convention(c) () -> Void
  private typealias Make = @convention(c) () -> Widget
  private typealias MakeOfApplication = @convention(c) (_ application: OpaquePointer?) -> Widget
  private typealias Pack = @convention(c) (_ bar: OpaquePointer, _ child: Widget) -> Void

  private let makeHeaderBar: Make
  private let makeApplicationWindow: MakeOfApplication
  private let packStart: Pack

  /// Loads libadwaita, or returns nil if it is not installed.
  init?() {
    guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW),
      let initialise = dlsym(library, "adw_init"),
      let headerBar = dlsym(library, "adw_header_bar_new"),
      let applicationWindow = dlsym(library, "adw_application_window_new"),
      let packStart = dlsym(library, "adw_header_bar_pack_start")
    else { return nil }
    makeHeaderBar = unsafeBitCast(headerBar, to: Make.self)
    makeApplicationWindow = unsafeBitCast(applicationWindow, to: MakeOfApplication.self)
    self.packStart = unsafeBitCast(packStart, to: Pack.self)
    unsafeBitCast(initialise, to: Initialise.self)()
  }

  func headerBar() -> Widget { makeHeaderBar() }

  func applicationWindow() -> Widget { makeApplicationWindow(nil) }

  func pack(_ child: Widget, in bar: Widget) { packStart(bar.opaque, child) }
}
#endif
