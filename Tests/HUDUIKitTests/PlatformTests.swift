import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// One host, and each of Apple's systems that it runs on.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlatformTests {
  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test(
    "The panel keeps clear of a keyboard where that comes up over the app, and nowhere else",
    arguments: AppleSystem.allCases)
  func keyboard(system: AppleSystem) {
    let phone = Phone(system)
    phone.show()
    let rest = phone.panel
    Device.setKeyboard(Self.keyboard)
    #expect((phone.panel.midY < rest.midY) == [.iOS, .macCatalyst].contains(system))
    Device.setKeyboard(nil)
    #expect(phone.panel == rest)
  }

  @Test(
    "A keyboard that was up before the first HUD counts only where it comes up over the app",
    arguments: AppleSystem.allCases)
  func earlierKeyboard(system: AppleSystem) {
    let rest = Phone(system)
    rest.show()
    let middle = rest.panel.midY
    let phone = Phone(system, keyboard: Self.keyboard)
    phone.show()
    #expect((phone.panel.midY < middle) == [.iOS, .macCatalyst].contains(system))
  }

  @Test("An error is felt only where something can be felt", arguments: AppleSystem.allCases)
  func haptics(system: AppleSystem) {
    let phone = Phone(system)
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.error))
    #expect(Device.haptics.map(\.type) == ([.iOS, .macCatalyst].contains(system) ? [.error] : []))
  }

  @Test(
    "The panel drifts only where the user tilts the screen", arguments: AppleSystem.allCases)
  func tilt(system: AppleSystem) {
    let phone = Phone(system)
    phone.defaults.behavior.followsTilt = true
    phone.show()
    #expect((Device.motionEffectsMade > 0) == (system == .iOS))
  }

  @Test(
    "The panel is of glass where a view can be, and of blur elsewhere",
    arguments: AppleSystem.allCases)
  func glass(system: AppleSystem) throws {
    let phone = Phone(system)
    phone.show()
    let effect = try #require(phone.stage?.material?.effect)
    #expect((effect is UIGlassEffect) == (system != .visionOS))
    #expect((effect is UIBlurEffect) == (system == .visionOS))
  }

  @Test(
    "The window scene decides the size, also where there is no screen",
    arguments: AppleSystem.allCases)
  func size(system: AppleSystem) {
    let phone = Phone(system)
    phone.show(mask: .black)
    for size in [CGSize(width: 1280, height: 720), CGSize(width: 500, height: 900)] {
      phone.scene.resize(to: CGRect(origin: .zero, size: size), safeArea: .zero)
      Device.settle()
      #expect(phone.hudWindow?.bounds.size == size)
      #expect(phone.stage?.maskFill.bounds.size == size)
      #expect(phone.panel.midX.rounded() == size.width / 2)
      #expect(phone.panel.midY.rounded() == size.height / 2)
    }
  }

  @Test(
    "The HUD answers for the app's bars where there are any, and follows nothing elsewhere",
    arguments: AppleSystem.allCases)
  func bars(system: AppleSystem) {
    let phone = Phone(system)
    phone.show()
    phone.window.rootViewController = Dark()
    Device.advance(by: .seconds(1))
    let hasBars = [.iOS, .macCatalyst].contains(system)
    #expect((phone.scene.appearance.statusBarStyle == .lightContent) == hasBars)
  }
}

private final class Dark: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
