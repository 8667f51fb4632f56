#if GTK && os(Linux)
import CHUDGTK
import HUD

/// The HUD's events as lines of text, the newest first.
@MainActor final class EventLog {
  let widget: Widget
  private let text: Widget
  private var lines: [String] = []
  private var following: Task<Void, Never>?

  init() {
    let text = label("", wraps: true).classes("monospace", "caption", "log")
    gtk_label_set_selectable(text.opaque, 1)
    gtk_widget_set_valign(text, GTK_ALIGN_START)
    self.text = text
    let area = scrolled(text)
    gtk_widget_set_size_request(area, -1, 112)
    let clear = gtk_button_new_with_label("Clear")!.classes("flat", "small")
    let list = BoxedList("Events", accessory: clear)
    list.append(area)
    widget = list.widget
    clear.on("clicked") { [weak self] in self?.clear() }
    let events = HUD.events
    following = Task { [weak self] in
      for await event in events { self?.note(event) }
    }
    self.clear()
  }

  private func note(_ event: HUD.Event) {
    let words = [
      "\(event.kind)", event.status.map { "“\($0)”" }, event.reason.map { "\($0)" },
      event.isInterrupted ? "interrupted" : nil,
    ]
    lines.insert("#\(event.presentation) " + words.compactMap(\.self).joined(separator: " "), at: 0)
    lines = Array(lines.prefix(60))
    gtk_label_set_text(text.opaque, lines.joined(separator: "\n"))
  }

  private func clear() {
    lines = []
    gtk_label_set_text(text.opaque, "No event yet.")
  }
}
#endif
