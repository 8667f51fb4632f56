import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The edge of a panel of material, on an app of the panel's own colour.
@MainActor @Suite(.onDouble) struct MaterialEdgeTests {
  private func phone(
    glass: Bool = false, style: HUD.Style = HUD.Style(), castsShadow: Bool = true
  ) -> Phone {
    let phone = Phone(system: SystemFeatures(hasGlass: glass))
    phone.window.backgroundColor = .white
    phone.defaults.style = style
    phone.defaults.style.castsShadow = castsShadow
    phone.show(HUD.Content(.none, status: "Saved"))
    return phone
  }

  @Test(
    "A shadow lies around a panel of material, and not below it",
    arguments: [HUD.Style(), .compact])
  func shadow(style: HUD.Style) throws {
    // Only one phone is on at a time.
    let without = phone(style: style, castsShadow: false)
    let (plain, panel) = try (picture(of: without.scene, scale: 2), without.panel)
    let with = phone(style: style)
    let seen = try picture(of: with.scene, scale: 2)
    #expect(with.panel == panel)
    func pixel(_ picture: Surface, _ x: CGFloat, _ y: CGFloat) -> UInt8 {
      picture[Int(x * 2), Int(y * 2)].red
    }
    for inset in [2, 4, 8] as [CGFloat] {
      for (x, y) in [
        (panel.midX, panel.minY + inset), (panel.midX, panel.maxY - inset),
        (panel.minX + inset, panel.midY), (panel.maxX - inset, panel.midY),
      ] {
        // Cairo's masks round. A whole shadow would take away forty.
        #expect(abs(Int(pixel(seen, x, y)) - Int(pixel(plain, x, y))) <= 1)
      }
    }
    #expect(pixel(plain, panel.midX, panel.maxY + 4) == 255)
    #expect(pixel(seen, panel.midX, panel.maxY + 4) < 250)
  }

  @Test("The hairline of a panel of material is above the material")
  func hairline() throws {
    let phone = phone()
    let stage = try #require(phone.stage)
    #expect(stage.bezel.layer.borderWidth == 0.5)
    #expect(stage.bezel.layer.borderColor?.alpha == 0.1)
    let material = try #require(stage.material)
    #expect(stage.subviews == [stage.maskFill, material, stage.bezel])
  }

  @Test("Panel, material and shadow have the same continuous corners")
  func corners() throws {
    let phone = phone()
    phone.show(HUD.Content(.spinner, status: "Loading"))
    let stage = try #require(phone.stage)
    let (bezel, material) = try (stage.bezel.layer, #require(stage.material).layer)
    #expect(bezel.cornerCurve == .continuous && material.cornerCurve == .continuous)
    #expect(bezel.cornerRadius == material.cornerRadius && bezel.cornerRadius == 24)
    let outline = CGPath.roundedRect(bezel.bounds, cornerRadius: 24, isContinuous: true)
    #expect(bezel.sublayers?.first?.shadowPath == outline)
    phone.defaults.style = .compact
    phone.show(HUD.Content(.spinner, status: "Loading"))
    #expect(bezel.cornerCurve == .circular && material.cornerCurve == .circular)
  }

  @Test("Glass has its own edge, and gets neither shadow nor hairline")
  func glass() throws {
    let phone = phone(glass: true)
    let bezel = try #require(phone.stage).bezel.layer
    #expect(bezel.borderWidth == 0)
    #expect(!bezel.below.contains { $0.shadowPath != nil && $0.shadowOpacity > 0 })
  }
}
