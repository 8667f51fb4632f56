import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.Color(_:)` of a `UIColor`.
@Suite struct ColorTests {
  @Test("A colour is the same by day and by night")
  func components() {
    let color = HUD.Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color == HUD.Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
  }

  @Test("One that follows the appearance does so on show too")
  @MainActor func dynamic() {
    #expect(HUD.Color(.label) == HUD.Color(light: .black, dark: .white))
    let phone = Phone()
    phone.defaults.style.foreground = HUD.Color(.systemBackground)
    phone.show()
    #expect(phone.stage?.title?.textColor == .white)
    phone.scene.traits.userInterfaceStyle = .dark
    Device.settle()
    #expect(phone.stage?.title?.textColor == .black)
  }

  @Test("A wider colour is the nearest in sRGB")
  func wide() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.cgColor.red > 1.09 && red.cgColor.green < -0.22)
    #expect(HUD.Color(red) == HUD.Color(red: 1, green: 0, blue: 0))
    // Inside sRGB it is the same light in other numbers.
    let components = HUD.Color(UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1))
      .cgColor(isDark: false).components
    let expected = [0.5193, 0.3951, 0.2845, 1]
    #expect(zip(components ?? [], expected).allSatisfy { abs($0 - $1) < 0.0005 })
  }
}
