/// The table of the article How it is built, which `Tests/bench --page` writes.
///
///     HUDBenchmark page CAIRO GL
///
/// The arguments are files with the lines that the measurements printed, one for each renderer of
/// GTK. The second has neither instructions nor figures that need no GTK.
struct Page {
  private let cairo: Figures
  private let gl: Figures

  /// The names of rows, and what the article says of them.
  private static let rows = [
    (
      "call-operation",
      "A progress call from a thread takes this share of the time of an operation of the main queue"
    ),
    (
      "frame",
      "A frame on the virtual screen takes this many times the instructions of plain calls of Cairo and Pango"
    ),
    (
      "added-ring-1",
      "`.compact`'s ring adds this share of the instructions that GtkSpinner adds to a frame of a GTK window"
    ),
    ("gtk-toast-frames", "Frames in two seconds while a toast is visible"),
    ("gtk-hidden-wakes", "Timers in two seconds while no HUD is visible"),
    ("gtk-first-", "The longest call on GTK's thread, the first in its process"),
  ]

  init(arguments: [String]) throws {
    precondition(arguments.count == 2, "page CAIRO GL")
    cairo = try Figures(path: arguments[0])
    gl = try Figures(path: arguments[1])
  }

  func print() {
    Swift.print("| | cairo | gl, in software | limit |")
    Swift.print("|---|---|---|---|")
    for (id, words) in Self.rows {
      guard let row = Row.all.first(where: { $0.id == id }) else {
        preconditionFailure("There is no row \(id).")
      }
      func text(_ figures: Figures) -> String { row.value(figures).map(row.text) ?? "–" }
      line(words, text(cairo), text(gl), row.limit.map(row.text) ?? "")
    }
    func frames(_ figures: Figures) -> String {
      "\(figures.time("gtk-1-ring")), \(figures.time("gtk-1-spinner"))"
    }
    line("A frame of a GTK window with that ring, with GtkSpinner", frames(cairo), frames(gl), "")
  }

  private func line(_ cells: String...) {
    Swift.print("| \(cells.joined(separator: " | ")) |")
  }
}
