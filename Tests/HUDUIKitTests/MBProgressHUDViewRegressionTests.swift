import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Defects of MBProgressHUD that can be tested only with views.
@MainActor @Suite(.onDouble) struct MBProgressHUDViewRegressionTests {
  @Test(
    "[MT1] A HUD in a view without a size or a window is visible once that is possible",
    arguments: [true, false])
  func unseenViews(isInWindow: Bool) throws {
    let phone = Phone()
    let view = UIView()
    if isInWindow { phone.window.addSubview(view) }
    let hud = HUD.in(view)
    let content = HUD.Content(
      .ring(0.5), status: "Copying", action: HUD.Action("Cancel", role: .cancel) {})
    hud.show(content, options: HUD.Options(mask: .blur))
    Device.advance(by: .seconds(1))
    #expect(hud.isVisible == isInWindow)
    #expect((hud.panel?.frame ?? .zero).size == .zero)
    if !isInWindow { phone.window.addSubview(view) }
    view.frame = CGRect(x: 100, y: 300, width: 200, height: 240)
    Device.advance(by: .seconds(1))
    #expect(hud.isVisible)
    let panel = try #require(hud.panel?.frame)
    #expect(abs(panel.midX - 100) < 0.5 && abs(panel.midY - 120) < 0.5)
    #expect(panel.width > 60 && panel.height > 60)
    let stage = try #require(view.subviews.first as? StageView)
    #expect(stage.frame == view.bounds)
    #expect(stage.maskMaterial?.frame == view.bounds)
    hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(view.subviews == [])
  }

  @Test("[M11] The button's title and border follow the appearance while it is displayed")
  func button() throws {
    let phone = Phone()
    phone.show(HUD.Content(.spinner, action: HUD.Action("Cancel", role: .cancel) {}))
    let button = try #require(phone.stage?.button)
    #expect(button.layer.borderWidth == 1)
    for (style, color) in [(UIUserInterfaceStyle.dark, UIColor.white), (.light, .black)] {
      phone.scene.traits.userInterfaceStyle = style
      #expect(button.titleLabel?.drawnColor == color.cgColor)
      #expect(button.layer.borderColor == color.cgColor)
    }
  }

  @Test("[MI19] There is a button only with an action that has a title")
  func noEmptyButton() {
    let phone = Phone()
    for (title, isThere) in [("Cancel", true), ("", false), ("Cancel", true)] {
      phone.show(HUD.Content(status: "Copying", action: HUD.Action(title, role: .plain) {}))
      #expect((phone.stage?.button != nil) == isThere)
    }
    phone.show(HUD.Content(status: "Copying"))
    #expect(phone.stage?.button == nil)
    #expect(phone.stage?.content.subviews.contains { $0 is PanelButton } == false)
  }

  @Test("[MT8] [MI22] After any change of style there is one material, and it is under the panel")
  func oneMaterial() throws {
    let phone = Phone(system: SystemFeatures())
    for bezel in [HUD.Style.Bezel.material, .color(.white), .material] {
      phone.defaults.style.bezel = bezel
      for style in [UIUserInterfaceStyle.light, .dark, .light] {
        phone.scene.traits.userInterfaceStyle = style
        phone.show(mask: .blur)
        let stage = try #require(phone.stage)
        let expected = [stage.maskMaterial, stage.maskFill, stage.material, stage.bezel].compactMap(
          \.self)
        #expect(stage.subviews == expected)
        #expect((stage.material == nil) == (bezel != .material))
        #expect(stage.status?.superview === stage.content)
        #expect(stage.content.superview === stage.material?.contentView ?? stage.bezel)
      }
    }
  }

  @Test("[MI3] Entering the background during a dismissal does not keep the HUD from ending")
  func background() {
    let phone = Phone()
    phone.show(mask: .black)
    phone.hud.dismiss()
    Device.advance(by: .milliseconds(75))
    phone.scene.become(.background)
    Device.advance(by: .seconds(1))
    phone.scene.become(.foregroundActive)
    Device.settle()
    #expect(phone.hudWindow == nil)
    #expect(phone.scene.windows == [phone.window])
  }

  // The double traps if a view's frame is set inside an animation.
  @Test("[MI18] A HUD shown inside an app's animation is in its place from the first frame")
  func shownInAnAnimation() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    phone.window.addSubview(view)
    let content = HUD.Content(
      .spinner, status: "Copying", detail: "3 of 7", action: HUD.Action("Cancel", role: .cancel) {})
    for hud in [phone.hud, HUD.in(view)] {
      UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
        hud.show(content, options: HUD.Options(mask: .blur))
        Device.settle()
      }
      let panel = try #require(hud.panel?.frame)
      #expect(abs(panel.midX - 195) < 0.5)
      hud.dismiss()
      Device.advance(by: .seconds(1))
    }
  }

  @Test("[MI16] A view given to two HUDs stays in the one that got it last")
  func sharedView() {
    let phone = Phone()
    let shared = UIView()
    let places = (0..<2).map { UIView(frame: CGRect(x: 0, y: 300 * $0, width: 390, height: 300)) }
    let size = CGSize(width: 60, height: 40)
    for place in places {
      phone.window.addSubview(place)
      HUD.in(place).show(HUD.Content(.custom(size: size) { shared }))
      Device.advance(by: .seconds(1))
      #expect(shared.isDescendant(of: place))
    }
    HUD.in(places[0]).show(HUD.Content(.success))
    Device.advance(by: .seconds(1))
    #expect(shared.isDescendant(of: places[1]))
    HUD.in(places[0]).dismiss()
    Device.advance(by: .seconds(1))
    #expect(shared.isDescendant(of: places[1]))
    HUD.in(places[1]).dismiss()
    Device.advance(by: .seconds(1))
    #expect(shared.window == nil)
  }
}
