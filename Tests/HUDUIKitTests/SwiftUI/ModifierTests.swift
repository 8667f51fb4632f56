import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The modifiers of SwiftUI: who owns a HUD, who ends it, and when. The class that decides this has
/// no SwiftUI in it; these tests call it in SwiftUI's order.
@MainActor @Suite(.onDouble) struct ModifierTests {
  private func loading(_ state: AppState<Bool>) -> HUDBinding {
    HUDBinding(while: state, WantedHUD(HUD.Content(status: "Loading…")))
  }

  @Test("A modifier shows a HUD in its scene while its binding is true")
  func presented() {
    let app = SwiftUIApp()
    let state = app.state(false)
    let view = app.appear(state)
    #expect(!app.hud.isVisible)
    state.value = true
    view.update()
    #expect(app.hud.isVisible)
    #expect(app.shown?.status == "Loading…")
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.changesByHUD == 0)
  }

  @Test("A binding that is true before there is a window shows its HUD once there is one")
  func beforeTheWindow() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.view { loading(state) }
    app.graph.update {
      view.make()
      view.evaluate()
    }
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    app.graph.update { app.add(view) }
    #expect(app.hud.isVisible)
  }

  @Test("A binding that the app sets to false within the same update shows nothing")
  func setInsideTheUpdate() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(true)
    let view = app.view { loading(state) }
    app.graph.update {
      view.make()
      view.evaluate()
      app.add(view)
      state.value = false
      view.evaluate()
    }
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [])
  }

  @Test("An update that changes nothing makes no call, though each brings new closures")
  func unchanged() {
    let app = SwiftUIApp()
    let view = app.appear {
      let icon = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) { CALayer() }
      let wanted = WantedHUD(
        HUD.Content(icon, status: "Loading…", action: .cancel {}),
        options: HUD.Options(mask: .black))
      return HUDBinding(read: { wanted })
    }
    for _ in 0..<3 {
      app.graph.update {
        view.evaluate()
        #expect(!app.graph.hasWork)
      }
    }
    #expect(app.hud.isVisible)
  }

  @Test("A change of status, mask or progress changes the visible HUD, in one presentation")
  func changes() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(WantedHUD(HUD.Content(status: "One")))
    let view = app.appear { HUDBinding(read: { state.value }) }
    app.graph.advance(by: .seconds(1))
    state.value = WantedHUD(
      HUD.Content(.bar(0.5), status: "Two"), options: HUD.Options(mask: .black))
    view.update()
    #expect(app.shown?.status == "Two")
    #expect(app.shown?.indicator.progress == 0.5)
    #expect(Device.hitTest(CGPoint(x: 20, y: 20), in: app.phone.scene) is StageView)
    #expect(log.kinds == [.willAppear, .didAppear])
  }

  @Test("Progress is shown while it is not nil, and a negative one is indeterminate")
  func progress() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(nil as Double?)
    let view = app.appear {
      HUDBinding({ state.value }) {
        WantedHUD(HUD.Content(HUD.Indicator.bar.advanced(to: $0), status: "Uploading"))
      }
    }
    #expect(log.kinds == [])
    for (progress, kind) in [(-1, HUD.Indicator.Kind.bar), (0.2, .bar), (0.7, .bar)] {
      state.value = progress
      view.update()
      #expect(app.shown?.indicator.kind == kind)
      #expect(app.shown?.indicator.progress == (progress < 0 ? nil : progress))
    }
    state.value = nil
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test(
    "A view that is removed ends its HUD, and its binding stays as it is",
    arguments: [false, true])
  func dismantled(inWindow: Bool) {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.dismantle(inWindow: inWindow) }
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.value && state.changesByHUD == 0)
  }

  @Test("A view that gets another identity ends its HUD and shows a new one")
  func identity() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let old = app.appear(state)
    app.graph.advance(by: .seconds(1))
    let new = app.view { loading(state) }
    app.graph.update {
      new.make()
      new.evaluate()
      app.add(new)
      old.dismantle()
    }
    app.graph.advance(by: .seconds(1))
    #expect(app.hud.isVisible)
    state.value = false
    new.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
  }

  @Test("A view that disappears ends its HUD, and shows it again when it is back")
  func disappearing() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.hosting.removeFromSuperview() }
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.value)
    app.graph.update { app.add(view) }
    #expect(app.hud.isVisible)
  }

  @Test("A view that SwiftUI moves within one update keeps its HUD")
  func movedInTheWindow() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let view = app.appear(app.state(true))
    app.graph.advance(by: .seconds(1))
    app.graph.update {
      view.hosting.removeFromSuperview()
      app.phone.window.addSubview(view.hosting)
    }
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [.willAppear, .didAppear])
  }

  @Test("A view under a full screen cover keeps its HUD, and still changes and ends it")
  func covered() throws {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    let root = try #require(app.phone.window.rootViewController)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    // UIKit removes the covered view from its window.
    app.graph.update { root.view.removeFromSuperview() }
    app.graph.advance(by: .seconds(1))
    #expect(view.hosting.window == nil)
    #expect(app.hud.isVisible)
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    state.value = true
    view.update()
    #expect(app.hud.isVisible)
  }

  @Test("A view that moves to another scene takes its HUD along")
  func scenes() {
    let app = SwiftUIApp()
    let other = UIWindowScene("other")
    let window = Phone.app(in: other)
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    #expect(app.sceneHUD.isVisible)
    #expect(!HUD.in(other).isVisible)
    app.graph.update { window.rootViewController?.view.addSubview(view.hosting) }
    app.graph.advance(by: .seconds(1))
    #expect(!app.sceneHUD.isVisible)
    #expect(HUD.in(other).isVisible)
    #expect(view.home.hud?.own === HUD.in(other))
    #expect(state.value)
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!HUD.in(other).isVisible)
  }

  @Test("Two modifiers at once each live until their own end, whatever else is shown")
  func two() {
    let app = SwiftUIApp()
    let (one, other) = (app.state(true), app.state(true))
    let first = app.appear(one, HUD.Content(status: "One"))
    let second = app.appear(other, HUD.Content(status: "Other"))
    app.hud.show(HUD.Content(status: "By the app"))
    #expect(app.shown?.status == "By the app")
    other.value = false
    second.update()
    #expect(app.shown?.status == "By the app")
    app.hud.popActivity()
    #expect(app.shown?.status == "One")
    one.value = false
    first.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
  }

  @Test("A presenter is released with its view, and its HUD ends")
  func released() {
    let app = SwiftUIApp()
    weak var presenter: HUDPresenter?
    func run() {
      let probe = SceneReader()
      let shown = HUDPresenter(in: SceneHome(), probe: probe, afterUpdate: app.graph.deferral)
      presenter = shown
      app.graph.update {
        shown.update(
          HUDBinding(read: { WantedHUD(HUD.Content(status: "Here")) }))
        app.phone.window.addSubview(probe)
      }
      #expect(app.hud.isVisible)
      app.graph.update {
        probe.removeFromSuperview()
        shown.dismantle()
      }
      app.graph.advance(by: .seconds(1))
    }
    run()
    #expect(presenter == nil)
    #expect(!app.hud.isVisible)
  }
}
