#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
@testable import HUDCore
@testable import HUDGTK
import HUDHostContract
import XCTest

/// Runs the contract that every host must keep on the GTK hosts.
final class HostContractTests: GTKTestCase {
  func test_the_host_of_GTKs_windows_keeps_every_promise() {
    MainActor.assumeIsolated {
      var attempt = Attempt()
      // Real time passes here, so a machine that stalls can break a promise. Then try again.
      for _ in 0..<10 where !attempt.isConclusive { attempt = Attempt() }
      XCTAssertEqual(attempt.broken, [])
    }
  }

  func test_the_HUD_of_a_widget_keeps_every_promise() {
    withWindow { window, _ in
      let page = gtk_label_new("Page")!
      gtk_box_append(window.box.cast(), page)
      waitFor("the page to be seen") { gtk_widget_get_mapped(page) != 0 }
      let broken = brokenPromises(
        of: ViewHUDUnderTest(
          HUD.in(page), advance: { spend($0) },
          setOnScreen: { gtk_widget_set_visible(page, $0.gboolean) },
          destroy: { gtk_box_remove(window.box.cast(), page) }))
      XCTAssertEqual(broken, [])
    }
  }
}

/// One run of the contract on a host of windows.
@MainActor private final class Attempt {
  private(set) var broken: [String] = []
  private var windows: [TestWindow] = []
  private let host = GTKHost()
  private var announcements: [String] = []
  /// The largest delay of any waiting time.
  private var delay = Duration.zero

  init() {
    openWindow()
    host.say = { [weak self] text, window, panel in
      self?.announcements.append(text())
      ScreenReader.say(text, in: window, on: panel)
    }
    broken = brokenPromises(
      of: HostUnderTest(
        host, time: time, isEmpty: { [unowned self] in isEmpty }, window: window, user: user))
    for window in windows { window.destroy() }
  }

  /// False if promises are broken but the machine was too slow to tell. The contract checks a toast
  /// of one second 100 ms before its end.
  var isConclusive: Bool { broken.isEmpty || delay < .milliseconds(50) }

  private var front: TestWindow { windows[windows.count - 1] }

  private func openWindow() {
    let window = TestWindow()
    window.present()
    windows.append(window)
  }

  /// The host wraps the window's content for good. A HUD would come after the content in the
  /// overlay.
  private var isEmpty: Bool {
    let content = gtk_window_get_child(front.widget.cast())
    return content == front.box || gtk_widget_get_last_child(content) == front.box
  }

  private var time: HostUnderTest.Time {
    HostUnderTest.Time(
      advance: { [unowned self] time in
        let end = Duration.now + time
        spend(time)
        delay = max(delay, .now - end)
      },
      frames: { [unowned self] in
        Int(gdk_frame_clock_get_frame_counter(gtk_widget_get_frame_clock(front.widget)))
      })
  }

  private var window: HostUnderTest.Window {
    HostUnderTest.Window(
      setPresent: { [unowned self] isThere in
        gtk_widget_set_visible(front.widget, isThere.gboolean)
        waitFor("the window") { Bool(gtk_widget_get_mapped(self.front.widget)) == isThere }
      },
      replace: { [unowned self] in
        let old = front
        openWindow()
        old.destroy()
      },
      resize: { [unowned self] size in
        gtk_window_set_default_size(front.widget.cast(), gint(size.width), gint(size.height))
        waitFor("the new size") { self.host.metrics.size == size }
      },
      setDark: { [unowned self] in front.setDark($0) })
  }

  private var user: HostUnderTest.User {
    HostUnderTest.User(
      touch: { [unowned self] point in
        let end = Duration.now + .milliseconds(500)
        // The button covers almost all of the window.
        let clicks = front.clicks
        front.click(point)
        delay = max(delay, .now - end)
        return front.clicks == clicks
      },
      hold: { [unowned self] point, body in
        front.drag(from: point, to: point, beforeRelease: body)
        front.movePointer(to: CGPoint(x: 1, y: 1))
      },
      pressButton: { [unowned self] in
        guard let button = host.presenter?.stage.panel.button?.widget else { return }
        front.click(front.center(of: button))
      },
      swipePanel: { [unowned self] in
        let widget = host.presenter?.stage.panel.widget
        guard let panel = widget?.bounds(in: front.widget) else { return }
        // Starts away from the button, which is at the bottom of the panel.
        let start = CGPoint(x: panel.midX, y: panel.minY + 12)
        front.drag(from: start, to: CGPoint(x: start.x, y: start.y - 80))
      },
      announcements: { [unowned self] in announcements })
  }
}
#endif
