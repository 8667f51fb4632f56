import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Traits that the app sets on its window or its root controller.
@MainActor @Suite(.onDouble) struct WindowTraitTests {
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

  @Test("What overrides the traits of the app's window is the HUD's")
  func overrides() throws {
    let phone = Phone()
    phone.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    phone.window.traitOverrides.userInterfaceStyle = .dark
    phone.window.traitOverrides.layoutDirection = .rightToLeft
    phone.window.traitOverrides.accessibilityContrast = .high
    phone.window.traitOverrides.legibilityWeight = .bold
    #expect(phone.window.traitCollection.userInterfaceStyle == .dark)
    #expect(phone.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    phone.show()
    let metrics = phone.host.metrics
    #expect(abs(metrics.textScale - 23 / 17) < 0.05)
    #expect(metrics.isDark && metrics.isRightToLeft && metrics.increasesContrast)
    let stage = try #require(phone.stage)
    #expect(stage.traitCollection.legibilityWeight == .bold)
  }
}
