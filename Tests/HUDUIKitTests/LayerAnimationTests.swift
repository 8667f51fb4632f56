import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The animations on the layers, and how they are restored after the system has removed them.
@MainActor @Suite(.onDouble) struct LayerAnimationTests {
  @Test("The ring turns without a display link, a timer or a layout")
  func ring() throws {
    let phone = Phone()
    phone.show()
    let stage = try #require(phone.stage)
    let (layouts, frames) = (stage.layouts, Device.frames)
    Device.advance(by: .seconds(60))
    #expect(stage.ringIsTurning)
    #expect(stage.layouts == layouts)
    #expect(Device.runningDisplayLinks == 0)
    #expect(Device.frames - frames < 10)
  }

  @Test("The ring turns again after the background and after a change of scene")
  func returns() throws {
    let phone = Phone()
    phone.show()
    let begin = try #require(phone.stage?.ringBegin)
    phone.scene.become(.background)
    #expect(phone.stage?.ringIsTurning == false)
    phone.scene.become(.foregroundInactive)
    #expect(phone.stage?.ringIsTurning == true)

    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    phone.scene.become(.background)
    #expect(phone.hudWindow(in: other) != nil)
    #expect(phone.stage?.ringIsTurning == true)
    // The phase is as if it had never stopped.
    #expect(phone.stage?.ringBegin == begin)
  }

  @Test("Animations are not restarted when a scene was only inactive")
  func activation() throws {
    let phone = Phone(system: SystemFeatures())
    let other = UIWindowScene("other")
    _ = Phone.app(in: other, state: .foregroundInactive)
    phone.scene.become(.foregroundActive)
    phone.defaults.behavior.fadeInTime = .seconds(2)
    phone.hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    let stage = try #require(phone.stage)
    let begin = try #require(stage.ringBegin)
    let blur = try #require(stage.material?.layer)
    let seen = try #require(blur.presentation()?.backgroundColor)
    #expect(seen.alpha > 0.1)
    phone.scene.become(.foregroundInactive)
    phone.scene.become(.foregroundActive)
    other.become(.foregroundActive)
    other.become(.background)
    other.become(.foregroundActive)
    #expect(stage.ringBegin == begin)
    #expect(blur.presentation()?.backgroundColor == seen)
  }

  @Test("The ring turns again after its view was removed and added again")
  func attachment() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    phone.window.addSubview(view)
    let host = UIKitHost(view: view)
    let hud = HUDController { host }
    hud.show(HUD.Content(.spinner))
    Device.advance(by: .seconds(1))
    view.removeFromSuperview()
    #expect(host.stage?.ringIsTurning == false)
    phone.window.addSubview(view)
    Device.settle()
    #expect(host.stage?.ringIsTurning == true)
  }

  @Test("A fade that the background removed continues at the right point")
  func transition() throws {
    let phone = Phone()
    phone.defaults.behavior.fadeInTime = .seconds(2)
    phone.hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    phone.scene.become(.background)
    #expect(phone.stage?.bezel.layer.presentation()?.opacity == 1)
    phone.scene.become(.foregroundActive)
    let seen = try #require(phone.stage?.bezel.layer.presentation()).opacity
    #expect(seen > 0.5 && seen < 1)
  }

  @Test("An update adds no implicit animation, only fades to a new indicator or material")
  func implicit() throws {
    let phone = Phone()
    // Otherwise the panel would move to its new size.
    UIAccessibility.state.reducesMotion = true
    phone.show(HUD.Content(.ring(0.1), status: "One"), mask: .gradient)
    let stage = try #require(phone.stage)
    #expect(stage.animationKeys == [])
    phone.show(HUD.Content(.ring(0.1), status: "A longer text", detail: "More"), mask: .blur)
    phone.scene.traits.userInterfaceStyle = .dark
    phone.hud.show(HUD.Content(.none, status: "Text"), options: HUD.Options(mask: .black))
    Device.settle()
    // A new material may fade in and the old ring may fade out. Nothing else may move.
    #expect(stage.animationKeys.subtracting(["backgroundColor", "opacity"]) == [])
  }

  @Test("A material fades by its effect, never by its alpha or a superview's")
  func material() throws {
    let phone = Phone(system: SystemFeatures())
    phone.hud.show(HUD.Content(), options: HUD.Options(mask: .blur))
    Device.advance(by: .milliseconds(75))
    let material = try #require(phone.stage?.material)
    let mask = try #require(phone.stage?.maskMaterial)
    for view in [material, mask] {
      let seen = try #require(view.layer.presentation()?.backgroundColor).alpha
      #expect(seen > 0.05 && seen < 0.55)
    }
    // After each step the device checks that no material is under an alpha.
    phone.hud.dismiss()
    Device.advance(by: .milliseconds(75))
    #expect(material.effect == nil)
    #expect(material.layer.opacity == 1)
    #expect(try #require(material.layer.presentation()?.backgroundColor).alpha < 0.6)
  }

  @Test("Inside an app's animation a material still fades at the panel's speed")
  func materialInAnimation() throws {
    let phone = Phone()
    phone.defaults.behavior.fadeOutTime = .milliseconds(200)
    phone.show()
    let material = try #require(phone.stage?.material)
    UIView.animate(withDuration: 5, delay: 0, options: .beginFromCurrentState) {
      phone.hud.dismiss()
    }
    Device.advance(by: .milliseconds(150))
    #expect(try #require(material.layer.presentation()?.backgroundColor).alpha < 0.3)
  }

  @Test("A material fades with its panel also where the call is in a block without animation")
  func materialWithoutAnimation() throws {
    let phone = Phone(system: SystemFeatures())
    func expectHalfWay() throws {
      Device.advance(by: .milliseconds(75))
      let seen = try #require(phone.stage?.material?.layer.presentation()?.backgroundColor)
      #expect(seen.alpha > 0.05 && seen.alpha < 0.55)
    }
    UIView.performWithoutAnimation { phone.hud.show(HUD.Content()) }
    try expectHalfWay()
    Device.advance(by: .seconds(1))
    UIView.performWithoutAnimation { phone.hud.dismiss() }
    try expectHalfWay()
  }
}
