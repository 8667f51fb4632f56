#if canImport(SwiftUI)
import HUD
import SwiftUI

/// A list of the jobs for which apps show a HUD, each with the modifier that does it.
struct Jobs: View {
  var body: some View {
    Form {
      Loading()
      Saved()
      SavedAgain()
      Failed()
      Told()
      Warned()
      Undone()
      Launched()
    }
    .navigationTitle("Jobs")
  }
}

/// Work that is over after two seconds, or when its button is pressed.
struct Loading: View {
  @State private var isLoading = false
  @State private var loads = 0

  var body: some View {
    Button("Load") {
      isLoading = true
      Task {
        try? await Task.sleep(for: .seconds(2))
        isLoading = false
      }
    }
    .hud(
      isPresented: $isLoading, status: "Loading photos", action: .cancel {},
      onDismiss: { loads += 1 }
    )
    .hud(.text("That was the work"), position: .bottom, trigger: loads)
  }
}

struct Saved: View {
  @State private var isSaved = false

  var body: some View {
    Button("Save") { isSaved = true }
      .hud(.success("Saved"), isPresented: $isSaved)
  }
}

/// A toast that starts its time anew with each press.
struct SavedAgain: View {
  @State private var saves = 0

  var body: some View {
    Button("Save each time") { saves += 1 }
      .hud("Saved", systemImage: "heart", trigger: saves)
  }
}

struct Failed: View {
  @State private var failure: ServerError?

  var body: some View {
    Button("Fail") { failure = .noConnection }
      .hud(error: $failure)
  }
}

struct Told: View {
  @State private var message: String?

  var body: some View {
    Button("Tell") { message = "3 new messages" }
      .hud(item: $message) { .info($0) }
  }
}

/// A warning that stays as long as its reason lasts.
struct Warned: View {
  @State private var isOffline = false

  var body: some View {
    Button("Lose the connection, or find it") { isOffline = !isOffline }
      .hud(isPresented: $isOffline, .warning, status: "Offline", position: .top)
  }
}

struct Undone: View {
  @State private var isDeleted = false
  @State private var undone = 0

  var body: some View {
    Button("Delete") { isDeleted = true }
      .hud(
        isPresented: $isDeleted, .success, status: "Deleted",
        action: HUD.Action("Undo") { undone += 1 }
      )
      .hud(.text("Restored"), trigger: undone)
  }
}

/// A view of the app on a dark panel.
struct Launched: View {
  @State private var isLaunching = false

  var body: some View {
    Button("Launch") { isLaunching = true }
      .hud(isPresented: $isLaunching, status: "Launching") { Rocket() }
      .hudStyle(.dark)
  }
}

struct Rocket: View {
  @Environment(\.hud) private var hud

  var body: some View {
    Button("🚀") { hud.dismiss() }
  }
}

struct JobsPreviews: PreviewProvider {
  static var previews: some View { Jobs() }
}
#endif
