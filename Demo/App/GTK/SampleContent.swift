#if GTK && os(Linux)
import CHUDGTK

/// Real widgets, which show what a HUD lets through and what it covers.
@MainActor struct SampleContent {
  let widget: Widget
  /// The part of the window over which a HUD can be shown alone.
  let photos: Widget

  private static let photos = [
    ("Harbour at dawn", "4,032 × 3,024", "blue"), ("Dunes", "6,000 × 4,000", "orange"),
    ("Fern", "3,000 × 3,000", "green"), ("Neon", "5,184 × 3,456", "purple"),
  ]

  init() {
    let list = BoxedList("An app to cover")
    list.append(Self.form)
    for photo in Self.photos { list.append(Self.row(of: photo)) }
    widget = list.widget
    photos = list.widget
  }

  private static var form: Widget {
    let entry = gtk_entry_new()!.expanding(true, false)
    gtk_entry_set_placeholder_text(entry.as(), "Type here")
    gtk_editable_set_width_chars(entry.opaque, 8)
    let count = Counter()
    let button = gtk_button_new_with_mnemonic("_Count")!
    button.on("clicked") {
      count.value += 1
      gtk_button_set_label(button.as(), "_Count: \(count.value)")
    }
    return horizontal(spacing: 8, entry, button, gtk_switch_new()!.centered).classes("control")
  }

  private static func row(of photo: (title: String, detail: String, color: String)) -> Widget {
    let picture = vertical().classes("picture", photo.color)
    gtk_widget_set_size_request(picture, 56, 42)
    let texts = vertical(
      spacing: 2, label(photo.title), label(photo.detail).classes("caption", "dim-label")
    ).expanding(true, false)
    return horizontal(
      spacing: 12, picture.centered, texts.centered, gtk_check_button_new()!.centered
    ).classes("control")
  }

  private final class Counter {
    var value = 0
  }
}
#endif
