import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The calls of `\.hud` have the forms of the static calls.
@MainActor @Suite(.onDouble) struct ProxyCallTests {
  @Test("The text may come first, as a literal, a variable, an optional or an interpolation")
  func textFirst() {
    let app = SwiftUIApp()
    let hud = app.proxy
    let name = "photos"
    let texts: [(HUD.Handle, String?)] = [
      (hud.show("Loading…"), "Loading…"), (hud.show(name), name),
      (hud.show("All \(name)"), "All photos"), (hud.show(Optional(name)), name),
      (hud.show(name.isEmpty ? nil : name), name),
      (hud.show(String?.none), nil),
    ]
    for (handle, text) in texts { #expect(handle.status == text) }
    hud.show("Copying", detail: "3 of 7", action: .cancel {}, mask: .black, id: "copy")
    #expect(app.shown?.indicator == .spinner)
    #expect(app.shown?.status == "Copying")
    #expect(app.shown?.detail == "3 of 7")
    #expect(app.shown?.action?.role == .cancel)
  }

  @Test("The calls without a text first keep their meaning")
  func textLater() throws {
    let app = SwiftUIApp()
    let hud = app.proxy
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    hud.show()
    #expect(app.shown == HUD.Content(.spinner))
    hud.show(status: String?.none)
    #expect(app.shown == HUD.Content(.spinner))
    hud.show(.bar(0.4), status: "Copying")
    #expect(app.shown == HUD.Content(.bar(0.4), status: "Copying"))
    hud.show(.none, status: "Copying")
    #expect(app.shown == HUD.Content(.none, status: "Copying"))
    hud.show(HUD.Content(.pie(0.4)))
    #expect(app.shown == HUD.Content(.pie(0.4)))
    hud.show(image: picture, status: "Paired", for: .seconds(2))
    #expect(app.shown == HUD.Content(.image(picture), status: "Paired"))
  }

  @Test("A `.none` alone is the indicator, and no text that is missing")
  func noneIsIndicator() {
    let app = SwiftUIApp()
    app.proxy.show(.none)
    #expect(app.shown == HUD.Content(.none))
  }

  @Test("A status may be attributed")
  func attributedStatus() {
    let app = SwiftUIApp()
    let hud = app.proxy
    var status = AttributedString("Copied 3 files")
    status.hud.emphasis = .bold
    hud.show(status: status)
    #expect(app.shown == HUD.Content(.spinner, status: status))
    hud.show(.bar(0.4), status: status, detail: "3 of 7")
    #expect(app.shown == HUD.Content(.bar(0.4), status: status, detail: "3 of 7"))
    #expect(app.shown?.attributedStatus == status)
  }

  @Test("An error may be optional, and nil shows what a text of nil shows")
  func optionalError() {
    let app = SwiftUIApp()
    let hud = app.proxy
    var error: (any Error)? = CocoaError(.fileNoSuchFile)
    hud.showError(error)
    #expect(app.shown == HUD.Content(.error, status: error?.localizedDescription))
    error = nil
    hud.showError(error, detail: "Try again")
    #expect(app.shown == HUD.Content(.error, detail: "Try again"))
    hud.showError(nil, detail: "Try again")
    #expect(app.shown == HUD.Content(.error, detail: "Try again"))
  }

  private struct Broken: Error {}

  @Test("[§E3] A dismissal's completion may take the reason or nothing")
  func completions() {
    let app = SwiftUIApp()
    let hud = app.proxy
    var heard: [HUD.Reason?] = []
    hud.show("Loading…")
    #expect(hud.dismiss { heard.append(nil) })
    hud.dismiss { reason in heard.append(reason) }
    app.graph.advance(by: .seconds(1))
    #expect(heard == [nil, .dismissed])
  }

  @Test("The proxy tells whether its HUD is visible")
  func isVisible() {
    let app = SwiftUIApp()
    let hud = app.proxy
    #expect(!hud.isVisible)
    hud.show("Loading…")
    #expect(hud.isVisible)
    hud.dismiss()
    #expect(!hud.isVisible)
  }

  @Test("The proxy's events are those of its HUD")
  func events() async {
    let app = SwiftUIApp()
    let hud = app.proxy
    var events = hud.events.makeAsyncIterator()
    hud.show("Loading…")
    let event = await events.next()
    #expect(event?.kind == .willAppear)
    #expect(event?.status == "Loading…")
  }

  @Test("The text of a failure is made of the work's error")
  func failure() async {
    let app = SwiftUIApp()
    let hud = app.proxy
    await #expect(throws: Broken.self) {
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      try await hud.run("Loading…", failure: { "\(type(of: $0))" }) { throw Broken() }
    }
    #expect(app.shown == HUD.Content(.error, status: "Broken"))
  }
}

extension SwiftUIApp {
  /// The HUD that a view in the app's window gets from its environment.
  fileprivate var proxy: HUDProxy {
    HUDProxy(
      home: appear { HUDBinding() }.home, style: HUDStyleChanges(), surroundings: Surroundings())
  }
}
