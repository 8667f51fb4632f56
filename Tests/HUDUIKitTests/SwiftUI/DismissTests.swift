import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The closure that a modifier calls with the reason after its HUD has ended, and the toasts of
/// errors.
@MainActor @Suite(.onDouble) struct DismissTests {
  /// Shows a HUD whose end writes the reason, and whether the binding was still set, into `ends`.
  private func appear(
    _ state: AppState<Bool>, in app: SwiftUIApp, options: HUD.Options = HUD.Options(), ends: Ends
  ) -> ModifiedView {
    app.appear {
      var binding = HUDBinding(
        while: state, WantedHUD(HUD.Content(status: "Loading…"), options: options))
      binding.onDismiss = { reason in
        if app.graph.isUpdating { Issue.record("The closure is called during an update.") }
        ends.reasons.append(reason)
        ends.wasSet = state.value
      }
      return binding
    }
  }

  private final class Ends {
    var reasons: [HUD.Reason] = []
    var wasSet: Bool?
  }

  @Test("A tap calls the closure with its reason, once, after the binding was cleared")
  func tap() {
    let app = SwiftUIApp()
    let (state, ends) = (app.state(true), Ends())
    let view = appear(state, in: app, options: HUD.Options(dismissal: .tap), ends: ends)
    app.graph.advance(by: .seconds(1))
    Device.tap(app.middle, in: app.phone.scene)
    #expect(ends.reasons == [])
    app.graph.advance(by: .seconds(1))
    view.update()
    #expect(ends.reasons == [.dismissedByUser])
    #expect(ends.wasSet == false)
  }

  @Test("The app's own end calls the closure too, once the HUD has disappeared")
  func byTheApp() {
    let app = SwiftUIApp()
    let (state, ends) = (app.state(true), Ends())
    let view = appear(state, in: app, ends: ends)
    app.graph.advance(by: .seconds(1))
    state.value = false
    view.update()
    #expect(ends.reasons == [])
    app.graph.advance(by: .seconds(1))
    #expect(ends.reasons == [.ended])
  }

  @Test("The closure of a removed view is called", arguments: [nil, Duration.seconds(2)])
  func removed(duration: Duration?) {
    let app = SwiftUIApp()
    let (state, ends) = (app.state(true), Ends())
    let view = appear(state, in: app, options: HUD.Options(duration: duration), ends: ends)
    app.graph.advance(by: .seconds(1))
    app.graph.update { view.dismantle() }
    app.graph.advance(by: .seconds(2))
    #expect(ends.reasons == [duration == nil ? .ended : .timedOut])
  }

  @Test("A HUD that never appeared calls the closure with that reason")
  func neverShown() {
    let app = SwiftUIApp()
    let (state, ends) = (app.state(true), Ends())
    let view = appear(state, in: app, options: HUD.Options(graceTime: .seconds(1)), ends: ends)
    state.value = false
    view.update()
    app.graph.advance(by: .seconds(1))
    #expect(ends.reasons == [.neverShown])
  }

  // MARK: Errors

  private struct NoConnection: LocalizedError {
    let errorDescription: String? = "No connection"
  }

  private func appear(_ state: AppState<(any Error)?>, in app: SwiftUIApp) -> ModifiedView {
    app.appear {
      HUDBinding({ state.value }, clear: { state.set(nil) }) {
        WantedHUD(.error($0 as any Error), identity: .content)
      }
    }
  }

  @Test("An error is shown with a cross and its description, and cleared with its toast")
  func error() {
    let app = SwiftUIApp()
    let state = app.state(nil as (any Error)?)
    let view = appear(state, in: app)
    state.value = NoConnection()
    view.update()
    #expect(app.shown == HUD.Content(.error, status: "No connection"))
    app.graph.advance(by: .seconds(5))
    #expect(!app.hud.isVisible)
    #expect(state.value == nil && state.changesByHUD == 1)
  }

  @Test("A cancellation shows nothing, and is cleared after the update")
  func cancellation() {
    let app = SwiftUIApp()
    let log = PostLog(app.hud)
    let state = app.state(nil as (any Error)?)
    let view = appear(state, in: app)
    state.value = CancellationError()
    view.update()
    #expect(state.value == nil && state.changesByHUD == 1)
    app.graph.advance(by: .seconds(1))
    #expect(log.kinds == [])
  }

  @Test("An error that replaces a cancellation before it was cleared is shown")
  func errorAfterCancellation() {
    let app = SwiftUIApp()
    let state = app.state(nil as (any Error)?)
    let view = appear(state, in: app)
    app.graph.update {
      state.value = CancellationError()
      view.evaluate()
      state.value = NoConnection()
      view.evaluate()
    }
    #expect(app.shown?.status == "No connection")
    #expect(state.changesByHUD == 0)
  }
}
