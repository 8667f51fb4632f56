import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// While the app has one scene, modifiers, `\.hud` and static calls have one HUD, so that two panels
/// are never over each other.
@MainActor @Suite(.onDouble) struct SharedHUDTests {
  private func proxy(_ view: ModifiedView) -> HUDProxy {
    HUDProxy(scope: HUDScope(home: view.home), surroundings: Surroundings())
  }

  private func toast(_ state: AppState<Bool>) -> HUDBinding {
    HUDBinding(while: state, WantedHUD(HUD.Content(.success, status: "Saved"), isToast: true))
  }

  @Test("A modifier, the environment and the static calls use one HUD in an app with one scene")
  func one() {
    let app = SwiftUIApp()
    HUD.show(status: "By the app")
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    #expect(app.shown?.status == "Loading…")
    #expect(proxy(view).controller === HUDController.shared)
    #expect(!app.sceneHUD.isVisible)
    #expect(app.phone.window.subviews.count { $0 is StageView } == 1)
    HUD.dismiss()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible && !state.value)
  }

  @Test("A modifier's toast ends the HUD of a static show, and its spinner covers it")
  func endsShow() {
    let app = SwiftUIApp()
    let (saved, loading) = (app.state(false), app.state(true))
    let first = app.appear(loading)
    let second = app.appear { toast(saved) }
    let handle = HUD.show(status: "By the app")
    HUD.popActivity()
    #expect(app.shown?.status == "Loading…" && handle.endPromise.answer == .ended)
    let replaced = HUD.show(status: "By the app")
    saved.value = true
    second.update()
    #expect(replaced.endPromise.answer == .replaced)
    app.graph.advance(by: .seconds(3))
    #expect(!saved.value && app.shown?.status == "Loading…")
    loading.value = false
    first.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
  }

  @Test("With a second scene, later presentations use their scene's HUD, and one on show stays")
  func second() {
    let app = SwiftUIApp()
    let (loading, saved) = (app.state(true), app.state(false))
    let view = app.appear(loading)
    let other = app.view { toast(saved) }
    app.graph.advance(by: .seconds(1))
    let window = Phone.app(in: UIWindowScene("other"))
    app.graph.update {
      other.make()
      other.evaluate()
      window.rootViewController?.view.addSubview(other.hosting)
    }
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(app.hud.isVisible && loading.value)
    // What joins that presentation in its scene does not open a second panel over it.
    #expect(proxy(view).controller === app.hud)
    #expect(proxy(other).controller !== app.hud)
    saved.value = true
    other.update()
    #expect(proxy(other).isVisible && app.shown?.status == "Loading…")
    loading.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    loading.value = true
    view.update()
    #expect(app.sceneHUD.isVisible && !app.hud.isVisible)
    #expect(proxy(view).controller === app.sceneHUD)
  }

  @Test("When the second scene has gone, a HUD of the first scene on show stays, and no later one")
  func secondGone() {
    let app = SwiftUIApp()
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    #expect(app.sceneHUD.isVisible && !app.hud.isVisible)
    other.disconnect()
    #expect(proxy(view).controller === app.sceneHUD)
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    state.value = true
    view.update()
    #expect(app.hud.isVisible && !app.sceneHUD.isVisible)
  }

  @Test("In an app extension modifiers use the HUD of their scene")
  func inExtension() {
    let app = SwiftUIApp()
    let (home, probe) = (SceneHome(shared: nil), SceneReader())
    let presenter = HUDPresenter(in: home, probe: probe, afterUpdate: app.graph.deferral)
    app.graph.update {
      presenter.update(HUDBinding(read: { WantedHUD(HUD.Content(status: "Loading…")) }))
      app.phone.window.addSubview(probe)
    }
    #expect(app.sceneHUD.isVisible && !app.hud.isVisible)
    app.graph.update { presenter.dismantle() }
    app.graph.advance(by: .seconds(1))
    #expect(!app.sceneHUD.isVisible)
  }
}
