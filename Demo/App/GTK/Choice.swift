#if GTK && os(Linux)
import CHUDGTK

/// A drop-down list of named values.
@MainActor struct Choice<Value> {
  let widget: Widget

  init(
    _ title: String, _ values: [(name: String, value: Value)],
    _ chosen: @escaping @MainActor (Value) -> Void
  ) {
    let names = gtk_string_list_new(nil)
    for value in values { gtk_string_list_append(names, value.name) }
    let menu = gtk_drop_down_new(names, nil)!
    gtk_widget_set_tooltip_text(menu, title)
    menu.on("notify::selected") {
      chosen(values[Int(gtk_drop_down_get_selected(menu.opaque))].value)
    }
    widget = box(
      GTK_ORIENTATION_VERTICAL, spacing: 2, label(title).classes("caption", "dim-label"), menu)
  }
}
#endif
