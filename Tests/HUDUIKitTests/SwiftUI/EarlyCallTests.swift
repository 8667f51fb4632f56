import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// Calls of `\.hud` before SwiftUI has added the views to a window, so that their scene is unknown.
/// In an app with one scene they use the shared HUD.
@MainActor @Suite(.onDouble) struct EarlyCallTests {
  /// Evaluates a view with a modifier, without adding it to a window.
  private func prepare(_ app: SwiftUIApp, within outer: ModifiedView? = nil) -> ModifiedView {
    let view = app.view(within: outer) { HUDBinding() }
    app.graph.update {
      view.make()
      view.evaluate()
    }
    return view
  }

  private func proxy(of view: ModifiedView) -> HUDProxy {
    HUDProxy(scope: HUDScope(home: view.home), surroundings: Surroundings())
  }

  @Test("An early call waits for the scene of its view, and a later call of the same proxy ends it")
  func waits() {
    let app = SwiftUIApp()
    let other = UIWindowScene("other")
    let window = Phone.app(in: other)
    let view = prepare(app)
    let hud = proxy(of: view)
    hud.show("Loading…")
    app.graph.advance(by: .seconds(1))
    #expect(!hud.isVisible && !HUDController.shared.isVisible)
    app.graph.update { window.rootViewController?.view.addSubview(view.hosting) }
    #expect(hud.controller === HUD.in(other))
    #expect(HUD.in(other).isVisible && !HUDController.shared.isVisible && !app.hud.isVisible)
    hud.dismiss()
    app.graph.advance(by: .seconds(1))
    #expect(!HUD.in(other).isVisible)
  }

  @Test("A call in a view that is on a panel uses the HUD of that panel")
  func onAPanel() {
    let app = SwiftUIApp()
    let hud = HUD.in(UIWindowScene("other"))
    let home = SceneHome(of: hud)
    let proxy = HUDProxy(scope: HUDScope(home: home), surroundings: Surroundings())
    #expect(proxy.controller === hud && app.hud !== hud)
  }

  @Test("The first call in the update that adds the view to its window finds the scene")
  func inTheUpdate() {
    let app = SwiftUIApp()
    let view = prepare(app)
    let hud = proxy(of: view)
    app.graph.update {
      app.add(view)
      #expect(hud.controller === app.hud)
    }
  }

  @Test("A new view uses the scene of the views around it")
  func around() {
    let app = SwiftUIApp()
    let root = app.appear { HUDBinding() }
    let view = prepare(app, within: root)
    proxy(of: view).show("Loading…")
    #expect(app.hud.isVisible)
  }

  @Test("Nested views share their early calls, whichever of them is added to the window first")
  func nested() {
    let app = SwiftUIApp()
    let root = prepare(app)
    let view = prepare(app, within: root)
    proxy(of: view).show("Loading…")
    app.graph.update {
      app.add(view)
      app.add(root)
    }
    #expect(app.hud.isVisible)
    #expect(proxy(of: view).controller === app.hud && proxy(of: root).controller === app.hud)
    proxy(of: view).dismiss()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
  }

  @Test("If the scene has a HUD already, the early calls stay together, in a HUD of their own")
  func apart() {
    let app = SwiftUIApp()
    _ = Phone.app(in: UIWindowScene("other"))
    app.sceneHUD.show(status: "By the app")
    let view = prepare(app)
    let hud = proxy(of: view)
    hud.show("Loading…")
    app.graph.update { app.add(view) }
    #expect(hud.isVisible && app.sceneHUD.panel?.request.content.status == "By the app")
    app.graph.update {
      view.hosting.removeFromSuperview()
      app.add(view)
    }
    hud.dismiss()
    app.graph.advance(by: .seconds(1))
    #expect(!hud.isVisible && app.sceneHUD.isVisible)
  }

  @Test("A call whose view never comes into a window ends with its views")
  func never() {
    let app = SwiftUIApp()
    _ = Phone.app(in: UIWindowScene("other"))
    weak var home: SceneHome?
    var handle: HUD.Handle?
    func run() {
      let view = prepare(app)
      home = view.home
      handle = proxy(of: view).show("Loading…")
      app.graph.update { view.dismantle() }
    }
    run()
    #expect(home == nil)
    let promise = handle?.endPromise
    handle = nil
    #expect(promise?.answer == .hostGone)
  }
}
