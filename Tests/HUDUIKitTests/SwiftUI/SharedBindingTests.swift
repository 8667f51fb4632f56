import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// One binding behind several modifiers: of a screen and its sheet, of a list and its detail, or of
/// each view of a `Group`. They show one toast, and its end clears the binding once.
@MainActor @Suite(.onDouble) struct SharedBindingTests {
  private func error(
    _ state: AppState<String?>, identity: WantedHUD.Identity = .content,
    action: HUD.Action? = nil
  ) -> HUDBinding {
    HUDBinding(
      { state.value }, clear: { state.set(nil) },
      wanted: { WantedHUD(.info($0, action: action), identity: identity) })
  }

  @Test("A screen and its sheet show one toast, for its whole time")
  func sheet() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(nil as String?)
    let (screen, sheet) = (app.appear { error(state) }, app.appear { error(state) })
    app.graph.update {
      state.value = "No connection"
      screen.evaluate()
      sheet.evaluate()
    }
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.shown?.status == "No connection")
    #expect(state.value != nil && state.changesByHUD == 0)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.value == nil && state.changesByHUD == 1)
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(log.reasons == [.timedOut, .timedOut])
  }

  @Test("A binding that the app clears ends the toast that several modifiers show")
  func cleared() {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    let (screen, sheet) = (app.appear { error(state) }, app.appear { error(state) })
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible)
    app.graph.update {
      state.value = nil
      screen.evaluate()
      sheet.evaluate()
    }
    app.graph.advance(by: .milliseconds(500))
    #expect(!app.hud.isVisible)
    #expect(state.changesByHUD == 0)
  }

  @Test("Another item replaces the toast in each of the modifiers")
  func another() {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    let (screen, sheet) = (app.appear { error(state) }, app.appear { error(state) })
    app.graph.advance(by: .milliseconds(1_500))
    app.graph.update {
      state.value = "No network"
      screen.evaluate()
      sheet.evaluate()
    }
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.shown?.status == "No network")
    #expect(state.value == "No network" && state.changesByHUD == 0)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible && state.value == nil && state.changesByHUD == 1)
  }

  @Test("A binding is kept while another modifier has replaced its toast by an equal one")
  func replaced() {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    let (screen, sheet) = (
      app.appear { error(state) }, app.appear { error(state, identity: .item(1)) }
    )
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.hud.isVisible && state.value != nil && state.changesByHUD == 0)
    screen.update()
    sheet.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible && state.value == nil && state.changesByHUD == 1)
  }

  @Test("Two bindings that ask for equal toasts are both cleared, and one of them ends its own")
  func twoBindings() {
    let app = SwiftUIApp()
    let (one, other) = (app.state("Saved" as String?), app.state("Saved" as String?))
    let first = app.appear { error(one) }
    let second = app.appear { error(other) }
    app.graph.advance(by: .milliseconds(500))
    one.value = nil
    first.update()
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible && other.value != nil)
    app.graph.advance(by: .milliseconds(1_500))
    second.update()
    #expect(!app.hud.isVisible)
    #expect(other.value == nil && one.changesByHUD == 0 && other.changesByHUD == 1)
  }

  @Test("Views of one item count as equal, as they cannot be compared")
  func views() {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    func binding() -> HUDBinding {
      let view = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) { CALayer() }
      return HUDBinding(
        { state.value }, clear: { state.set(nil) },
        wanted: {
          WantedHUD(HUD.Content(.none), identity: .init($0, otherwise: .item($0)), hosted: view)
        })
    }
    let (one, other) = (binding(), binding())
    let views = [app.appear { one }, app.appear { other }]
    app.graph.advance(by: .milliseconds(1_500))
    for view in views { view.update() }
    #expect(app.hud.isVisible && state.value != nil && state.changesByHUD == 0)
    state.value = "No network"
    app.graph.update { for view in views { view.evaluate() } }
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.hud.isVisible && state.changesByHUD == 0)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible && state.value == nil && state.changesByHUD == 1)
  }

  @Test("The button of a shared toast works, also where each modifier has its own closure")
  func button() throws {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    var retries = 0
    func binding() -> HUDBinding {
      error(state, action: HUD.Action("Retry") { retries += 1 })
    }
    let views = [app.appear { binding() }, app.appear { binding() }]
    app.graph.advance(by: .milliseconds(500))
    let panel = try #require(app.hud.panel?.frame)
    Device.tap(CGPoint(x: panel.maxX - 30, y: panel.maxY - 24), in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    #expect(retries == 1 && !app.hud.isVisible)
    #expect(state.value == nil && state.changesByHUD == 1)
    for view in views { view.update() }
    #expect(!app.hud.isVisible)
  }

  @Test(
    "The toast of a detail survives a swipe back to its list that is cancelled, or ends",
    arguments: [false, true])
  func swipeBack(ends: Bool) {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(nil as String?)
    let list = app.appear { error(state) }
    let detail = app.view { error(state) }
    app.graph.update {
      detail.make()
      detail.evaluate()
      app.add(detail)
      list.hosting.removeFromSuperview()
    }
    app.graph.update {
      state.value = "No connection"
      list.evaluate()
      detail.evaluate()
    }
    app.graph.advance(by: .milliseconds(500))
    app.graph.update { app.add(list) }
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible && state.changesByHUD == 0)
    app.graph.update {
      if ends { detail.dismantle() } else { list.hosting.removeFromSuperview() }
    }
    app.graph.advance(by: .milliseconds(500))
    #expect(app.shown?.status == "No connection")
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible && state.value == nil && state.changesByHUD == 1)
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    // The list comes back, and has not been evaluated.
    app.graph.update {
      list.hosting.removeFromSuperview()
      app.add(list)
    }
    app.graph.advance(by: .milliseconds(500))
    #expect(!app.hud.isVisible)
  }

  @Test("The presenters of a shared toast are released with it")
  func released() {
    let app = SwiftUIApp()
    let state = app.state("No connection" as String?)
    weak var first: HUDPresenter?
    weak var second: HUDPresenter?
    func run() {
      let views = [app.appear { error(state) }, app.appear { error(state) }]
      (first, second) = (views[0].presenter, views[1].presenter)
      app.graph.update { for view in views { view.dismantle() } }
    }
    run()
    #expect(app.hud.isVisible && first != nil && second != nil)
    app.graph.advance(by: .seconds(3))
    #expect(first == nil && second == nil && state.changesByHUD == 1)
  }
}
