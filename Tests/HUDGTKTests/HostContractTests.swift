#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDHostContract
import XCTest

/// One contract for every host.
final class HostContractTests: GTKTestCase {
  func test_the_host_of_GTKs_windows_keeps_every_promise() {
    MainActor.assumeIsolated {
      var attempt = Attempt()
      // The time is the real one here: a machine that stalls breaks promises in the host's stead.
      for _ in 0..<10 where !attempt.isConclusive { attempt = Attempt() }
      XCTAssertEqual(attempt.broken, [])
    }
  }
}

/// The contract, held once to a host over a window.
@MainActor private struct Attempt {
  let broken: [String]
  /// By how much more time passed than was to pass, at most.
  private let delay: Duration

  init() {
    let window = TestWindow()
    window.present()
    let host = GTKHost()
    var announcements: [String] = []
    host.say = { text, window, panel in
      announcements.append(text)
      Announcer.say(text, in: window, on: panel)
    }
    var delay = Duration.zero
    broken = brokenPromises(
      of: HostUnderTest(
        host,
        advance: { time in
          let end = Duration.now + time
          spend(time)
          delay = max(delay, .now - end)
        },
        frames: {
          Int(gdk_frame_clock_get_frame_counter(gtk_widget_get_frame_clock(window.widget)))
        },
        isEmpty: {
          // The content is wrapped for good, and what lies over it comes after it.
          let content = gtk_window_get_child(window.widget.cast())
          return content == window.box || gtk_widget_get_last_child(content) == window.box
        },
        setWindow: { isThere in
          gtk_widget_set_visible(window.widget, isThere.gboolean)
          waitFor("the window") { Bool(gtk_widget_get_mapped(window.widget)) == isThere }
        },
        announcements: { announcements }))
    self.delay = delay
    window.destroy()
  }

  /// A toast of one second is looked at a tenth of a second before its end.
  var isConclusive: Bool { broken.isEmpty || delay < .milliseconds(50) }
}
#endif
