#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDGTK

/// The desktop that shows the test windows: an X display without a window manager, or the Wayland
/// compositor sway in a window that fills such a display. The same programs press its keys, move
/// its pointer and take its pictures.
@MainActor enum Desktop {
  /// Whether the windows are those of a Wayland compositor.
  nonisolated static let isWayland = ProcessInfo.processInfo.environment["SWAYSOCK"] != nil

  /// Whether a point is a pixel on the screen. `Tests/desktops` sets the variable.
  nonisolated static let hasOnePixelPerPoint =
    (ProcessInfo.processInfo.environment["HUD_DESKTOP_SCALE"] ?? "1") == "1"

  /// The time after which a key or a move of the pointer has reached the window. A compositor
  /// passes it on, after it has read it itself.
  static let reactionTime = Duration.milliseconds(isWayland ? 200 : 60)

  /// The pixels per point of the display that shows `window`, which may be a fraction.
  static func scale(of window: Widget) -> CGFloat {
    typealias Scale = @convention(c) (OpaquePointer?) -> Double
    guard let surface = gtk_native_get_surface(window.opaque),
      let scale = dlsym(dlopen(nil, RTLD_LAZY), "gdk_surface_get_scale")
    else { return CGFloat(gtk_widget_get_scale_factor(window)) }
    return unsafeBitCast(scale, to: Scale.self)(surface)
  }

  /// Changes the display's scale while the app runs, as a desktop's settings do.
  static func setScale(_ scale: CGFloat, for window: Widget) {
    guard !isWayland else { return tellCompositor("output * scale \(scale)") }
    typealias SetScale = @convention(c) (OpaquePointer?, gint) -> Void
    let function = dlsym(dlopen(nil, RTLD_LAZY), "gdk_x11_display_set_surface_scale")!
    unsafeBitCast(function, to: SetScale.self)(gtk_widget_get_display(window), gint(scale))
  }

  fileprivate static func tellCompositor(_ command: String) {
    Screen.run("swaymsg", "--quiet", command)
  }
}

/// A window as the desktop knows it, by its title.
@MainActor final class DesktopWindow {
  private let title: String
  private let widget: Widget
  /// The window's number in X.
  private lazy var id = Screen.windowID(titled: title)

  init(_ widget: Widget, title: String) {
    self.widget = widget
    self.title = title
  }

  func focus() {
    if Desktop.isWayland {
      // Otherwise a window that opens under the pointer would draw the hover of its widgets.
      Screen.run("xdotool", "mousemove", "1279", "1023")
      Desktop.tellCompositor("[title=\"^\(title)$\"] focus")
    } else {
      Screen.run("xdotool", "windowfocus", id)
    }
  }

  /// Moves the pointer to `point`, in the window's coordinates. The compositor shows every window
  /// in the corner of its screen.
  func movePointer(to point: CGPoint) {
    let scale = Desktop.scale(of: widget)
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    guard Desktop.isWayland else {
      Screen.run("xdotool", "mousemove", "--window", id, "\(x)", "\(y)")
      return
    }
    moveCompositorsPointer(x: x, y: y)
  }

  /// Moves the pointer to `point`, in the coordinates of the window's surface. The corner of the
  /// surface is that of an X window, but outside the screen of a compositor.
  func movePointer(toSurface point: CGPoint) {
    guard Desktop.isWayland else { return movePointer(to: point) }
    let scale = Desktop.scale(of: widget)
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(widget.opaque, &left, &top)
    Desktop.tellCompositor("[title=\"^\(title)$\"] move absolute position 100 100")
    moveCompositorsPointer(
      x: Int((100 + point.x - left) * scale), y: Int((100 + point.y - top) * scale))
  }

  private func moveCompositorsPointer(x: Int, y: Int) {
    // A window that opened under the pointer hears of the pointer only when it moves.
    Screen.run(
      "xdotool", "mousemove", "\(x + 1)", "\(y)", "sleep", "0.05", "mousemove", "\(x)", "\(y)")
  }
}
#endif
