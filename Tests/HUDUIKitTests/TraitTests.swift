import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The surroundings change under a HUD that is on show.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TraitTests {
  @Test("[SI21] Rotation: the panel stands in the middle of the new size")
  func rotation() {
    let phone = Phone()
    phone.show(mask: .black)
    Device.rotate(
      phone.scene, to: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(abs(phone.panel.midX - 422) < 0.5)
    #expect(abs(phone.panel.midY - (390 - 21) / 2) < 0.5)
    #expect(phone.stage?.maskFill.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test(
    "[SI24] Dark mode reaches a HUD that is on show, by the old and the new way to hear of it",
    arguments: [false, true])
  func dark(registers: Bool) throws {
    let phone = Phone(system: SystemFeatures(registersForTraits: registers))
    phone.show()
    let text = try #require(phone.stage?.status)
    #expect(text.textColor.cgColor.components == [0, 0, 0, 1])
    phone.scene.traits.userInterfaceStyle = .dark
    #expect(text.textColor.cgColor.components == [1, 1, 1, 1])
    let effect = try #require(phone.stage?.material?.effect as? UIBlurEffect)
    #expect(effect.style == .systemMaterialDark)
    #expect(phone.stage?.animationKeys.contains("backgroundColor") == false)
  }

  @Test("An app that is dark by itself has a dark HUD, also when it becomes so under one")
  func darkByItself() throws {
    let phone = Phone()
    phone.window.overrideUserInterfaceStyle = .dark
    phone.show()
    let text = try #require(phone.stage?.status)
    #expect(text.textColor.cgColor.components == [1, 1, 1, 1])
    phone.window.overrideUserInterfaceStyle = .unspecified
    phone.show(HUD.Content(status: "Saving…"))
    #expect(text.textColor.cgColor.components == [0, 0, 0, 1])
    phone.window.overrideUserInterfaceStyle = .dark
    phone.show(HUD.Content(status: "Still saving…"))
    #expect(text.textColor.cgColor.components == [1, 1, 1, 1])
  }

  @Test("A style that the app gives its window counts at once under a HUD that stands")
  func darkUnderAHUD() throws {
    let phone = Phone()
    phone.show()
    for _ in 0..<2 {
      phone.window.overrideUserInterfaceStyle = .dark
      #expect(try textColor(on: phone) == [1, 1, 1, 1])
      phone.window.overrideUserInterfaceStyle = .unspecified
      #expect(try textColor(on: phone) == [0, 0, 0, 1])
    }
  }

  @Test("An app whose first controller is dark by itself has a dark HUD, and at once")
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
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(root.view.traitListeners == 0)
  }

  @Test("A window that becomes the key one brings its style at once, and the first's is over")
  func darkKeyWindow() throws {
    let phone = Phone()
    phone.show()
    let other = UIWindow(windowScene: phone.scene)
    other.overrideUserInterfaceStyle = .dark
    other.makeKeyAndVisible()
    #expect(try textColor(on: phone) == [1, 1, 1, 1])
    #expect(phone.window.traitListeners == 0)
    other.overrideUserInterfaceStyle = .light
    #expect(try textColor(on: phone) == [0, 0, 0, 1])
  }

  @Test("[S6] Nobody listens to the app's window any more once the HUD is gone")
  func appWindowIsLeftAlone() {
    let phone = Phone()
    for _ in 0..<3 {
      phone.show()
      #expect(phone.window.traitListeners == 1)
      phone.hud.dismiss()
      Device.advance(by: .seconds(1))
      #expect(phone.window.traitListeners == 0)
    }
  }

  private func textColor(on phone: Phone) throws -> [CGFloat]? {
    Device.settle()
    return try #require(phone.stage?.status).textColor.cgColor.components
  }

  @Test("A larger text size makes larger text, and a larger panel", arguments: [false, true])
  func textSize(registers: Bool) throws {
    let phone = Phone(system: SystemFeatures(registersForTraits: registers))
    phone.show()
    let before = phone.panel
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    #expect(abs(try #require(phone.stage?.status).font.pointSize - 15 * 33 / 17) < 0.01)
    #expect(phone.panel.width > before.width)
    #expect(phone.panel.height > before.height)
  }

  @Test("A font family that the system does not know is the system's own")
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

  @Test("A long text in a tall script is cut to whole lines, and shown, also at the largest sizes")
  func tallScript() throws {
    let phone = Phone()
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    let text = String(repeating: "กำลังสำรองข้อมูล ", count: 40)
    for height in stride(from: 40.0, to: 120, by: 10) {
      phone.defaults.style.maximumStatusSize = CGSize(width: 200, height: height)
      phone.show(HUD.Content(status: text))
      let label = try #require(phone.stage?.status)
      // Half a line would show as half of each letter.
      let room = CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)
      let wholeLines = (1...9).map { lines in
        label.numberOfLines = lines
        return label.sizeThatFits(room).height.rounded(.up)
      }
      #expect(wholeLines.contains(label.frame.height))
      #expect(label.frame.height <= height * 33 / 17)
    }
  }

  @Test("Right to left is taken over by texts")
  func direction() throws {
    let phone = Phone()
    phone.show()
    phone.scene.traits.layoutDirection = .rightToLeft
    #expect(phone.stage?.status?.semanticContentAttribute == .forceRightToLeft)
  }

  @Test("So is right to left that an app forces upon its views, whatever the system's language")
  func forcedDirection() throws {
    let phone = Phone()
    phone.show()
    // As it comes through `UIView.appearance()`.
    phone.stage?.semanticContentAttribute = .forceRightToLeft
    phone.hud.setStatus("Saving…")
    Device.settle()
    #expect(phone.stage?.status?.semanticContentAttribute == .forceRightToLeft)
  }

  @Test("Layers are drawn for the pixels of the screen they are on")
  func scale() throws {
    let phone = Phone()
    phone.show()
    #expect(phone.stage?.bezel.layer.contentsScale == 3)
    phone.scene.traits.displayScale = 2
    #expect(phone.stage?.bezel.layer.contentsScale == 2)
  }

  @Test("More contrast makes the panel solid, with an edge")
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

  @Test("[S16] Reduced motion applies to a HUD that is on show")
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

  @Test("[S6] Each change is heard once, however often the HUD came and went")
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
    post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    #expect(stage.layoutRequests == heard + 2)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
    Device.settle()
  }
}
