import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The UIKit host on each of Apple's systems that it supports.
@MainActor @Suite(.onDouble) struct PlatformTests {
  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test(
    "The panel avoids a keyboard on the systems where that covers the app",
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
    "A keyboard that was up before the first HUD is avoided on the systems where that covers the app",
    arguments: AppleSystem.allCases)
  func earlierKeyboard(system: AppleSystem) {
    let rest = Phone(system)
    rest.show()
    let middle = rest.panel.midY
    let phone = Phone(system, keyboard: Self.keyboard)
    phone.show()
    #expect((phone.panel.midY < middle) == [.iOS, .macCatalyst].contains(system))
  }

  @Test("There are haptics only on systems that have them", arguments: AppleSystem.allCases)
  func haptics(system: AppleSystem) {
    let phone = Phone(system)
    phone.defaults.behavior.playsHaptics = true
    phone.show(HUD.Content(.error))
    #expect(Device.haptics.map(\.type) == ([.iOS, .macCatalyst].contains(system) ? [.error] : []))
  }

  @Test(
    "The panel follows the tilt only on iOS", arguments: AppleSystem.allCases)
  func tilt(system: AppleSystem) {
    let phone = Phone(system)
    phone.defaults.behavior.followsTilt = true
    phone.show()
    #expect((Device.motionEffectsMade > 0) == (system == .iOS))
  }

  @Test(
    "The panel's material is glass, and blur on visionOS",
    arguments: AppleSystem.allCases)
  func glass(system: AppleSystem) throws {
    let phone = Phone(system)
    phone.show()
    let effect = try #require(phone.stage?.material?.effect)
    #expect((effect is UIGlassEffect) == (system != .visionOS))
    #expect((effect is UIBlurEffect) == (system == .visionOS))
  }

  @Test(
    "The HUD has the size of its window scene, also on systems without a UIScreen",
    arguments: AppleSystem.allCases)
  func size(system: AppleSystem) {
    let phone = Phone(system)
    phone.show(mask: .black)
    for size in [CGSize(width: 1280, height: 720), CGSize(width: 500, height: 900)] {
      phone.scene.resize(to: CGRect(origin: .zero, size: size), safeArea: .zero)
      Device.settle()
      #expect(phone.stage?.bounds.size == size)
      #expect(phone.stage?.maskFill.bounds.size == size)
      #expect(phone.panel.midX.rounded() == size.width / 2)
      #expect(phone.panel.midY.rounded() == size.height / 2)
    }
  }
}
