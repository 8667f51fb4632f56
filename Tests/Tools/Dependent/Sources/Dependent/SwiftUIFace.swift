#if canImport(SwiftUI)
import Foundation
import HUD
import SwiftUI

// The modifiers as people write them. They are compiled for Apple's systems, but not run.

struct Modified: View {
  @State private var isLoading = false
  @State private var fraction: Double?
  @State private var failure: (any Error)?
  @State private var offline: URLFailure?
  @State private var note: Note?
  @State private var message: String?
  let name: String

  var body: some View {
    Text("x")
      // `.none` is the indicator, not an absent one.
      .hud(isPresented: $isLoading, .none, status: "Loading…")
      .hud(isPresented: $isLoading)
      .hud(isPresented: $isLoading, status: "Loading \(name)", detail: "\(name)")
      .hud(isPresented: $isLoading, .activity, status: name, detail: "x", mask: .black)
      .hud(isPresented: $isLoading, status: isLoading ? "Loading…" : nil)
      .hud(isPresented: $isLoading, status: nil)
      .hud(isPresented: $isLoading, HUD.Content(.success, status: "Saved"))
      .hud(isPresented: $isLoading, status: "Loading…") { reason in print(reason) }
      .hud(isPresented: $isLoading, onDismiss: { _ in fraction = nil })
      .modifier(Items(fraction: $fraction, failure: $failure, note: $note, message: $message))
      .hud(item: $offline)
      .hud(isPresented: $isLoading) { Text(name) }
      .hud(isPresented: $isLoading, status: "Launching", action: .cancel {}) {
        Text("x")
        if isLoading { Label("x", systemImage: "x") }
      }
      .hud(isPresented: $isLoading, status: name, onDismiss: { print($0) }, content: { Text("x") })
      .hudStyle { $0.accent = .accent }
      // The closure runs in the view, so it may read a `@State`.
      .hudStyle(HUD.style.with { $0.castsShadow = isLoading })
  }
}

struct Items: ViewModifier {
  @Binding var fraction: Double?
  @Binding var failure: (any Error)?
  @Binding var note: Note?
  @Binding var message: String?

  func body(content: Content) -> some View {
    content
      .hud(progress: fraction, status: "Uploading", as: .bar, action: .cancel { fraction = nil })
      .hud(progress: fraction, status: message, onDismiss: { _ in fraction = nil })
      .hud(item: $failure)
      .hud(item: $failure, mask: .clear, onDismiss: { reason in print(reason) })
      .hud(item: $failure) { HUD.Content(.error, status: $0.localizedDescription) }
      .hud(item: $failure) { _ in HUD.Content(.error, status: "Not saved") }
      .hud(item: $note) { HUD.Content(.success, status: $0.title) }
      .hud(item: $message) { HUD.Content(.info, status: $0) }
      .hud(
        item: $message, onDismiss: { _ in note = nil },
        content: { HUD.Content(.info, status: $0) })
  }
}

struct Note: Identifiable {
  let id: Int
  let title: String
}

struct URLFailure: Error {}
#endif
