import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Traits and accessibility settings that change while a HUD is displayed.
@MainActor @Suite(.onDouble) struct TraitTests {
  @Test("[SI24] Dark mode applies to a displayed HUD")
  func dark() throws {
    let phone = Phone(system: SystemFeatures())
    phone.show()
    let text = try #require(phone.stage?.status)
    #expect(text.textColor.cgColor.components == [0, 0, 0, 1])
    phone.scene.traits.userInterfaceStyle = .dark
    #expect(text.textColor.cgColor.components == [1, 1, 1, 1])
    let effect = try #require(phone.stage?.material?.effect as? UIBlurEffect)
    #expect(effect.style == .systemMaterialDark)
    #expect(phone.stage?.animationKeys.contains("backgroundColor") == false)
  }

  @Test("An app that overrides its style to dark has a dark HUD, also from a later call")
  func darkByItself() throws {
    let phone = Phone()
    phone.window.overrideUserInterfaceStyle = .dark
    phone.show()
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
    phone.window.overrideUserInterfaceStyle = .unspecified
    phone.show(HUD.Content(status: "Saving…"))
    #expect(try textColor(on: phone) == [0, 0, 0, 1])
    phone.window.overrideUserInterfaceStyle = .dark
    phone.show(HUD.Content(status: "Still saving…"))
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
  }

  @Test("A style that the app gives its root controller soon applies to the HUD")
  func darkController() throws {
    let phone = Phone()
    let root = try #require(phone.window.rootViewController)
    root.overrideUserInterfaceStyle = .dark
    phone.show()
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
    root.overrideUserInterfaceStyle = .unspecified
    #expect(try textColor(on: phone) == [0, 0, 0, 1])
    phone.window.overrideUserInterfaceStyle = .light
    root.overrideUserInterfaceStyle = .dark
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
  }

  @Test("A HUD has the style of its window, and a HUD that moves to another has the style of that")
  func darkKeyWindow() throws {
    let phone = Phone()
    phone.show()
    let other = UIWindow(windowScene: phone.scene)
    other.overrideUserInterfaceStyle = .dark
    other.makeKeyAndVisible()
    #expect(try textColor(on: phone) == [0, 0, 0, 1])
    phone.show(HUD.Content(status: "Saving…"))
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
    phone.window.overrideUserInterfaceStyle = .dark
    other.overrideUserInterfaceStyle = .light
    #expect(try textColor(on: phone) == [0, 0, 0, 1])
  }

  /// Returns the text's colour a moment after the app has changed its style.
  private func textColor(on phone: Phone) throws -> [CGFloat]? {
    Device.advance(by: .milliseconds(150))
    return try #require(phone.stage?.status).drawnColor.components
  }

  @Test("The tint is that of the root controller's view, also while a sheet makes that grey")
  func tint() throws {
    let phone = Phone()
    let root = try #require(phone.window.rootViewController)
    phone.window.tintColor = .black
    phone.show()
    #expect(phone.stage?.tintColor == .black)
    root.view.tintColor = .white
    Device.advance(by: .milliseconds(150))
    #expect(phone.stage?.tintColor == .white)
    root.present(UIViewController(), animated: false)
    #expect(root.view.tintColor != .white)
    phone.show(HUD.Content(status: "Saving…"))
    #expect(phone.stage?.tintColor == .white)
    root.dismiss(animated: false)
    root.view.tintColor = nil
    Device.advance(by: .milliseconds(150))
    #expect(phone.stage?.tintColor == .black)
  }

  @Test("Text size, direction, contrast and weight are those of the root controller's view")
  func contentTraits() throws {
    let phone = Phone()
    let view = try #require(phone.window.rootViewController?.view)
    phone.show()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.traitOverrides.layoutDirection = .rightToLeft
    view.traitOverrides.accessibilityContrast = .high
    view.traitOverrides.legibilityWeight = .bold
    Device.advance(by: .milliseconds(150))
    #expect(abs(phone.host.metrics.textScale - 33 / 17) < 0.05)
    #expect(phone.host.metrics.isRightToLeft && phone.host.metrics.increasesContrast)
    #expect(phone.stage?.traitCollection.legibilityWeight == .bold)
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    view.traitOverrides.preferredContentSizeCategory = .large
    view.traitOverrides.remove(UITraitLegibilityWeight.self)
    view.traitOverrides.remove(UITraitLayoutDirection.self)
    Device.advance(by: .milliseconds(150))
    #expect(!phone.host.metrics.isRightToLeft && phone.host.metrics.textScale == 1)
    #expect(phone.stage?.traitCollection.legibilityWeight == .regular)
  }

