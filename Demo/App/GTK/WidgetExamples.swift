#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
import HUDExamples

extension Example {
  /// Every example that a window can show, including those with widgets, which pictures cannot
  /// show.
  static let inAWindow = all + widgets

  private static let widgets = [
    Example(
      "widget", "A widget of your own", code: "HUD.Content(.custom { widget })", picture: .none
    ) {
      HUD.show(
        HUD.Content(
          .custom {
            let spinner = gtk_spinner_new()!
            gtk_widget_set_size_request(spinner, 48, 48)
            gtk_spinner_start(spinner.opaque)
            return spinner
          }, status: "Loading…"))
    },
    Example(
      "widget-progress", "A widget that shows the progress",
      code: "HUD.Content(.custom { progress in widget })", picture: .none
    ) {
      let level = HUD.Indicator.custom { progress in
        let bar = gtk_level_bar_new()!
        gtk_widget_set_size_request(bar, 120, -1)
        progress.observe { gtk_level_bar_set_value(OpaquePointer(bar), $0 ?? 0) }
        return bar
      }
      let upload = HUD.show(HUD.Content(level, status: "Uploading…"))
      Task {
        for step in 1...8 {
          try? await Task.sleep(for: .milliseconds(500))
          upload.progress = Double(step) / 8
        }
      }
    },
    Example(
      "theme-icon", "An icon of the theme, in the accent colour",
      code: #"HUD.Image(iconName: "audio-headphones-symbolic")"#, picture: .none
    ) {
      var style = HUD.style
      style.indicatorColor = .accent
      style.statusFont = HUD.Font(pango: "Italic 12")
      HUD.show(
        HUD.Content(.image(HUD.Image(iconName: "audio-headphones-symbolic")), status: "Paired"),
        options: HUD.Options(style: style))
    },
    Example(
      "widget-calendar", "A large one, drawn smaller",
      code: "HUD.Content(.custom(size: size) { gtk_calendar_new() })", picture: .none
    ) {
      HUD.show(
        HUD.Content(
          .custom(size: CGSize(width: 120, height: 120)) { gtk_calendar_new() }, status: "Booked"))
    },
  ]
}
#endif
