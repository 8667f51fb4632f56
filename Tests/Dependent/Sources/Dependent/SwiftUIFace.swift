#if canImport(SwiftUI)
import HUD
import SwiftUI

// The modifiers as people write them. They are compiled for Apple's systems, but not run.

struct Modified: View {
  @State private var isLoading = false

  var body: some View {
    Text("x")
      // `.none` is the indicator, not an absent one.
      .hud(isPresented: $isLoading, .none, status: "Loading…")
  }
}
#endif