  @Test("A larger text size makes a larger text and a larger panel")
  func textSize() throws {
    let phone = Phone()
    phone.show()
    let before = phone.panel
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    #expect(abs(try #require(phone.stage?.status).font.pointSize - 15 * 33 / 17) < 0.01)
    #expect(phone.panel.width > before.width)
    #expect(phone.panel.height > before.height)
  }

  @Test("The digits are equally wide while an indicator runs")
  func digits() {
    let phone = Phone()
    phone.show(HUD.Content(status: "3 of 7"))
    #expect(phone.stage?.status?.font.hasMonospacedDigits == true)
    phone.hud.showSuccess("7 photos")
    Device.advance(by: .seconds(1))
    #expect(phone.stage?.status?.font.hasMonospacedDigits == false)
  }

  @Test("A font family that the system does not have becomes the system's font")
  func unknownFamily() throws {
    let phone = Phone()
    phone.defaults.style.statusFont = HUD.Font(size: 15, weight: .bold, family: "Helvetia")
    phone.show()
    let font = try #require(phone.stage?.status?.font)
    #expect(font.familyName == UIFont.systemFont(ofSize: 15, weight: .bold).familyName)
    phone.defaults.style.statusFont.family = "DejaVu Sans"
    phone.show()
    #expect(phone.stage?.status?.font.familyName == "DejaVu Sans")
  }

  @Test("A long text in a tall script is cut to whole lines, also at the largest text sizes")
  func tallScript() throws {
    let phone = Phone()
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    let text = String(repeating: "กำลังสำรองข้อมูล ", count: 40)
    for height in stride(from: 40.0, to: 120, by: 10) {
      phone.defaults.style.maximumStatusSize = CGSize(width: 200, height: height)
      phone.show(HUD.Content(status: text))
      let label = try #require(phone.stage?.status)
      // Half a line would show the upper half of its letters.
      let room = CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)
      let wholeLines = (1...9).map { lines in
        label.numberOfLines = lines
        return label.sizeThatFits(room).height.rounded(.up)
      }
      #expect(wholeLines.contains(label.frame.height))
      #expect(label.frame.height <= height * 33 / 17)
    }
  }

  @Test("Texts follow a right-to-left layout direction")
  func direction() throws {
    let phone = Phone()
    phone.show()
    phone.scene.traits.layoutDirection = .rightToLeft
    #expect(phone.stage?.status?.semanticContentAttribute == .forceRightToLeft)
  }

  @Test("Texts also follow a direction that the app forces on its views")
  func forcedDirection() throws {
    let phone = Phone()
    phone.show()
    // As `UIView.appearance()` sets it.
    phone.stage?.semanticContentAttribute = .forceRightToLeft
    phone.hud.setStatus("Saving…")
    Device.settle()
    #expect(phone.stage?.status?.semanticContentAttribute == .forceRightToLeft)
  }

  @Test("Layers have the scale of their screen")
  func scale() throws {
    let phone = Phone()
    phone.show()
    #expect(phone.stage?.bezel.layer.contentsScale == 3)
    phone.scene.traits.displayScale = 2
    #expect(phone.stage?.bezel.layer.contentsScale == 2)
  }

  @Test("Increased contrast makes the panel solid, with an edge")
  func contrast() throws {
    let phone = Phone()
    phone.show()
    #expect(phone.stage?.material != nil)
    phone.scene.traits.accessibilityContrast = .high
    #expect(phone.stage?.material == nil)
    #expect(phone.stage?.bezel.layer.borderWidth == 1)
    #expect(phone.stage?.bezel.layer.backgroundColor?.alpha == 1)
  }

  @Test("Reduced transparency makes the panel solid at once")
  func transparency() {
    let phone = Phone()
    phone.show()
    UIAccessibility.state.reducesTransparency = true
    post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    #expect(phone.stage?.material == nil)
  }

  @Test("[S16] Reduced motion applies to a displayed HUD")
  func motion() throws {
    let phone = Phone()
    phone.show()
    #expect(try #require(phone.stage).ringPeriod == 1)
    UIAccessibility.state.reducesMotion = true
    post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    #expect(try #require(phone.stage).ringPeriod == 3)
    phone.hud.dismiss()
    #expect(phone.stage?.bezel.transform == .identity)
  }

  @Test("[S6] Each change is received once, however often the HUD was shown before")
  func observers() throws {
    let phone = Phone()
    for _ in 0..<5 {
      phone.hud.show(HUD.Content())
      phone.hud.dismiss()
    }
    phone.show()
    let stage = try #require(phone.stage)
    let heard = stage.layoutRequests
    phone.scene.traits.userInterfaceStyle = .dark
    #expect(stage.layoutRequests == heard + 1)
    UIAccessibility.state.reducesMotion = true
    post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    #expect(stage.layoutRequests == heard + 2)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
    Device.settle()
  }
}
