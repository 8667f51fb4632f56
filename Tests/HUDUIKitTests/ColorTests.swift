import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// `HUD.Color` made from a `UIColor`.
@Suite(.onDouble) struct ColorTests {
  @Test("A fixed colour is the same in light and in dark")
  func components() {
    let color = HUD.Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color == HUD.Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
  }

  @Test("A dynamic colour follows the appearance while the HUD is displayed")
  @MainActor func dynamic() {
    #expect(HUD.Color(.label) == HUD.Color(light: .black, dark: .white))
    let phone = Phone()
    phone.defaults.style.foreground = HUD.Color(.systemBackground)
    phone.show()
    #expect(phone.stage?.status?.textColor == .white)
    phone.scene.traits.userInterfaceStyle = .dark
    Device.settle()
    #expect(phone.stage?.status?.textColor == .black)
  }

  @Test("A colour outside sRGB becomes the nearest one inside")
  func wide() throws {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.cgColor.red > 1.09 && red.cgColor.green < -0.22)
    #expect(HUD.Color(red) == HUD.Color(red: 1, green: 0, blue: 0))
    // A colour inside sRGB is converted exactly.
    let inside = HUD.Color(UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1))
    let components = try #require(inside.cgColor(isDark: false).components)
    let expected = [0.5193, 0.3951, 0.2845, 1]
    #expect(components.count == expected.count)
    #expect(zip(components, expected).allSatisfy { abs($0 - $1) < 0.0005 })
  }

  @Test("A dynamic colour also follows the contrast, and so does its faded variant")
  @MainActor func contrast() throws {
    let edge = UIColor { traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): UIColor(white: 0.75, alpha: 1)
      case (.dark, _): UIColor(white: 0.5, alpha: 1)
      case (_, .high): UIColor(white: 0.25, alpha: 1)
      case (_, _): UIColor(white: 0.375, alpha: 1)
      }
    }
    let phone = Phone()
    phone.defaults.style.foreground = HUD.Color(edge)
    phone.show(HUD.Content(status: "Loading…", detail: "3 of 7"))
    func white() throws -> CGFloat {
      Device.settle()
      return try #require(phone.stage?.status).textColor.cgColor.red
    }
    #expect(try white() == 0.375)
    phone.scene.traits.accessibilityContrast = .high
    #expect(try white() == 0.25)
    // The detail has the same colour with an alpha of 0.7.
    #expect(phone.stage?.detail?.textColor.cgColor.red == 0.25)
    phone.scene.traits.userInterfaceStyle = .dark
    #expect(try white() == 0.75)
    phone.scene.traits.accessibilityContrast = .normal
    #expect(try white() == 0.5)
  }
}
