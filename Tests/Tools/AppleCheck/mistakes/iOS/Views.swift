// Mistakes with the modifiers in a SwiftUI app.
import HUD
import SwiftUI

@MainActor func passesAValue(_ isLoading: Bool) -> some View {
  Text("x").hud(isPresented: isLoading)  // refused: cannot convert value
}

@MainActor func returnsAText(_ failure: Binding<String?>) -> some View {
  Text("x").hud(item: failure) { $0 }  // refused: cannot convert value
}

func dismisses(_ environment: EnvironmentValues) {
  environment.hud = environment.hud  // refused: is a get-only property
}
