import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The modifiers that show a toast without an item: a success, and each change of a value. And those
/// that follow a `Progress`.
@MainActor @Suite(.onDouble) struct ResultTests {
  private func appear(
    _ indicator: HUD.Indicator, while state: AppState<Bool>, in app: SwiftUIApp,
    for duration: Duration? = nil
  ) -> ModifiedView {
    app.appear {
      HUDBinding(
        while: state,
        WantedHUD(
          HUD.Content(indicator, status: "Saved"), isToast: indicator == .success,
          options: HUD.Options(duration: duration)))
    }
  }

  @Test("A success is a toast, which ends after the time of its text and sets the binding back")
  func success() {
    let app = SwiftUIApp()
    let state = app.state(true)
    let view = appear(.success, while: state, in: app)
    #expect(app.hud.isVisible)
    app.graph.advance(by: .milliseconds(2_500))
    #expect(!app.hud.isVisible)
    #expect(!state.value && state.changesByHUD == 1)
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
  }

  @Test(
    "Any other indicator stays as long as its binding is true, unless it has a duration",
    arguments: [HUD.Indicator.warning, .error, .info, .spinner, .ring(0.5), .none])
  func others(indicator: HUD.Indicator) {
    let app = SwiftUIApp()
    let (long, short) = (app.state(true), app.state(true))
    let view = appear(indicator, while: long, in: app)
    app.graph.advance(by: .seconds(20))
    #expect(app.hud.isVisible && long.value)
    long.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    let second = appear(indicator, while: short, in: app, for: .seconds(1))
    #expect(app.hud.isVisible)
    app.graph.advance(by: .seconds(2))
    second.update()
    #expect(!app.hud.isVisible && !short.value && short.changesByHUD == 1)
  }

  // MARK: Changes

  /// Shows a view with a modifier that shows a toast each time that `value` changes.
  private func appear(_ value: AppState<Int>, in app: SwiftUIApp) -> ModifiedView {
    app.appear {
      let identity = WantedHUD.Identity.change(value.value)
      let wanted = WantedHUD(HUD.Content(.success, status: "Saved"), identity: identity)
      return HUDBinding(read: { wanted })
    }
  }

  @Test("Each change of a value shows a toast, and the first value shows none")
  func changes() {
    let app = SwiftUIApp()
    let saves = app.state(5)
    let view = appear(saves, in: app)
    view.update()
    #expect(!app.hud.isVisible)
    for value in [6, 5] {
      saves.value = value
      view.update()
      view.update()
      #expect(app.shown?.status == "Saved")
      app.graph.advance(by: .milliseconds(2_500))
      view.update()
      app.graph.advance(by: .seconds(1))
      #expect(!app.hud.isVisible)
    }
  }

  // MARK: Progress

  @Test("A `Progress` keeps its value and its Cancel button while a detail comes and changes")
  func progressWithDetail() {
    let app = SwiftUIApp()
    let state = app.state("3 photos")
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    progress.isCancellable = true
    let view = app.appear {
      let content = HUD.Content(.bar, status: "Importing", detail: state.value)
      let wanted = WantedHUD(content, tracked: progress)
      return HUDBinding(read: { wanted })
    }
    for detail in ["3 photos", "2 photos"] {
      state.value = detail
      view.update()
      app.graph.advance(by: .seconds(1))
      #expect(app.shown?.detail == detail && app.shown?.indicator.progress == 0.5)
      #expect(app.shown?.action?.role == .cancel)
    }
  }

  @Test("A `Progress` is followed until its end, and another one is followed anew")
  func progress() {
    let app = SwiftUIApp()
    let state = app.state(Progress(totalUnitCount: 10))
    let view = app.appear {
      let wanted = WantedHUD(HUD.Content(.bar, status: "Importing"), tracked: state.value)
      return HUDBinding(read: { wanted })
    }
    app.graph.advance(by: .seconds(1))
    #expect(app.shown?.status == "Importing" && app.shown?.indicator.progress == 0)
    state.value.completedUnitCount = 5
    app.graph.advance(by: .seconds(1))
    #expect(app.shown?.indicator.progress == 0.5)
    state.value.completedUnitCount = 10
    app.graph.advance(by: .seconds(2))
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(!app.hud.isVisible)
    state.value = Progress(totalUnitCount: 2)
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(app.hud.isVisible && app.shown?.indicator.progress == 0)
  }
}
