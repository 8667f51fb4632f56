#if GTK && os(Linux)
import CHUDGTK
import HUDExamples

/// The list of all examples with their code. A click shows one.
@MainActor struct ExampleList {
  let widget: Widget

  /// The pending steps of the current example.
  private static var steps: Task<Void, any Error>?

  init() {
    let list = gtk_list_box_new()!.classes("navigation-sidebar")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    for example in Example.inAWindow {
      let row = box(
        GTK_ORIENTATION_VERTICAL, spacing: 2, label(example.title),
        label(example.code).classes("caption", "dim-label", "monospace"))
      let button = gtk_button_new()!.classes("flat", "example")
      gtk_button_set_child(button.as(), row)
      gtk_widget_set_tooltip_text(button, example.code)
      button.on("clicked") { Self.show(example) }
      gtk_list_box_append(list.opaque, button)
      if let row = gtk_widget_get_parent(button) { gtk_widget_set_focusable(row, 0) }
    }
    widget = scrolled(list).expanding(false, true)
    gtk_widget_set_size_request(widget, 280, -1)
  }

  static func show(_ example: Example) {
    steps?.cancel()
    Example.dismiss()
    example.run()
    steps = Task {
      var shown = Duration.zero
      for (time, step) in example.steps {
        try await Task.sleep(for: time - shown)
        shown = time
        step()
      }
    }
  }
}
#endif
