import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The bindings of the modifiers: a HUD that ends by itself clears its binding, once, and never
/// during an update.
@MainActor @Suite(.onDouble) struct BindingTests {
  @Test("Cancel runs the closure of the latest update, and clears the binding")
  func cancel() throws {
    let app = SwiftUIApp()
    let state = app.state(true)
    var cancelled: [Int] = []
    var evaluations = 0
    let view = app.view {
      evaluations += 1
      let evaluation = evaluations
      return HUDBinding(
        while: state,
        WantedHUD(HUD.Content(status: "Loading…", action: .cancel { cancelled.append(evaluation) }))
      )
    }
    view.appear(in: app.phone.window)
    view.update()
    app.graph.advance(by: .seconds(1))
    let panel = try #require(app.hud.panel?.frame)
    Device.tap(CGPoint(x: panel.midX, y: panel.maxY - 24), in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    #expect(cancelled == [2])
    #expect(!state.value && state.changesByHUD == 1)
  }

  @Test("The app and the user end a HUD at once: it ends once, and the binding is not set again")
  func both() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let log = PostLog(app.hud)
    let view = app.appear(state, options: HUD.Options(dismissal: .tap))
    app.graph.advance(by: .seconds(1))
    let point = app.middle
    app.graph.update {
      state.value = false
      view.evaluate()
    }
    Device.tap(point, in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(state.changesByHUD == 0)
  }

  @Test("A tap, and then the app, which has not heard of it yet, end a HUD once")
  func tapFirst() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let log = PostLog(app.hud)
    let view = app.appear(state, options: HUD.Options(dismissal: .tap))
    app.graph.advance(by: .seconds(1))
    Device.tap(app.middle, in: app.phone.scene)
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(log.reasons == [.dismissedByUser, .dismissedByUser])
    #expect(state.changesByHUD == 0)
  }

  @Test("A binding that the app itself clears while the HUD disappears is not set again")
  func clearedMeanwhile() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear(state)
    app.hud.dismiss()
    // SwiftUI has not evaluated the false value when the HUD has gone.
    state.value = false
    app.graph.advance(by: .seconds(1))
    view.update()
    #expect(!app.hud.isVisible)
    #expect(state.changesByHUD == 0)
  }

  @Test("The app may ask again in the turn in which the binding was cleared")
  func again() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    app.hud.dismiss()
    app.graph.advance(by: .seconds(1))
    #expect(!state.value)
    // SwiftUI has not evaluated the false value.
    state.value = true
    view.update()
    #expect(app.hud.isVisible)
  }

  @Test("A HUD of a binding that cannot be cleared is not shown again until the binding was false")
  func constant() {
    let app = SwiftUIApp()
    let state = app.state(true)
    state.isConstant = true
    let view = app.appear(state)
    app.graph.advance(by: .seconds(1))
    app.hud.dismiss()
    app.graph.advance(by: .seconds(1))
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    state.value = false
    view.update()
    state.value = true
    view.update()
    #expect(app.hud.isVisible)
  }

  @Test("Progress that was dismissed by hand is not shown again until it was nil")
  func progress() {
    let app = SwiftUIApp()
    let state = app.state(0.1 as Double?)
    let view = app.view {
      HUDBinding({ state.value }) {
        WantedHUD(
          HUD.Content(.bar($0), status: "Uploading"), options: HUD.Options(dismissal: .tap))
      }
    }
    view.appear(in: app.phone.window)
    app.graph.advance(by: .seconds(1))
    Device.tap(app.middle, in: app.phone.scene)
    app.graph.advance(by: .seconds(1))
    state.value = 0.2
    view.update()
    #expect(!app.hud.isVisible)
    state.value = nil
    view.update()
    state.value = 0
    view.update()
    #expect(app.hud.isVisible)
  }

  // MARK: Items

  private struct Failure: Equatable {
    let id: Int
    var text: String
  }

  private func appear(
    _ state: AppState<Failure?>, in app: SwiftUIApp,
    identity: @escaping (Failure) -> WantedHUD.Identity
  ) -> ModifiedView {
    app.appear {
      HUDBinding({ state.value }, clear: { state.set(nil) }) {
        WantedHUD(HUD.Content(.info, status: $0.text), identity: identity($0))
      }
    }
  }

  @Test("An item that becomes nil ends its toast, and the binding is not set")
  func itemWithdrawn() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { _ in .content }
    state.value = nil
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.changesByHUD == 0)
  }

  @Test("Another item replaces the toast, has its full time, and is not cleared by the first one")
  func anotherItem() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { .item($0.id) }
    app.graph.advance(by: .milliseconds(1_500))
    state.value = Failure(id: 2, text: "No connection")
    view.update()
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.hud.isVisible)
    #expect(state.value?.id == 2 && state.changesByHUD == 0)
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    #expect(state.value == nil && state.changesByHUD == 1)
  }

  @Test("An item without identity is another one if its content is another one")
  func itemWithoutIdentity() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { _ in .content }
    app.graph.advance(by: .milliseconds(1_500))
    state.value = Failure(id: 1, text: "Still no connection")
    view.update()
    app.graph.advance(by: .milliseconds(1_500))
    #expect(app.hud.isVisible)
    #expect(app.shown?.status == "Still no connection")
  }

  @Test("An item that changes its text keeps its toast and its time")
  func changedItem() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { .item($0.id) }
    app.graph.advance(by: .milliseconds(1_500))
    state.value?.text = "No network"
    view.update()
    #expect(app.shown?.status == "No network")
    app.graph.advance(by: .milliseconds(1_000))
    #expect(!app.hud.isVisible)
  }

  @Test("An item set while the toast of the last one disappears is shown")
  func itemAtTheEnd() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { .item($0.id) }
    app.graph.advance(by: .milliseconds(2_100))
    #expect(!app.hud.isVisible && state.value != nil)
    state.value = Failure(id: 2, text: "No network")
    view.update()
    app.graph.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible)
    #expect(state.value?.id == 2)
  }

  @Test("An item set before the modifier hears of the end of the last toast is shown")
  func itemBeforeTheEndIsKnown() {
    let app = SwiftUIApp()
    let state = app.state(Failure(id: 1, text: "No connection") as Failure?)
    let view = appear(state, in: app) { .item($0.id) }
    Device.advance(by: .seconds(3))
    #expect(app.graph.hasWork && !app.hud.isVisible)
    state.value = Failure(id: 2, text: "No network")
    view.update()
    #expect(app.hud.isVisible && state.changesByHUD == 0)
  }
}
