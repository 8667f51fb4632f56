#if canImport(SwiftUI)
import Foundation
import HUD
import SwiftUI

// Ten jobs, and four lines for each, as somebody writes them who knows SwiftUI. The article
// “In a SwiftUI app” has its lines from here. They are compiled for each of Apple's systems, but not
// run. Lines that are refused are in Tests/Tools/AppleCheck/mistakes/SwiftUI.

struct Jobs: View {
  @State private var isLoading = false
  @State private var isSaved = false
  @State private var isOffline = false
  @State private var hasError = false
  @State private var failure: URLFailure?
  @State private var message: String?
  @State private var note: Note?
  @State private var fraction: Double?
  @State private var saves = 0
  @Environment(\.hud) private var hud
  let name: String
  let work: Progress?

  private func reload() {}

  var body: some View { Text(name) }

  @ViewBuilder var loading: some View {
    body.hud("Loading…", isPresented: $isLoading)
    body.hud(name, isPresented: $isLoading, mask: .black)
    body.hud(isPresented: $isLoading, status: "Loading \(name)", detail: "3 of 7")
    body.hud(isPresented: $isLoading, .activity)
    body.hud(.loading("Loading…"), isPresented: $isLoading)
    body.hud(.loading, isPresented: $isLoading, mask: .black)
  }

  @ViewBuilder var saved: some View {
    body.hud(isPresented: $isSaved, .success, status: "Saved")
    body.hud(isPresented: $isSaved, .success, status: "Saved", for: .seconds(3))
    body.hud(isPresented: $isSaved, .success("Saved"), for: .seconds(3), position: .bottom)
    body.hud("Copied", isPresented: $isSaved, for: .seconds(1), position: .top)
    body.hud(.success("Saved"), isPresented: $isSaved, onDismiss: reload)
    body.hud("Saved", systemImage: "checkmark", isPresented: $isSaved)
    body.hud(name, systemImage: "heart", isPresented: $isSaved, for: .seconds(3))
  }

  @ViewBuilder var failed: some View {
    body.hud(error: $failure)
    body.hud(isPresented: $hasError, error: failure)
    body.hud(item: $failure)
    body.hud(item: $failure) { .error($0.localizedDescription, action: HUD.Action("Retry") {}) }
  }

  @ViewBuilder var told: some View {
    body.hud(item: $message)
    body.hud(message: $message, position: .top)
    body.hud(item: $message) { .info($0) }
    body.hud(item: $note, for: .seconds(5)) { .success($0.title) }
    body.hud(item: $note) { Label($0.title, systemImage: "bolt") }
  }

  @ViewBuilder var progressing: some View {
    body.hud(progress: fraction, status: "Uploading", as: .bar)
    body.hud(progress: $fraction, status: "Uploading", action: .cancel {})
    body.hud(progress: work)
    body.hud(isPresented: $isLoading, progress: fraction, status: "Uploading")
    body.hud(isPresented: $isLoading, progress: $fraction, status: name)
    body.hud(isPresented: $isLoading, progress: work)
    body.hud(isPresented: $isLoading, .progress(0.4, "Uploading"))
    body.hud(.progress(0.4, "Uploading"), isPresented: $isLoading)
    body.hud("Uploading", progress: $fraction, onDismiss: { reload() })
    body.hud(name, progress: 0.4, as: .bar)
    body.hud("Uploading \(name)", isPresented: $isLoading, progress: fraction)
    body.hud(name, isPresented: $isLoading, progress: work)
  }

  @ViewBuilder var again: some View {
    body.hud(.success, status: "Saved", trigger: saves)
    body.hud(.success, status: name, for: .seconds(1), trigger: saves)
    body.hud("Copied", trigger: saves)
    body.hud("Saved", systemImage: "checkmark", trigger: saves)
    body.hud(name, systemImage: "heart", trigger: saves)
    body.hud(name, for: .seconds(1), position: .top, trigger: saves)
    body.hud(.text("Copied"), trigger: saves)
    body.hud(.success("Saved"), position: .bottom, trigger: saves)
  }

  @ViewBuilder var afterwards: some View {
    body.hud(isPresented: $isLoading, status: "Loading…", onDismiss: { reload() })
    body.hud(isPresented: $isLoading, status: "Loading…", onDismiss: reload)
    body.hud(isPresented: $isLoading, status: name) { reason in print(reason) }
    body.hud(item: $note, onDismiss: { reload() }, content: { .success($0.title) })
    body.hud(isPresented: $isLoading, status: name, onDismiss: { reload() })
    body.hud(isPresented: $isOffline, .warning("Offline"), onDismiss: reload)
    body.hud(isPresented: $isLoading, onDismiss: reload) { Text("🚀") }
    body.hud(progress: fraction, status: "Uploading", onDismiss: reload)
    body.hud(isPresented: $isLoading, progress: 0.4) { reload() }
  }

  @ViewBuilder var asking: some View {
    body.hud(isPresented: $isLoading, status: "Loading…", action: .cancel { reload() })
    body.hud(
      isPresented: $isSaved, .success, status: "Deleted", action: HUD.Action("Undo") { reload() })
    body.hud(isPresented: $isOffline, .warning, status: "Offline")
    body.hud(isPresented: $isOffline, .warning("Offline", detail: "Changes are kept"))
  }

  @ViewBuilder var own: some View {
    body.hud(isPresented: $isLoading) { Text("🚀") }
    body.hud(isPresented: $isLoading, status: "Launching") { Label("x", systemImage: "bolt") }
    body.hud(isPresented: $isLoading, status: name, for: .seconds(2)) {
      Text("🚀")
      if isSaved { Text(name) }
    }
    body.hud(isPresented: $isLoading) { SwiftUI.Button("Close") { hud.dismiss() } }
    body.hud(trigger: saves) { Label("Saved", systemImage: "heart") }
    body.hud(for: .seconds(1), position: .top, trigger: saves) { Text("🚀") }
  }

  @MainActor func calls() {
    hud.show { Label("Syncing", systemImage: "bolt") }
    hud.show(status: "Launching", mask: .black) { Text("🚀") }
    hud.show(progress: 0.4, status: "Uploading")
    hud.showSuccess(status: "Saved")
  }

  @ViewBuilder var looks: some View {
    body.hudStyle(.dark)
    body.hudStyle(.compact)
    body.hudStyle { $0.accent = .red }
    body.hudStyle(HUD.style.with { $0.foreground = HUD.Color(Color.red) })
  }
}
#endif
