import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Tests both ways of each branch that depends on the system's version.
///
/// On the double every version counts as available, so these tests cannot show which way a device
/// takes. `Tests/Tools/AppleCheck` finds a missing availability check.
@MainActor @Suite(.onDouble) struct AvailabilityTests {
  @Test(
    "[S20] The panel's material is glass where the system has it, and blur otherwise",
    arguments: [true, false])
  func glass(has: Bool) throws {
    let phone = Phone(system: SystemFeatures(hasGlass: has))
    phone.show(mask: .blur)
    let material = try #require(phone.stage?.material)
    #expect((material.effect is UIGlassEffect) == has)
    #expect((material.effect is UIBlurEffect) == !has)
    // Glass brings its own tint.
    #expect((material.contentView.backgroundColor?.cgColor.alpha == 0) == has)
    #expect(phone.stage?.maskMaterial?.effect is UIBlurEffect)
  }

  @Test("[S20] Glass has the style's corner radius and is not clipped")
  func glassCorners() throws {
    let phone = Phone()
    phone.defaults.style.cornerRadius = 9
    phone.show()
    let material = try #require(phone.stage?.material)
    #expect(material.layer.cornerRadius == 9)
    #expect(!material.clipsToBounds)
    phone.defaults.style.cornerRadius = 12
    phone.show()
    #expect(material.layer.cornerRadius == 12)
  }

  @Test("Glass takes the app's tint, and not the default tint for a blur")
  func glassTint() throws {
    let phone = Phone()
    phone.show()
    #expect(try phone.glass().tintColor == nil)
    phone.defaults.style.bezel = .material(tint: HUD.Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    phone.show()
    #expect(try phone.glass().tintColor?.cgColor.components == [1, 0, 0, 0.5])
    phone.defaults.style.bezel = .material
    phone.show()
    #expect(try phone.glass().tintColor == nil)
  }
}

extension Phone {
  fileprivate func glass() throws -> UIGlassEffect {
    try #require(stage?.material?.effect as? UIGlassEffect)
  }
}
