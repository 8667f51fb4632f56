import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A HUD retains nothing after its end.
@MainActor @Suite(.onDouble) struct MemoryTests {
  @Test("A HUD that has ended leaves no view or layer behind")
  func dismissed() throws {
    let phone = Phone()
    weak var stage: StageView?
    weak var button: PanelButton?
    weak var layer: CALayer?
    func show() throws {
      phone.show(
        HUD.Content(.spinner, status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}),
        mask: .blur)
      stage = phone.stage
      button = phone.stage?.button
      layer = try #require(phone.stage?.bezel.layer.sublayers?.last)
      #expect(stage != nil && button != nil && layer != nil)
    }
    try show()
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(stage == nil && button == nil && layer == nil)
    #expect(PanelLabel.textMeasurements.text == nil)
  }

  @Test("A view's HUD is released with the view, also while displayed")
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

  @Test("The HUD of a view that is released ends, and its handles get the reason")
  func viewGone() async {
    let phone = Phone()
    weak var host: UIView?
    var log: PostLog?
    func show() -> (Task<HUD.Reason?, Never>, Task<HUD.Reason?, Never>) {
      let shown = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      phone.window.addSubview(shown)
      let hidden = UIView()
      log = PostLog(HUD.in(shown))
      let handles = (HUD.in(shown).show(), HUD.in(hidden).show())
      Device.settle()
      shown.removeFromSuperview()
      host = shown
      // Each task retains the controller while it waits.
      return (Task { await handles.0.reason }, Task { await handles.1.reason })
    }
    let (shown, hidden) = show()
    #expect(host == nil)
    #expect(log?.kinds == [.willAppear, .willDisappear, .didDisappear])
    #expect(await shown.value == .hostGone)
    #expect(await hidden.value == .neverShown)
  }

  @Test("A controller and its host are released together, and stop observing")
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
    Device.setKeyboard(nil)
  }
}
