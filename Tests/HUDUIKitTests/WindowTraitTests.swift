import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Traits that the app sets on its window or its root controller.
@MainActor @Suite(.onDouble) struct WindowTraitTests {
  @Test("The largest text size of the app's window limits the HUD's texts")
  func largestText() {
    let phone = Phone()
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    phone.window.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(
      phone.window.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    phone.show()
    #expect(abs(phone.host.metrics.textScale - 23 / 17) < 0.05)
  }

  @Test("Traits that the app's window no longer overrides are the system's again")
  func noLonger() {
    let phone = Phone()
    phone.window.maximumContentSizeCategory = .large
    phone.window.traitOverrides.accessibilityContrast = .high
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    phone.show()
    #expect(phone.host.metrics.textScale == 1)
    phone.window.maximumContentSizeCategory = nil
    phone.window.traitOverrides.remove(UITraitAccessibilityContrast.self)
    Device.advance(by: .milliseconds(150))
    #expect(abs(phone.host.metrics.textScale - 33 / 17) < 0.05)
    #expect(!phone.host.metrics.increasesContrast)
  }

  @Test("The text size that overrides the app window's is the HUD's")
  func textSize() {
    let phone = Phone()
    phone.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    phone.show()
    #expect(abs(phone.host.metrics.textScale - 23 / 17) < 0.05)
  }

  @Test("An override of the app window's interface style is the HUD's")
  func style() {
    let phone = Phone()
    phone.window.traitOverrides.userInterfaceStyle = .dark
    #expect(phone.window.traitCollection.userInterfaceStyle == .dark)
    phone.show()
    #expect(phone.host.metrics.isDark)
  }

  @Test("An override of the app window's layout direction is the HUD's")
  func direction() {
    let phone = Phone()
    phone.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(phone.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    phone.show()
    #expect(phone.host.metrics.isRightToLeft)
  }

  @Test("An override of the app window's contrast is the HUD's")
  func contrast() {
    let phone = Phone()
    phone.window.traitOverrides.accessibilityContrast = .high
    phone.show()
    #expect(phone.host.metrics.increasesContrast)
  }

  @Test("Bold text that the app's window overrides applies to the HUD")
  func boldText() throws {
    let phone = Phone()
    phone.window.traitOverrides.legibilityWeight = .bold
    phone.show()
    let stage = try #require(phone.stage)
    #expect(stage.traitCollection.legibilityWeight == .bold)
  }
}
