#if GTK && os(Linux)
import CHUDGTK

/// Real widgets, which show what a HUD lets through and what it covers.
@MainActor struct SampleContent {
  let widget: Widget

  private static let photos = [
    ("Harbour at dawn", "4,032 × 3,024 · 3.1 MB", "blue"),
    ("Dunes", "6,000 × 4,000 · 8.4 MB", "orange"),
    ("Fern", "3,000 × 3,000 · 2.2 MB", "green"),
    ("Neon", "5,184 × 3,456 · 6.0 MB", "purple"),
  ]

  init() {
    let column = box(GTK_ORIENTATION_VERTICAL, spacing: 12).classes("content")
    gtk_box_append(column.as(), label("Holiday").classes("title-1"))
    gtk_box_append(column.as(), Self.form)
    for photo in Self.photos { gtk_box_append(column.as(), Self.card(photo)) }
    widget = scrolled(column).expanding()
  }

  private static var form: Widget {
    let entry = gtk_entry_new()!.expanding(true, false)
    gtk_entry_set_placeholder_text(entry.as(), "Type while a HUD is displayed")
    let count = Counter()
    let button = gtk_button_new_with_mnemonic("_Count")!.classes("suggested-action")
    button.on("clicked") {
      count.value += 1
      gtk_button_set_label(button.as(), "_Count: \(count.value)")
    }
    return box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, entry, button, gtk_switch_new()!.centered)
  }

  private static func card(_ photo: (title: String, detail: String, color: String)) -> Widget {
    let picture = box(GTK_ORIENTATION_VERTICAL).classes("picture", photo.color)
    gtk_widget_set_size_request(picture, 72, 54)
    let texts = box(
      GTK_ORIENTATION_VERTICAL, spacing: 3, label(photo.title).classes("heading"),
      label(photo.detail).classes("caption", "dim-label")
    ).expanding(true, false)
    return box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, picture, texts.centered,
      gtk_check_button_new()!.centered
    ).classes("photo")
  }

  private final class Counter {
    var value = 0
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var centered: Widget {
    gtk_widget_set_valign(self, GTK_ALIGN_CENTER)
    return self
  }
}
#endif
