import HUDAppKitDouble
import HUDCairo
import HUDCore
import HUDHostContract
import Testing

@testable import HUDAppKitOnDouble

/// Compares the HUD in a window of the double with the offscreen host: are AppKit's views and the
/// HUD's layers where they belong?
@MainActor
@Suite("Likeness to the offscreen host on a Mac", .onDouble)
struct PictureComparisonTests {
  @Test("A HUD looks on a Mac as it does offscreen", arguments: Scenario.all)
  func likeness(of scenario: Scenario) throws {
    let differences = try differences(of: scenario, on: subject(scale: 1))
    #expect(differences == [])
  }

  @Test(
    "A HUD looks on a Mac as it does offscreen, also at two pixels a point",
    arguments: Scenario.few)
  func likenessAtTwoPixelsAPoint(of scenario: Scenario) throws {
    let differences = try differences(of: scenario, on: subject(scale: 2))
    #expect(differences == [])
  }

  private func subject(scale: CGFloat) -> HostOnScreen {
    Device.setScreens([NSScreen(scale: scale)])
    let window = NSWindow(
      contentRect: CGRect(x: 100, y: 100, width: 360, height: 280),
      styleMask: [.borderless, .resizable],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.backgroundColor = NSColor(white: 0.96, alpha: 1)
    window.makeKeyAndOrderFront(nil)
    Device.atEnd { window.close() }
    return HostOnScreen(
      "AppKit", AppKitHost(KeyWindowAttachment(), system: SystemFeatures()),
      background: HUD.Color(white: 0.96),
      setRightToLeft: { Device.isRightToLeft = $0 },
      advance: { Device.advance(by: $0) },
      picture: { try picture(of: window, scale: scale) },
      // AppKit's material really blurs what a mask covers.
      tolerance: HostOnScreen.Tolerance(
        rounding: 3, button: nil, scaling: nil, drawsPlainBlur: false))
  }
}
