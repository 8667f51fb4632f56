// Modifiers that people write from memory. The compiler must say what to write instead, on each of
// Apple's systems. The lines that it takes are in Dependent's SwiftUITable.swift.
import HUD
import SwiftUI

struct Wrong: View {
  @State private var on = false
  @State private var failure: Failure?
  @State private var message: String?
  let name: String
  let key: LocalizedStringKey

  var body: some View { Text(name) }

  @ViewBuilder var labels: some View {
    body.hud(isPresented: $on, title: "Saved")  // refused: isPresented:_:status:for:
    body.hud(isPresented: $on, message: "Saved")  // refused: isPresented:_:status:for:
    body.hud(isPresented: $on, title: name, message: name)  // refused: status:for:detail:
    body.hud(isPresented: $on, style: .success, status: "Saved")  // refused: isPresented:_:status:
    body.hud(isPresented: $on, type: .success, title: name)  // refused: isPresented:_:status:
    body.hud(isPresented: $on, .loading, status: name)  // refused: renamed to 'spinner'
    body.hud(isPresented: $on, "Loading…")  // refused: or status:
    body.hud(isPresented: $on, name, mask: .black)  // refused: or status:
    body.hud(isPresented: $on, mask: .black, status: "Loading…")  // refused: The status comes first
    body.hud(isPresented: $on, mask: .black, name)  // refused: The status comes first
  }

  @ViewBuilder var values: some View {
    body.hud(isPresented: $on, status: Text("Saved"))  // refused: is a literal
    body.hud(isPresented: $on, .success, status: key)  // refused: is a literal
    body.hud(isPresented: $on, status: name, duration: .seconds(2))  // refused: label for:
    body.hud(isPresented: $on, .success, status: name, alignment: .bottom)  // refused: :position:
    body.hud(isPresented: $on, status: name, systemImage: "bolt")  // refused: isPresented:_:
    body.hud(isPresented: $on, status: name, font: .headline)  // refused: Use .hudStyle
    body.hud(isPresented: $on, status: name, action: "Undo") {}  // refused: HUD.Action(
    body.hud("Saved")  // refused: Needs isPresented:, item:
    body.hud(name, for: .seconds(2))  // refused: Else use \.hud
  }

  @ViewBuilder var textFirst: some View {
    body.hud("Saved", isPresented: $on, style: .success)  // refused: isPresented:_:status:for:
    body.hud("Saved", systemImage: "bolt", isPresented: $on, duration: 2)  // refused: :for:
    body.hud("Uploading", value: 0.4, isPresented: $on)  // refused: isPresented: $isOn, progress:
    body.hud(name, isPresented: $on, position: .top, duration: 2)  // refused: isPresented:_:status:
    body.hud(name, isPresented: $on, duration: .seconds(3))  // refused: the label for:
    body.hud("Loading…", isPresented: $on, maskType: .black)  // refused: isPresented:_:status:for:
    body.hud("Saved", trigger: on) { old, new in new }  // refused: A trigger has no closure
    body.hud("Saved", isPresented: $on, style: .success, onDismiss: {})  // refused: isPresented:_:
  }

  @ViewBuilder var asAlerts: some View {
    body.hud("Deleted", isPresented: $on) { Text("Undo") }  // refused: action: HUD.Action(
    body.hud("Deleted", isPresented: $on) {  // refused: Use detail:
      Text("Undo")
    } message: {
      Text("1 photo")
    }
  }

  @ViewBuilder var bindings: some View {
    body.hud(isPresented: on, status: "Loading…")  // refused: use wrapper instead
  }

  @ViewBuilder var firsts: some View {
    body.hudStyle(.toast)  // refused: position: .bottom
    body.hud($message)  // refused: Use .hud(item: $message)
  }
}

struct Failure: Error {}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
func showsWhile(_ hud: HUDProxy, _ work: () async throws -> Void) {
  hud.show("Loading…") { try await work() }  // refused: Use hud.run(
  hud.show("Saved", systemImage: "bolt")  // refused: Use showText(_:for:)
  hud.show(status: "Deleted", action: "Undo") {}  // refused: Use action: HUD.Action("Undo")
  hud.show(error: Failure())  // refused: Use showError(_:)
  hud.toast("Saved", systemImage: "bolt")  // refused: Use showText(_:for:)
}
