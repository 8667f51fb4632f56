import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Compares the HUD on the phone double with the offscreen host: are UIKit's views and layers where
/// they belong?
@MainActor
@Suite("Likeness to the offscreen host", .onDouble)
struct PictureComparisonTests {
  @Test("A HUD looks on the phone as it does offscreen", arguments: Scenario.all)
  func likeness(of scenario: Scenario) throws {
    try #expect(differences(of: scenario, on: subject(scale: 1)) == [])
  }

  @Test(
    "A HUD looks on the phone as it does offscreen, also at two pixels a point",
    arguments: Scenario.few)
  func likenessAtTwoPixelsAPoint(of scenario: Scenario) throws {
    try #expect(differences(of: scenario, on: subject(scale: 2)) == [])
  }

  @Test("The pictures are alike at any time of the clock", arguments: [5.113740504820353, 7_777.7])
  func anyTime(start: Double) throws {
    let scenario = try #require(Scenario.all.first { $0.name == "activity to others" })
    let subject = subject(scale: 1)
    Device.keepBusy(for: .seconds(start))
    #expect(try differences(of: scenario, on: subject) == [])
  }

  private func subject(scale: CGFloat) -> HostOnScreen {
    let phone = Phone(system: SystemFeatures())
    let background = HUD.Color(white: 0.96)
    phone.window.backgroundColor = UIColor(white: 0.96, alpha: 1)
    phone.scene.traits.displayScale = scale
    phone.scene.resize(to: CGRect(x: 0, y: 0, width: 360, height: 280), safeArea: .zero)
    return HostOnScreen(
      "UIKit", phone.host, background: background,
      setRightToLeft: {
        phone.scene.traits.layoutDirection = $0 ? .rightToLeft : .leftToRight
      },
      advance: { Device.advance(by: $0) },
      picture: { try picture(of: phone.scene, scale: scale) },
      // On iOS the system's material really blurs what a mask covers.
      tolerance: HostOnScreen.Tolerance(
        rounding: 3, button: nil, scaling: nil, drawsPlainBlur: false))
  }
}
