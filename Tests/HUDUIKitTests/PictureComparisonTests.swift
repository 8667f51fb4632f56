import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Whether a HUD looks on a phone as it does without a screen: UIKit's views and layers, where they
/// were put.
@MainActor
@Suite("Likeness to the screen in memory", .timeLimit(.minutes(5)))
struct PictureComparisonTests {
  @Test("A HUD looks on a phone as it does without a screen", arguments: Scenario.all)
  func likeness(of scenario: Scenario) throws {
    try #expect(differences(of: scenario, on: subject(scale: 1)) == [])
  }

  @Test("It does so too where each point has four pixels", arguments: Scenario.few)
  func likenessAtTwoPixelsAPoint(of scenario: Scenario) throws {
    try #expect(differences(of: scenario, on: subject(scale: 2)) == [])
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
      // A material of the system's own blurs what a mask covers.
      tolerance: HostOnScreen.Tolerance(
        rounding: 3, button: nil, scaling: nil, drawsPlainBlur: false))
  }
}
