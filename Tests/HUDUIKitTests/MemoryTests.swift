import HUDCore
import LayerKit
import Testing
import UIKitDouble

@testable import HUDUIKitOnDouble

/// Nothing is kept that is no longer needed.
@MainActor @Suite struct MemoryTests {
  @Test("A HUD that is over leaves no window, view or layer behind")
  func dismissed() throws {
    let phone = Phone()
    weak var window: HUDWindow?
    weak var stage: StageView?
    weak var button: PanelButton?
    weak var layer: CALayer?
    func show() throws {
      phone.show(
        HUD.Content(.spinner, title: "Copying", action: HUD.Action("Cancel") {}), mask: .blur)
      window = phone.hudWindow
      stage = phone.stage
      button = phone.stage?.button
      layer = try #require(phone.stage?.bezel.layer.sublayers?.last)
      #expect(window != nil && stage != nil && button != nil && layer != nil)
    }
    try show()
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(window == nil && stage == nil && button == nil && layer == nil)
    #expect(PanelLabel.ruler.text == nil)
  }

  @Test("A view's HUD goes with the view, also while it is on show")
  func view() {
    let phone = Phone()
    weak var view: UIView?
    weak var controller: HUDController?
    func show() {
      let shown = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      phone.window.addSubview(shown)
      HUD.in(shown).showToast(HUD.Content(.success))
      Device.settle()
      view = shown
      controller = HUD.in(shown)
      shown.removeFromSuperview()
    }
    show()
    #expect(view == nil)
    #expect(controller == nil)
    Device.advance(by: .seconds(10))
  }

  @Test("A controller and its host go together, and nobody listens any more")
  func controller() {
    weak var host: UIKitHost?
    weak var hud: HUDController?
    func use() {
      let phone = Phone()
      phone.show()
      phone.hud.dismiss()
      Device.advance(by: .seconds(1))
      host = phone.host
      hud = phone.hud
    }
    use()
    #expect(host == nil)
    #expect(hud == nil)
    Device.setKeyboard(CGRect(x: 0, y: 500, width: 390, height: 344))
  }
}
