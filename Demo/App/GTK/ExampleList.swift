#if GTK && os(Linux)
import CHUDGTK
import HUDExamples

/// The list of all examples with their code, in groups. A click on one shows it, and the button
/// beside it copies its code.
@MainActor struct ExampleList {
  let widget: Widget

  /// The pending steps of the current example.
  private static var steps: Task<Void, any Error>?

  init() {
    widget = vertical(spacing: 24)
    for group in Example.groupsInAWindow {
      let list = BoxedList(group.title)
      for example in group.examples { list.append(Self.row(of: example)) }
      widget.append(list.widget)
    }
  }

  private static func row(of example: Example) -> Widget {
    let texts = vertical(
      spacing: 3, label(example.title),
      label(example.summary).classes("caption", "dim-label", "monospace"))
    let button = gtk_button_new()!.classes("flat", "example").expanding(true, false)
    gtk_button_set_child(button.as(), texts)
    gtk_widget_set_tooltip_text(button, example.code)
    button.on("clicked") { show(example) }
    return horizontal(button, copyButton(of: example).centered).classes("pressable")
  }

  /// Makes a button that copies the code. It shows a check mark for a while after a press.
  private static func copyButton(of example: Example) -> Widget {
    let button = gtk_button_new_from_icon_name("edit-copy-symbolic")!.classes("flat", "copy")
    gtk_widget_set_tooltip_text(button, "Copy the call")
    button.on("clicked") {
      gdk_clipboard_set_text(gtk_widget_get_clipboard(button), example.code)
      gtk_button_set_icon_name(button.as(), "object-select-symbolic")
      // The window may be closed before the task ends.
      g_object_ref(button)
      Task {
        try? await Task.sleep(for: .milliseconds(1500))
        gtk_button_set_icon_name(button.as(), "edit-copy-symbolic")
        g_object_unref(button)
      }
    }
    return button
  }

  static func show(_ example: Example) {
    dismiss()
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

  static func dismiss() {
    steps?.cancel()
    Example.dismiss()
  }
}

extension Example {
  /// The code in one line.
  fileprivate var summary: String {
    var summary = ""
    for line in code.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let continues = line.first == " " || line.first == "}" || summary.last == "{"
      if text.hasPrefix("//") {
        summary += " … "
      } else if summary.isEmpty || summary.hasSuffix("(") || summary.hasSuffix("… ") {
        summary += text
      } else {
        summary += (continues ? " " : "; ") + text
      }
    }
    return summary
  }
}
#endif
