#if GTK && os(Linux)
import CHUDGTK

/// Makes a drop-down list of named values.
@MainActor func choice<Value>(
  _ values: [(name: String, value: Value)], _ chosen: @escaping @MainActor (Value) -> Void
) -> Widget {
  let names = gtk_string_list_new(nil)
  for value in values { gtk_string_list_append(names, value.name) }
  let menu = gtk_drop_down_new(names, nil)!
  menu.on("notify::selected") { chosen(values[Int(gtk_drop_down_get_selected(menu.opaque))].value) }
  return menu
}

/// Makes a switch.
@MainActor func toggle(
  _ isOn: Bool = false, _ switched: @escaping @MainActor (Bool) -> Void
) -> Widget {
  let toggle = gtk_switch_new()!
  gtk_switch_set_active(toggle.opaque, isOn ? 1 : 0)
  toggle.on("notify::active") { switched(gtk_switch_get_active(toggle.opaque) != 0) }
  return toggle
}
#endif
