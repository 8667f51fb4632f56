#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
@testable import HUDGTK
import HUDHostContract
import HUDLayers
import XCTest

/// A window with a plain content, whose HUD has a time that stands still until it is moved on.
@MainActor final class PicturedWindow {
  let window = TestWindow(size: CGSize(width: 360, height: 280))
  let host: GTKHost
  private let clock = ManualClock()

  init() {
    host = GTKHost(.frontWindow, clock: clock)
    window.present()
    // Not its text and its button, but the colour behind them.
    gtk_widget_set_opacity(window.box, 0)
  }

  var subject: HostOnScreen {
    HostOnScreen(
      "GTK", host, background: HUD.Color(background),
      setRightToLeft: {
        gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      },
      advance: advance, picture: picture, tolerance: tolerance)
  }

  /// GTK's composition rounds once more where something is translucent. Its buttons set their titles
  /// on whole pixels, as all others in the app, and become a point narrower or wider by that.
  private let tolerance = HostOnScreen.Tolerance(
    rounding: 3, button: 1, scaling: 12, drawsPlainBlur: true)

  private var background: GdkRGBA { Surroundings(widget: window.widget).background }

  private func advance(by time: Duration) {
    clock.advance(by: time, frame: drawFrame)
  }

  private func drawFrame() {
    var isDrawn = false
    // Its window has been drawn, and so has a frame clock.
    let frames = gtk_widget_get_frame_clock(window.widget)!.raw
    let connection = frames.on("after-paint") { isDrawn = true }
    gtk_widget_queue_draw(window.box)
    waitFor("a frame") { isDrawn }
    connection.disconnect()
  }

  /// What the window drew in its last frame: its own render nodes, as its own renderer paints them.
  private func picture() throws -> Surface {
    let scale = CGFloat(gtk_widget_get_scale_factor(window.widget))
    let paintable = gtk_widget_paintable_new(window.widget)
    defer { g_object_unref(paintable!.raw) }
    let size = CGSize(
      width: CGFloat(gtk_widget_get_width(window.widget)),
      height: CGFloat(gtk_widget_get_height(window.widget)))
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t(
      CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    let renderer = gtk_native_get_renderer(window.widget.opaque)
    return try Surface(taking: gsk_renderer_render_texture(renderer, node, &bounds))
  }
}

/// A time that passes only where a test lets it.
private final class ManualClock: HostClock {
  /// Not zero, which Core Animation takes for now.
  private var time = Duration.seconds(1)
  private var alarm: (time: Duration, ring: @MainActor () -> Void)?

  override var now: Duration { time }

  override func frameTime(of widget: Widget) -> Duration { time }

  override func wake(at time: Duration?, _ ring: @escaping @MainActor () -> Void) {
    alarm = time.map { ($0, ring) }
  }

  /// Lets the time pass, with a frame before it does, wherever something was due, and at the end.
  func advance(by duration: Duration, frame: () -> Void) {
    let end = time + duration
    frame()
    for _ in 0..<10_000 {
      guard let alarm, alarm.time <= end else {
        time = end
        return frame()
      }
      self.alarm = nil
      time = max(time, alarm.time)
      alarm.ring()
      frame()
    }
    XCTFail("The controller asks to be woken without end.")
  }
}

extension HUD.Color {
  fileprivate init(_ color: GdkRGBA) {
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
  }
}
#endif
