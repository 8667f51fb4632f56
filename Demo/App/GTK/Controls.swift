#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// Controls for the defaults of all later HUDs.
@MainActor struct Controls {
  let widget: Widget

  init() {
    let appearance = Choice<HUD.Style.Appearance>(
      "Style", [("Automatic", .automatic), ("Light", .light), ("Dark", .dark)]
    ) { HUD.style.appearance = $0 }
    let bezel = Choice<HUD.Style.Bezel>(
      "Panel",
      [
        ("Blurred", .material),
        ("Solid", .color(HUD.Color(light: HUD.Color(white: 1), dark: HUD.Color(white: 0.18)))),
      ]
    ) { HUD.style.bezel = $0 }
    let mask = Choice<HUD.Mask>(
      "Mask",
      [
        ("None", .none), ("Clear", .clear), ("Black", .black), ("Gradient", .gradient),
        ("Blur", .blur),
      ]
    ) { HUD.behavior.mask = $0 }
    let animation = Choice<HUD.Animation>("Animation", [("Flat", .flat), ("Fade", .fade)]) {
      HUD.behavior.animation = $0
    }
    let textSize = Choice<Int>("Text size", [("Normal", 96), ("Large", 125), ("Largest", 165)]) {
      // Changes the setting for the whole app, as a desktop's settings do.
      guard let settings = gtk_settings_get_default() else { return }
      var value = GValue()
      g_value_init(&value, GType(6 << 2))  // G_TYPE_INT is a macro.
      g_value_set_int(&value, gint($0 * 1024))
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi",
        &value)
    }
    widget = box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, appearance.widget, bezel.widget, mask.widget,
      animation.widget, textSize.widget
    ).classes("controls")
  }
}
#endif
