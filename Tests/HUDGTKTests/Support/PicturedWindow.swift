#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
@testable import HUDGTK
import HUDHostContract
import HUDLayers
import XCTest

/// A window with plain content, whose HUD has a clock that only the test advances.
@MainActor final class PicturedWindow {
  let window = TestWindow(size: CGSize(width: 360, height: 280))
  let host: GTKHost
  private let clock = ManualClock()

  /// - Parameter background: The background of the window's content in CSS; nil for the window's
  ///   own colour.
  init(background: String? = nil) {
    host = GTKHost(nil, clock: clock)
    window.present()
    guard let background else {
      // Hides the content, so that the picture has only the background's colour.
      gtk_widget_set_opacity(window.box, 0)
      return
    }
    let styles = gtk_css_provider_new()
    gtk_css_provider_load_from_data(styles, "box { background: \(background); }", -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(window.box), styles?.opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    if let styles { g_object_unref(styles.raw) }
    for child in [window.entry, window.button] { gtk_widget_set_opacity(child, 0) }
  }

  var subject: HostOnScreen {
    HostOnScreen(
      "GTK", host, background: HUD.Color(background),
      setRightToLeft: {
        gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      },
      advance: advance, picture: picture, tolerance: tolerance)
  }

  /// GTK's compositing rounds once more for translucent widgets. Its buttons place their titles on
  /// whole pixels, which makes them up to a point narrower or wider.
  private let tolerance = HostOnScreen.Tolerance(
    rounding: 3, button: 1, scaling: 12, drawsPlainBlur: true)

  private var background: GdkRGBA { WidgetSettings(widget: window.widget).background }

  func advance(by time: Duration) {
    clock.advance(by: time) { window.drawFrame() }
  }

  /// Returns the window's last frame: its render nodes, rendered by its own renderer.
  func picture() throws -> Surface {
    let scale = SurfaceScale.of(window.widget)
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

extension HUD.Color {
  fileprivate init(_ color: GdkRGBA) {
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
  }
}
#endif
