// A mistake in a SwiftUI app that is found after all types are known.
import HUD
import SwiftUI

struct Settings: View {
  @State private var hasShadow = false

  var body: some View {
    Text("x").hudStyle { $0.castsShadow = hasShadow }  // refused: main actor-isolated property
  }
}
