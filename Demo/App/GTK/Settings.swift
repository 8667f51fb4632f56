#if GTK && os(Linux)
import CHUDGTK
import HUD

/// Controls for the settings of the desktop, and for the defaults of all later HUDs.
@MainActor struct Settings {
  let widget: Widget

  /// Creates the controls. `part` is a widget that HUDs can be shown over in place of the window.
  init(part: Widget) {
    widget = vertical(spacing: 24, Self.desktop, Self.huds(part))
  }

  private static var desktop: Widget {
    let list = BoxedList("Desktop")
    let dark = "gtk-application-prefer-dark-theme"
    let animations = "gtk-enable-animations"
    list.append("Dark", toggle(DesktopSettings.isOn(dark)) { DesktopSettings.set(dark, $0) })
    list.append(
      "Right to left",
      toggle(gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL) {
        gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      })
    list.append(
      "Reduced motion",
      toggle(!DesktopSettings.isOn(animations)) { DesktopSettings.set(animations, !$0) })
    list.append(
      "High contrast",
      toggle { DesktopSettings.set("gtk-theme-name", $0 ? "HighContrast" : "Adwaita") })
    list.append(
      "Text size",
      choice([("Normal", 96), ("Large", 125), ("Largest", 165)]) {
        DesktopSettings.set("gtk-xft-dpi", $0 * 1024)
      })
    return list.widget
  }

  private static func huds(_ part: Widget) -> Widget {
    let list = BoxedList("HUD")
    list.append(
      "Appearance",
      choice([("Automatic", .automatic), ("Light", .light), ("Dark", .dark)]) {
        HUD.style.appearance = $0
      })
    list.append(
      "Look",
      choice([
        ("Default", HUD.Style()), ("SVProgressHUD’s", .compact), ("MBProgressHUD’s", .roomy),
      ]) { look in
        // The other controls of this list keep what they say.
        let old = HUD.style
        HUD.style = look.with {
          $0.appearance = old.appearance
          $0.bezel = old.bezel
          $0.accent = old.accent
          $0.colorsOutcomes = old.colorsOutcomes
          $0.showsPercent = old.showsPercent
        }
      })
    list.append(
      "Accent",
      choice([
        ("None", HUD.Color?.none), ("The desktop’s", .accent),
        ("Teal", HUD.Color(red: 0, green: 0.55, blue: 0.6)),
      ]) { HUD.style.accent = $0 })
    list.append("Coloured outcomes", toggle(true) { HUD.style.colorsOutcomes = $0 })
    list.append("Per cent in the ring", toggle { HUD.style.showsPercent = $0 })
    list.append(
      "Panel",
      choice([
        ("Material", HUD.Style.Bezel.material),
        ("Solid", .color(HUD.Color(light: .white, dark: HUD.Color(white: 0.18)))),
      ]) { HUD.style.bezel = $0 })
    list.append(
      "Mask",
      choice([
        ("None", HUD.Mask.none), ("Clear", .clear), ("Black", .black), ("Gradient", .gradient),
        ("Blur", .blur),
      ]) { HUD.behavior.mask = $0 })
    list.append(
      "Animation",
      choice([
        ("Standard", HUD.Animation.standard), ("Slide", .slide), ("Flat", .flat), ("Fade", .fade),
        ("Zoom", .zoom), ("None", .none),
      ]) { HUD.behavior.animation = $0 })
    list.append(
      "Position",
      choice([("Centre", HUD.Position.center), ("Top", .top), ("Bottom", .bottom)]) {
        HUD.behavior.position = $0
      })
    list.append(
      "Shown over",
      choice([("The window", false), ("The photos", true)]) {
        HUDController.shared.move(to: $0 ? GTKHost(over: part) : GTKHost())
      })
    return list.widget
  }
}
#endif
