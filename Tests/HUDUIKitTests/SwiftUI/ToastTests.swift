import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The toasts of modifiers. They belong to the scene, as an app often shows "Saved" and leaves the
/// view in the same moment.
@MainActor @Suite(.onDouble) struct ToastTests {
  private func saved(
    _ state: AppState<Bool>, action: HUD.Action? = nil,
    options: HUD.Options = HUD.Options(duration: .seconds(2))
  ) -> HUDBinding {
    let content = HUD.Content(.success, status: "Saved", action: action)
    let wanted = WantedHUD(content, options: options)
    return HUDBinding(while: state, wanted)
  }

  @Test("A toast stays when its view is covered by a push, and does not play again on the way back")
  func pushed() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let log = PostLog(app.hud)
    let view = app.appear { saved(state) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.hosting.removeFromSuperview() }
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible && state.value)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(!state.value && state.changesByHUD == 1)
    app.graph.update {
      app.add(view)
      view.evaluate()
    }
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(log.reasons == [.timedOut, .timedOut])
  }

  @Test("A toast that is asked for in the update that removes its view is shown")
  func pushedAtOnce() {
    let app = SwiftUIApp()
    let state = app.state(false)
    let view = app.appear { saved(state) }
    app.graph.update {
      state.value = true
      view.evaluate()
      view.hosting.removeFromSuperview()
    }
    #expect(app.hud.isVisible)
    app.graph.advance(by: .seconds(3))
    #expect(!state.value && state.changesByHUD == 1)
  }

  @Test(
    "A toast stays when its view is removed, and then clears the binding", arguments: [false, true])
  func removed(inWindow: Bool) {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear { saved(state) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.dismantle(inWindow: inWindow) }
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible && state.value)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(!state.value && state.changesByHUD == 1)
  }

  @Test("The button of a toast works after its view was removed")
  func undo() throws {
    let app = SwiftUIApp()
    let state = app.state(true)
    var undone = 0
    let view = app.appear { saved(state, action: HUD.Action("Undo") { undone += 1 }) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.dismantle() }
    let panel = try #require(app.hud.panel?.frame)
    Device.tap(CGPoint(x: panel.maxX - 30, y: panel.maxY - 24), in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    #expect(undone == 1)
    #expect(!app.hud.isVisible && !state.value)
  }

  @Test("A view that comes in place of the removed one takes its toast over")
  func anotherIdentity() throws {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(true)
    var undone: [String] = []
    let old = app.appear { saved(state, action: HUD.Action("Undo") { undone.append("old") }) }
    app.graph.advance(by: .seconds(1))
    let new = app.view { saved(state, action: HUD.Action("Undo") { undone.append("new") }) }
    app.graph.update {
      new.make()
      new.evaluate()
      app.add(new)
      old.dismantle()
    }
    app.graph.advance(by: .milliseconds(500))
    #expect(state.value && state.changesByHUD == 0)
    let panel = try #require(app.hud.panel?.frame)
    Device.tap(CGPoint(x: panel.maxX - 30, y: panel.maxY - 24), in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    #expect(undone == ["new"])
    #expect(!state.value && state.changesByHUD == 1)
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test("A removed view's toast is taken over only by a view that shows the same")
  func anotherToast() {
    let app = SwiftUIApp()
    let (state, other) = (app.state(true), app.state(true))
    let old = app.appear { saved(state) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { old.dismantle() }
    let wanted = WantedHUD(
      HUD.Content(.success, status: "Sent"), options: HUD.Options(duration: .seconds(2)))
    let new = app.appear { HUDBinding(while: other, wanted) }
    #expect(app.shown?.status == "Sent")
    app.graph.advance(by: .seconds(4))
    new.update()
    #expect(state.changesByHUD == 1 && other.changesByHUD == 1)
  }

  @Test("A toast whose view is in no window still ends with its binding")
  func clearedByTheApp() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear { saved(state) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.hosting.removeFromSuperview() }
    state.value = false
    view.update()
    app.graph.advance(by: .milliseconds(500))
    #expect(!app.hud.isVisible)
    #expect(state.changesByHUD == 0)
  }

  @Test("A toast stays in its scene when its view moves to another one")
  func scenes() {
    let app = SwiftUIApp()
    let other = UIWindowScene("other")
    let window = Phone.app(in: other)
    let state = app.state(true)
    let view = app.appear { saved(state) }
    app.graph.advance(by: .seconds(1))
    app.graph.update { window.rootViewController?.view.addSubview(view.hosting) }
    app.graph.advance(by: .milliseconds(500))
    #expect(app.sceneHUD.isVisible && !HUD.in(other).isVisible)
    app.graph.advance(by: .seconds(1))
    #expect(!app.sceneHUD.isVisible && !HUD.in(other).isVisible)
    #expect(state.changesByHUD == 1)
  }

  @Test("A presenter is released with the toast of its removed view")
  func released() {
    let app = SwiftUIApp()
    weak var presenter: HUDPresenter?
    func run() {
      let probe = SceneReader()
      let shown = HUDPresenter(in: SceneHome(), probe: probe, afterUpdate: app.graph.deferral)
      presenter = shown
      app.graph.update {
        shown.update(saved(app.state(true)))
        app.phone.window.addSubview(probe)
      }
      app.graph.update {
        probe.removeFromSuperview()
        shown.dismantle()
      }
    }
    run()
    #expect(app.hud.isVisible && presenter != nil)
    app.graph.advance(by: .seconds(3))
    #expect(presenter == nil)
    #expect(!app.hud.isVisible)
  }
}
