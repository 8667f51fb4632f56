#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
import HUDExamples

extension Example {
  /// All that a window can show: a picture has no widgets.
  static let inAWindow = all + widgets

  private static let widgets = [
    Example(
      "widget", "A widget of your own", code: "HUD.Content(.custom(size: size) { widget })",
      picture: .none
    ) {
      HUD.show(
        HUD.Content(
          .custom(size: CGSize(width: 48, height: 48)) {
            let spinner = gtk_spinner_new()!
            gtk_spinner_start(spinner.opaque)
            return spinner
          }, status: "Loading…"))
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
