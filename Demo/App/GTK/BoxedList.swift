#if GTK && os(Linux)
import CHUDGTK

/// A box of rows under a heading, as GNOME's apps have it.
@MainActor struct BoxedList {
  let widget: Widget
  private let box = vertical().classes("boxed-list")

  /// Creates an empty list. `accessory` is at the end of the heading's line.
  init(_ title: String, accessory: Widget? = nil) {
    let heading = horizontal(spacing: 6, label(title).classes("heading").expanding(true, false))
    if let accessory { heading.append(accessory.centered) }
    widget = vertical(spacing: 8, heading, box)
  }

  func append(_ child: Widget) { box.append(child.classes("row")) }

  /// Appends a row with a title and, at its end, the control that the title names.
  func append(_ title: String, _ control: Widget) {
    let name = label(title).expanding(true, false)
    gtk_label_set_mnemonic_widget(name.opaque, control)
    append(horizontal(spacing: 12, name, control.centered).classes("control"))
  }
}
#endif
