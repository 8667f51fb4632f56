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
    text = label("The events of the HUD appear here.", lines: 9).classes("monospace", "caption")
    gtk_widget_set_valign(text, GTK_ALIGN_START)
    widget = scrolled(text).classes("log")
    gtk_widget_set_size_request(widget, -1, 116)
    let events = HUD.events
    following = Task { [weak self] in
      for await event in events { self?.note(event) }
    }
  }

  private func note(_ event: HUD.Event) {
    let words = [
      "\(event.kind)", event.status.map { "“\($0)”" }, event.reason.map { "\($0)" },
      event.isInterrupted ? "interrupted" : nil,
    ]
    lines.insert(
      "#\(event.presentation)  " + words.compactMap(\.self).joined(separator: "  "), at: 0)
    lines = Array(lines.prefix(60))
    gtk_label_set_text(text.opaque, lines.joined(separator: "\n"))
  }
}
#endif
