import HUDCore
import LayerKit
import Testing
import UIKitDouble

@testable import HUDUIKitOnDouble

/// Defects of MBProgressHUD's that views alone can show.
@MainActor @Suite struct MBProgressHUDTests {
  // The double traps where a view is given its frame in an animation.
  @Test("[MI18] In an app's animation the HUD stands in its place from the first frame")
  func shownInAnAnimation() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    phone.window.addSubview(view)
    let content = HUD.Content(
      .spinner, title: "Copying", detail: "3 of 7", action: HUD.Action("Cancel") {})
    for hud in [phone.hud, HUD.in(view)] {
      UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
        hud.show(content, options: HUD.Options(mask: .blur))
        Device.settle()
      }
      let panel = try #require(hud.panelFrame)
      #expect(abs(panel.midX - 195) < 0.5)
      hud.dismiss()
      Device.advance(by: .seconds(1))
    }
  }

  @Test("[MI16] A view that two HUDs were given stays with the one that was given it last")
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
