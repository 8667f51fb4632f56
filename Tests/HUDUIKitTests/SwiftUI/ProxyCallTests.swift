import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The calls of `\.hud`, which have the forms of those of a controller.
@MainActor @Suite(.onDouble) struct ProxyCallTests {
  private struct Broken: Error {}

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
    HUDProxy(scope: HUDScope(home: appear { HUDBinding() }.home), surroundings: Surroundings())
  }
}
