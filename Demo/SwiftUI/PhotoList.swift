#if canImport(SwiftUI)
import HUD
import SwiftUI

/// A list that loads when it appears, and again when it is pulled down.
struct PhotoList: View {
  @State private var photos: [Photo] = []
  @State private var isLoading = false
  @State private var failure: (any Error)?

  var body: some View {
    List(photos) { Text($0.name) }
      .navigationTitle("Photos")
      .task {
        isLoading = true
        await load()
        isLoading = false
      }
      // The list shows an indicator of its own while it is pulled down.
      .refreshable { await load() }
      .hud("Loading photos", isPresented: $isLoading)
      .hud(error: $failure)
  }

  private func load() async {
    do {
      photos = try await Server.photos()
    } catch {
      // Leaving the tab cancels the task, which is no failure.
      if !Task.isCancelled { failure = error }
    }
  }
}

struct PhotoListPreviews: PreviewProvider {
  static var previews: some View { PhotoList() }
}
#endif
