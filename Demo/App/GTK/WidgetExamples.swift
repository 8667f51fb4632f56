#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
import HUDExamples

extension Example {
  /// Every group that a window can show, including the widgets, which pictures cannot show.
  static let groupsInAWindow = groups + [Group("widgets", "GTK widgets and icons", widgets)]

  private static let widgets = [
    Example(
      "widget", "Custom widget",
      code: """
        let spinning = HUD.Indicator.custom {
          let spinner = gtk_spinner_new()!
          gtk_widget_set_size_request(spinner, 48, 48)
          gtk_spinner_start(OpaquePointer(spinner))
          return spinner
        }
        HUD.show(spinning, status: "Signing in")
        """,
      picture: .none
    ) {
      let spinning = HUD.Indicator.custom {
        let spinner = gtk_spinner_new()!
        gtk_widget_set_size_request(spinner, 48, 48)
        gtk_spinner_start(OpaquePointer(spinner))
        return spinner
      }
      HUD.show(spinning, status: "Signing in")
    },
    Example(
      "widget-progress", "Custom widget with progress",
      code: """
        let level = HUD.Indicator.custom { progress in
          let bar = gtk_level_bar_new()!
          gtk_widget_set_size_request(bar, 120, -1)
          progress.observe { gtk_level_bar_set_value(OpaquePointer(bar), $0 ?? 0) }
          return bar
        }
        let upload = HUD.show(level, status: "Uploading…")
        Task {
          for step in 1...8 {
            try? await Task.sleep(for: .milliseconds(500))
            upload.progress = Double(step) / 8
          }
        }
        """,
      picture: .none
    ) {
      let level = HUD.Indicator.custom { progress in
        let bar = gtk_level_bar_new()!
        gtk_widget_set_size_request(bar, 120, -1)
        progress.observe { gtk_level_bar_set_value(OpaquePointer(bar), $0 ?? 0) }
        return bar
      }
      let upload = HUD.show(level, status: "Uploading…")
      Task {
        for step in 1...8 {
          try? await Task.sleep(for: .milliseconds(500))
          upload.progress = Double(step) / 8
        }
      }
    },
    Example(
      "theme-icon", "Theme icon in the accent colour",
      code: """
        let style = HUD.style.with {
          $0.indicatorColor = .accent
          $0.statusFont = HUD.Font(pango: "Italic 12")
        }
        HUD.show(
          image: HUD.Image(iconName: "audio-headphones-symbolic"), status: "Paired",
          options: HUD.Options(style: style))
        """,
      picture: .none
    ) {
      let style = HUD.style.with {
        $0.indicatorColor = .accent
        $0.statusFont = HUD.Font(pango: "Italic 12")
      }
      HUD.show(
        image: HUD.Image(iconName: "audio-headphones-symbolic"), status: "Paired",
        options: HUD.Options(style: style))
    },
    Example(
      "widget-calendar", "Large widget, drawn smaller",
      code: """
        let size = CGSize(width: 120, height: 120)
        HUD.show(.custom(size: size) { gtk_calendar_new() }, status: "Booked")
        """,
      picture: .none
    ) {
      let size = CGSize(width: 120, height: 120)
      HUD.show(.custom(size: size) { gtk_calendar_new() }, status: "Booked")
    },
  ]
}
#endif
