import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The HUD of the environment, and the settings of the views that reach the panel.
@MainActor @Suite(.onDouble) struct ScopeTests {
  private func home(in window: UIWindow, of app: SwiftUIApp) -> SceneHome {
    let view = app.view { HUDBinding() }
    view.appear(in: window)
    return view.home
  }

  @Test("The environment's HUD is that of the scene, whichever scene was used last")
  func scene() {
    let app = SwiftUIApp()
    let other = UIWindowScene("other")
    let home = home(in: Phone.app(in: other), of: app)
    app.phone.window.makeKeyAndVisible()
    let proxy = HUDProxy(scope: HUDScope(home: home), surroundings: Surroundings())
    #expect(proxy.controller === HUD.in(other))
    proxy.show(status: "Here")
    #expect(HUD.in(other).isVisible)
    #expect(!app.hud.isVisible)
  }

  @Test("Without a modifier above, the environment's HUD is the shared one")
  func shared() {
    let proxy = HUDProxy(scope: HUDScope(), surroundings: Surroundings())
    #expect(proxy.controller === HUDController.shared)
  }

  @Test(
    "A style of the subtree applies to the modifiers and calls in it, unless a call has its own")
  func style() {
    let app = SwiftUIApp()
    var scope = HUDScope(styleChanges: [
      { $0.cornerRadius = 3 }, { $0.ringRadius = $0.cornerRadius + 4 },
    ])
    var options = HUD.Options()
    scope.complete(&options)
    let wanted = WantedHUD(HUD.Content(), options: options)
    scope.home = app.appear { HUDBinding(read: { wanted }) }.home
    #expect(app.request?.resolvedOptions.style.cornerRadius == 3)
    #expect(app.request?.resolvedOptions.style.ringRadius == 7)
    let proxy = HUDProxy(scope: scope, surroundings: Surroundings())
    proxy.showSuccess("Saved")
    #expect(app.request?.resolvedOptions.style.cornerRadius == 3)
    proxy.showSuccess("Saved", options: HUD.Options(style: .compact))
    #expect(app.request?.resolvedOptions.style.cornerRadius == 14)
  }

  @Test("An evaluation that makes the same blur again makes no call, and another blur makes one")
  func blur() throws {
    let app = SwiftUIApp()
    let state = app.state(UIBlurEffect.Style.systemMaterialDark)
    let view = app.appear {
      let blur = UIBlurEffect(style: state.value)
      let options = HUD.Options(style: HUD.style.with { $0.bezel = .material(blur) })
      let wanted = WantedHUD(HUD.Content(), options: options)
      return HUDBinding(read: { wanted })
    }
    app.graph.update {
      view.evaluate()
      #expect(!app.graph.hasWork)
    }
    state.value = .systemMaterialLight
    view.update()
    let stage = try #require(app.phone.hudWindow?.stageOverApp)
    #expect((stage.material?.effect as? UIBlurEffect)?.style == .systemMaterialLight)
  }

  @Test("Style changes are equal if they make the same style, though each has a closure of its own")
  func styleEquality() {
    func changes(_ radii: CGFloat...) -> HUDScope {
      HUDScope(styleChanges: radii.map { radius in { $0.cornerRadius = radius } })
    }
    #expect(changes(3) == changes(3))
    #expect(changes(3) != changes(4))
    #expect(changes(3, 4) != changes(4, 3))
    // They differ where the style of the app changes.
    #expect(changes() != changes(HUD.style.cornerRadius))
  }

  // MARK: Surroundings

  private var window: Surroundings {
    Surroundings(isDark: false, isRightToLeft: false, textScale: 1)
  }

  private func appear(
    _ surroundings: AppState<Surroundings>, in app: SwiftUIApp
  ) -> ModifiedView {
    let view = app.appear {
      let wanted = WantedHUD(
        HUD.Content(.bar(0.5), status: "Loading…"), surroundings: surroundings.value)
      return HUDBinding(read: { wanted })
    }
    app.graph.advance(by: .seconds(1))
    return view
  }

  @Test("A view with the settings of its window overrides nothing: the panel follows the window")
  func sameSurroundings() {
    let app = SwiftUIApp()
    let state = app.state(window)
    let view = appear(state, in: app)
    #expect(app.request?.resolvedOptions.overrides == Surroundings())
    #expect(app.request?.resolvedOptions.style.appearance == .automatic)
    app.phone.scene.traits.userInterfaceStyle = .dark
    state.value.isDark = true
    view.update()
    #expect(app.request?.resolvedOptions.style.appearance == .automatic)
  }

  @Test("A dark mode forced on a subtree reaches the panel, and ends with the force")
  func dark() throws {
    let app = SwiftUIApp()
    let state = app.state(window)
    state.value.isDark = true
    let view = appear(state, in: app)
    let stage = try #require(app.phone.hudWindow?.stageOverApp)
    #expect(app.request?.resolvedOptions.style.appearance == .dark)
    #expect(stage.status?.drawnColor.components == [1, 1, 1, 1])
    state.value.isDark = false
    view.update()
    #expect(app.request?.resolvedOptions.style.appearance == .automatic)
    #expect(stage.status?.drawnColor.components == [0, 0, 0, 1])
  }

  @Test("A layout direction and a text size forced on a subtree reach the panel")
  func directionAndSize() throws {
    let app = SwiftUIApp()
    let state = app.state(window)
    let view = appear(state, in: app)
    let stage = try #require(app.phone.hudWindow?.stageOverApp)
    let label = try #require(stage.status)
    let size = label.font.pointSize
    #expect(label.semanticContentAttribute == .forceLeftToRight)
    state.value = Surroundings(isDark: false, isRightToLeft: true, textScale: 2)
    view.update()
    let changed = try #require(stage.status)
    #expect(changed.semanticContentAttribute == .forceRightToLeft)
    #expect(changed.font.pointSize == size * 2)
  }

  @Test("The calls of the environment have the forced settings of their view too")
  func proxy() {
    let app = SwiftUIApp()
    let home = home(in: app.phone.window, of: app)
    var surroundings = window
    surroundings.isDark = true
    let proxy = HUDProxy(scope: HUDScope(home: home), surroundings: surroundings)
    proxy.show(status: "Here")
    #expect(app.request?.resolvedOptions.style.appearance == .dark)
    let plain = HUDProxy(scope: HUDScope(home: home), surroundings: window)
    #expect(plain.options(completing: nil) == nil)
  }
}
