import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel moves as the device is tilted, if the behaviour asks for it.
@MainActor @Suite(.onDouble) struct ParallaxTests {
  private func phone() -> Phone {
    let phone = Phone()
    phone.defaults.behavior.followsTilt = true
    return phone
  }

  private let still = [CGPoint.zero, .zero]
  private let away = [CGPoint(x: 10, y: -5), CGPoint(x: 10, y: -5)]

  private func tilt() { Device.tilt = UIOffset(horizontal: 1, vertical: -0.5) }

  @Test("[MI26] By default no motion effect is made")
  func off() {
    let phone = phone()
    phone.defaults.behavior.followsTilt = HUD.Behavior().followsTilt
    phone.show(mask: .black)
    tilt()
    #expect(phone.drift == still)
    #expect(Device.motionEffectsMade == 0)
  }

  @Test(
    "[MI26] With followsTilt the panel and its material move up to ten points in each direction")
  func on() {
    let phone = phone()
    phone.show()
    #expect(phone.drift == still)
    tilt()
    #expect(phone.drift == away)
    Device.tilt = UIOffset(horizontal: -1, vertical: 1)
    #expect(phone.drift == [CGPoint(x: -10, y: 10), CGPoint(x: -10, y: 10)])
  }

  @Test("A tilt moves the whole panel, and nothing else on the screen")
  func screen() throws {
    let phone = phone()
    phone.window.backgroundColor = .white
    let app = UIView(frame: CGRect(x: 20, y: 60, width: 50, height: 50))
    app.backgroundColor = .black
    phone.window.addSubview(app)
    phone.show(HUD.Content(.ring(0.3), status: "Loading…"))
    let rest = try picture(of: phone.scene)
    Device.tilt = UIOffset(horizontal: 1, vertical: -1)
    let tilted = try picture(of: phone.scene)
    for row in 10..<rest.height {
      for column in 10..<rest.width {
        let isOfApp = row < 120
        let seen = isOfApp ? rest[column, row] : rest[column - 10, min(row + 10, rest.height - 1)]
        guard tilted[column, row] != seen else { continue }
        Issue.record("The pixel at \(column), \(row) did not move with the tilt.")
        return
      }
    }
    #expect(tilted.differs(from: rest))
  }

  @Test("[M8] Each HUD follows the tilt, with a dismissal before it or without")
  func again() {
    let phone = phone()
    for round in 0..<6 {
      phone.show()
      tilt()
      #expect(phone.drift == away)
      if round.isMultiple(of: 3) {
        phone.hud.dismiss()
        Device.advance(by: .seconds(1))
      }
    }
    #expect(phone.stage?.bezel.motionEffects.count == 2)
    #expect(phone.stage?.material?.motionEffects.count == 2)
  }

  @Test("[S16] Turning followsTilt off or on takes effect with the next call")
  func switching() {
    let phone = phone()
    phone.show()
    tilt()
    for isOn in [false, true, false, true] {
      phone.defaults.behavior.followsTilt = isOn
      phone.show()
      #expect(phone.drift == (isOn ? away : still))
    }
  }

  @Test("[S16] Reduced motion stops the effect on a displayed panel, and ending it starts it again")
  func reducedMotion() {
    let phone = phone()
    phone.show()
    tilt()
    for isReduced in [true, false] {
      UIAccessibility.state.reducesMotion = isReduced
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      Device.settle()
      #expect(phone.drift == (isReduced ? still : away))
    }
  }

  @Test("With reduced motion from the start no effect is made")
  func reducedFromTheBeginning() {
    let phone = phone()
    UIAccessibility.state.reducesMotion = true
    phone.show()
    #expect(Device.motionEffectsMade == 0)
  }

  @Test("A material that is added later follows the tilt, and one that is removed is released")
  func lateMaterial() throws {
    let phone = phone()
    phone.show()
    tilt()
    weak let first = phone.stage?.material
    phone.scene.traits.accessibilityContrast = .high
    #expect(first == nil)
    #expect(phone.drift == [away[0]])
    phone.scene.traits.accessibilityContrast = .normal
    #expect(phone.drift == away)
  }

  @Test("The panel follows the tilt after the background, and in another scene")
  func background() {
    let phone = phone()
    phone.show()
    tilt()
    phone.scene.become(.background)
    phone.scene.become(.foregroundActive)
    #expect(phone.drift == away)
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    phone.scene.disconnect()
    #expect(phone.hudWindow(in: other) != nil)
    #expect(phone.drift == away)
  }

  @Test("Touches and layout use the panel's place without the tilt")
  func layout() throws {
    let phone = phone()
    phone.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    let rest = phone.panel
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: phone.stage)
    tilt()
    #expect(phone.panel == rest)
    #expect(Device.hitTest(middle, in: phone.scene) === button)
    #expect(phone.stage?.bezel.frame == rest)
  }
}

extension Phone {
  /// The distances by which the panel and its material are drawn away from their layout positions.
  fileprivate var drift: [CGPoint] {
    [stage?.bezel, stage?.material].compactMap(\.self).compactMap { view in
      view.layer.presentation().map {
        CGPoint(x: $0.position.x - view.center.x, y: $0.position.y - view.center.y)
      }
    }
  }
}
