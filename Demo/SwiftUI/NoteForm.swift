#if canImport(SwiftUI)
import HUD
import SwiftUI

/// A form whose buttons use the HUD of the environment: one saves, one deletes and offers to undo
/// that.
struct NoteForm: View {
  @Environment(\.hud) private var hud
  @State private var text = "Milk, bread"

  var body: some View {
    Form {
      TextField("Note", text: $text)
      Button("Save") {
        Task { await save() }
      }
      Button("Delete") { delete() }
        .disabled(text.isEmpty)
    }
    .navigationTitle("Note")
  }

  /// The HUD ends with the work, also if the user cancels it.
  private func save() async {
    let note = text
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    try? await hud.run(
      "Saving", cancellable: true, success: "Saved", failure: { _ in "Not saved" }
    ) {
      try await Server.save(note)
    }
  }

  private func delete() {
    let deleted = text
    text = ""
    hud.showSuccess("Deleted", action: HUD.Action("Undo") { text = deleted })
  }
}

struct NoteFormPreviews: PreviewProvider {
  static var previews: some View { NoteForm() }
}
#endif
