import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Traits that the app sets on its own window. UIKit does not pass them on to the HUD's window.
@MainActor @Suite(.onDouble) struct WindowTraitTests {
  @Test("The largest text size of the app's window limits the HUD's texts")
  func largestText() {
    let phone = Phone()
    phone.scene.traits.preferredContentSizeCategory = .accessibilityLarge
    phone.window.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(
      phone.window.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    phone.show()
    withKnownIssue("An app that limits its text size gets a HUD with larger texts than its own.") {
      #expect(abs(phone.host.metrics.textScale - 23 / 17) < 0.05)
    }
  }

  @Test("The text size that overrides the app window's is the HUD's")
  func textSize() {
    let phone = Phone()
    phone.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    phone.show()
    withKnownIssue("The HUD ignores a text size in the trait overrides of the app's window.") {
      #expect(abs(phone.host.metrics.textScale - 23 / 17) < 0.05)
    }
  }

  @Test("An override of the app window's interface style is the HUD's")
  func style() {
    let phone = Phone()
    phone.window.traitOverrides.userInterfaceStyle = .dark
    #expect(phone.window.traitCollection.userInterfaceStyle == .dark)
    phone.show()
    withKnownIssue("The HUD ignores an interface style in the trait overrides of the app's window.")
    {
      #expect(phone.host.metrics.isDark)
    }
  }

  @Test("An override of the app window's layout direction is the HUD's")
  func direction() {
    let phone = Phone()
    phone.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(phone.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    phone.show()
    withKnownIssue("The HUD ignores a layout direction in the trait overrides of the app's window.")
    {
      #expect(phone.host.metrics.isRightToLeft)
    }
  }

  @Test("An override of the app window's contrast is the HUD's")
  func contrast() {
    let phone = Phone()
    phone.window.traitOverrides.accessibilityContrast = .high
    phone.show()
    withKnownIssue("The HUD ignores a contrast in the trait overrides of the app's window.") {
      #expect(phone.host.metrics.increasesContrast)
    }
  }

  @Test("Bold text that the app's window overrides applies to the HUD")
  func boldText() throws {
    let phone = Phone()
    phone.window.traitOverrides.legibilityWeight = .bold
    phone.show()
    let stage = try #require(phone.stage)
    withKnownIssue(
      "The HUD ignores a legibility weight in the trait overrides of the app's window."
    ) {
      #expect(stage.traitCollection.legibilityWeight == .bold)
    }
  }

  @Test("A tint that the app gives its window applies to a displayed HUD")
  func tint() throws {
    let phone = Phone()
    phone.show()
    phone.window.tintColor = .black
    Device.settle()
    let window = try #require(phone.hudWindow)
    withKnownIssue("The HUD takes the window's tint over only with its next change.") {
      #expect(window.tintColor == .black)
    }
  }
}
