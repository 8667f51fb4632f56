import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A panel of glass. How it looks only a device can tell.
@MainActor @Suite(.onDouble) struct GlassTests {
  private let content = HUD.Content(
    .custom(size: CGSize(width: 40, height: 40)) { UIView() }, status: "Copying",
    detail: "3 of 7", action: HUD.Action("Cancel", role: .plain) {})

  @Test("Everything on a material is in its content view", arguments: [true, false])
  func contentView(isGlass: Bool) throws {
    let phone = Phone(system: SystemFeatures(hasGlass: isGlass))
    phone.show(content)
    let stage = try #require(phone.stage)
    let material = try #require(stage.material)
    let views: [UIView?] = [stage.status, stage.detail, stage.button, stage.indicator]
    for view in views {
      #expect(try #require(view).isDescendant(of: material.contentView))
    }
    // Each where it was without a material.
    let frames = views.map { $0?.layer.convert($0?.bounds ?? .null, to: stage.layer) }
    UIAccessibility.state.reducesTransparency = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
    Device.settle()
    #expect(stage.material == nil)
    for view in views { #expect(try #require(view).isDescendant(of: stage.bezel)) }
    #expect(views.map { $0?.layer.convert($0?.bounds ?? .null, to: stage.layer) } == frames)
    #expect(stage.content.layer.opacity == 1)
  }

  @Test("What is on a material fades in and out with the panel", arguments: [true, false])
  func fades(isGlass: Bool) throws {
    let phone = Phone(system: SystemFeatures(hasGlass: isGlass))
    func expectTogether() throws {
      for _ in 0..<8 {
        let stage = try #require(phone.stage)
        let panel = try #require(stage.bezel.layer.presentation()).opacity
        #expect(try #require(stage.content.layer.presentation()).opacity == panel)
        Device.advance(by: .milliseconds(15))
      }
    }
    phone.hud.show(content)
    Device.settle()
    try expectTogether()
    phone.hud.dismiss()
    try expectTogether()
    phone.hud.show(content)
    Device.advance(by: .seconds(1))
    #expect(phone.stage?.content.layer.opacity == 1)
  }

  @Test("On iOS 26.0, where glass stays without an effect, the panel disappears all the same")
  func glassThatStays() throws {
    let phone = Phone(system: SystemFeatures(hasGlass: true, keepsGlass: true))
    Device.keepsGlass = true
    phone.show(content)
    let material = try #require(phone.stage?.material)
    #expect(material.effect is UIGlassEffect && material.backgroundColor != .clear)
    phone.hud.dismiss()
    #expect(material.drawnAlpha > 0)
    Device.advance(by: .milliseconds(340))
    #expect(material.drawnAlpha < 0.1)
  }

  @Test("Glass follows an appearance that the style fixes, which it does only when it is set anew")
  func fixedAppearance() throws {
    let phone = Phone(system: SystemFeatures(hasGlass: true))
    var style = phone.defaults.style
    for (appearance, expected) in [
      (HUD.Style.Appearance.light, UIUserInterfaceStyle.light), (.dark, .dark),
      (.automatic, .unspecified), (.light, .light), (.automatic, .unspecified),
    ] {
      style.appearance = appearance
      phone.hud.show(content, options: HUD.Options(style: style))
      Device.advance(by: .seconds(1))
      let material = try #require(phone.stage?.material)
      #expect(material.effect is UIGlassEffect)
      #expect(material.styleAtInstallation == expected)
    }
  }

  @Test("Texts on glass are as light or dark as the glass makes them")
  func adapts() throws {
    let phone = Phone()
    phone.show(content)
    let stage = try #require(phone.stage)
    let material = try #require(stage.material)
    for (style, isDark) in [(UIUserInterfaceStyle.dark, true), (.light, false)] {
      // Against the app's own.
      phone.scene.traits.userInterfaceStyle = isDark ? .light : .dark
      material.styleOfGlass = style
      Device.advance(by: .milliseconds(150))
      let ink: CGFloat = isDark ? 1 : 0
      for label in [stage.status, stage.button?.titleLabel] {
        #expect(try #require(label).drawnColor.red == ink)
      }
      let detail = try #require(stage.detail).drawnColor
      #expect(isDark ? detail.red > 0.8 : detail.red < 0.3)
      #expect(phone.host.metrics.glassIsDark == isDark)
    }
    // UIKit itself changes the colours, without a word to the HUD.
    for label in [stage.status, stage.detail, stage.button?.titleLabel] {
      let color = try #require(label?.textColor)
      let (light, dark) = (UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark)
      #expect(
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: light))
          != color.resolvedColor(with: UITraitCollection(userInterfaceStyle: dark)))
    }
    let effect = material.effect
    material.styleOfGlass = .dark
    Device.advance(by: .milliseconds(150))
    #expect(material.effect === effect)
  }

  @Test("The ring follows the glass too, and colours that the app names follow nothing")
  func namedColors() throws {
    let phone = Phone()
    phone.show(HUD.Content(status: "Loading"))
    let stage = try #require(phone.stage)
    try #require(stage.material).styleOfGlass = .dark
    Device.advance(by: .milliseconds(150))
    #expect(stage.strokes.contains { $0.red == 1 })
    let red = HUD.Color(red: 1, green: 0, blue: 0)
    phone.defaults.style.foreground = red
    phone.show(content)
    for label in [stage.status, stage.detail, stage.button?.titleLabel] {
      let color = try #require(label).drawnColor
      #expect(color.red == 1 && color.green == 0)
    }
  }

  @Test("A style that is light or dark makes glass so")
  func appearance() throws {
    let phone = Phone()
    phone.defaults.style.appearance = .dark
    phone.show(content)
    let stage = try #require(phone.stage)
    try #require(stage.material).styleOfGlass = .light
    Device.settle()
    #expect(try #require(stage.status).drawnColor.red == 1)
    phone.defaults.style.appearance = .automatic
    phone.show(content)
    #expect(try #require(stage.status).drawnColor.red == 0)
  }

  @Test("An accent colours the button on glass too")
  func accentOnGlass() throws {
    let phone = Phone(system: SystemFeatures(hasGlass: true))
    phone.defaults.style.accent = HUD.Color(red: 0, green: 0, blue: 1)
    phone.show(HUD.Content(.spinner, status: "Uploading", action: HUD.Action("Cancel") {}))
    let title = try #require(phone.stage?.button?.titleLabel?.textColor)
    #expect(title.cgColor.components == [0, 0, 1, 1])
  }

  @Test("A destructive button stays red on glass")
  func destructive() throws {
    let phone = Phone()
    phone.show(HUD.Content(status: "Sure?", action: HUD.Action("Delete", role: .destructive) {}))
    let color = try #require(phone.stage?.button?.titleLabel).drawnColor
    #expect(color.red > 0.5 && color.green < 0.5)
  }

  // The double traps where glass is put in too early.
  @Test("Glass comes once what it is in can be seen", arguments: [true, false])
  func waits(inAnimation: Bool) throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    view.isFadedByApp = true
    view.alpha = 0
    phone.window.addSubview(view)
    // UIKit's own transitions set the end at once.
    if inAnimation {
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
    }
    let host = UIKitHost(view: view)
    let hud = HUDController { host }
    hud.show(HUD.Content(status: "Loading"))
    Device.settle()
    let material = try #require(host.stage?.material)
    #expect(material.effect == nil)
    // Without an animation there is no frame in which the view could appear by itself.
    #expect(hasFrames == inAnimation)
    view.alpha = 1
    Device.advance(by: .milliseconds(50))
    #expect(material.effect is UIGlassEffect)
    #expect(!hasFrames)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(material.effect == nil)
  }

  @Test("Glass that waits is forgotten with its HUD, and waits for no view that is away")
  func waitsInVain() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    view.isHidden = true
    phone.window.addSubview(view)
    let host = UIKitHost(view: view)
    let hud = HUDController { host }
    hud.show(HUD.Content(status: "Loading"))
    Device.advance(by: .seconds(1))
    view.removeFromSuperview()
    #expect(!hasFrames)
    phone.window.addSubview(view)
    #expect(!hasFrames)
    view.isHidden = false
    view.isFadedByApp = true
    view.alpha = 0
    UIView.animate(withDuration: 9, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
    Device.settle()
    #expect(hasFrames)
    view.isHidden = true
    Device.advance(by: .milliseconds(100))
    #expect(!hasFrames)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(!hasFrames)
    #expect(host.stage == nil)
  }

  /// Whether the app is woken for each frame of the next 50 milliseconds.
  private var hasFrames: Bool {
    let frames = Device.frames
    Device.advance(by: .milliseconds(50))
    return Device.frames - frames > 3
  }

  @Test("An app that asks for the look of older systems gets no glass", arguments: [true, false])
  func compatibility(isAskedFor: Bool) {
    let system = SystemFeatures.newest(
      of: .iOS, info: ["UIDesignRequiresCompatibility": isAskedFor])
    #expect(system.hasGlass != isAskedFor)
    #expect(SystemFeatures.newest(of: .iOS, info: [:]).hasGlass)
    let phone = Phone(system: system)
    phone.show()
    #expect(phone.stage?.material?.effect is UIBlurEffect == isAskedFor)
    #expect(phone.host.metrics.hasGlass != isAskedFor)
  }
}

extension StageView {
  fileprivate var strokes: [CGColor] {
    bezel.layer.below.compactMap { ($0 as? CAShapeLayer)?.strokeColor }
  }
}

extension UIView {
  /// The opacity of the background as it is drawn now.
  fileprivate var drawnAlpha: CGFloat { layer.presentation()?.backgroundColor?.alpha ?? 0 }
}
