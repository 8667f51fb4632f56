#if GTK && os(Linux)
import CHUDGTK
import HUD
import HUDExamples

/// The top of the window: a title and buttons for three examples.
@MainActor struct Headline {
  let widget: Widget

  init() {
    let buttons = horizontal(spacing: 8)
    for (title, name) in [
      ("Spinner", "spinner-status"), ("Progress", "progress-status"), ("Success", "success"),
    ] {
      let button = gtk_button_new()!.classes("pill")
      // This label, unlike a plain button's, is shortened if the text is large and the window
      // narrow.
      gtk_button_set_child(button.as(), label(title))
      button.on("clicked") {
        guard let example = Example.all.first(where: { $0.name == name }) else { return }
        ExampleList.show(example)
      }
      buttons.append(button)
    }
    widget = vertical(
      spacing: 6, label("HUD").classes("display"),
      label("Progress HUDs and toasts, with one line from anywhere in an app.", wraps: true)
        .classes("tagline"),
      buttons.classes("pills")
    ).classes("headline")
  }
}
#endif
