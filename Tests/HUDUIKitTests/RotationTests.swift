import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Animated size changes of the HUD's container: a rotation, or a view that the app resizes.
@MainActor @Suite(.onDouble) struct RotationTests {
  /// Shows a HUD in a view that grows by 100 by 200 points within a second, at constant speed.
  private func stageOverViewThatGrows(in phone: Phone, mask: HUD.Mask) throws -> StageView {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: mask))
    Device.advance(by: .seconds(1))
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.frame.size = CGSize(width: 300, height: 400)
      view.layoutIfNeeded()
    }
    return try #require(view.subviews.first as? StageView)
  }

  @Test("[SI21] During a rotation the mask covers exactly the visible window", arguments: 0...6)
  func mask(step: Int) throws {
    let phone = Phone()
    phone.show(mask: .blur)
    phone.turn()
    Device.advance(by: .milliseconds(50 * step))
    let window = try #require(phone.hudWindow?.layer.presentation()).bounds
    #expect(abs(window.width - ([0: 390, 3: 617, 6: 844][step] ?? window.width)) < 0.1)
    let stage = try #require(phone.stage)
    for view in [stage.maskFill, try #require(stage.maskMaterial)] {
      #expect(try #require(view.layer.presentation()).frame == window)
    }
  }

  @Test("[SI21] During a rotation the panel moves with its material from the old place to the new")
  func panel() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.middle
    phone.turn()
    let end = phone.panel.middle
    #expect(try phone.seen() == [start, start])
    Device.advance(by: .milliseconds(150))
    for seen in try phone.seen() {
      #expect(abs(seen.x - (start.x + end.x) / 2) < 0.5)
      #expect(abs(seen.y - (start.y + end.y) / 2) < 0.5)
    }
    Device.advance(by: .milliseconds(150))
    // The end of the animation is a sum of times, which may be rounded.
    for seen in try phone.seen() {
      #expect(abs(seen.x - end.x) < 0.001 && abs(seen.y - end.y) < 0.001)
    }
  }

  @Test("[SI21] During a rotation the gradient fills the mask and stays circular")
  func gradient() throws {
    let phone = Phone()
    phone.show(mask: .gradient)
    phone.turn()
    for _ in 0...6 {
      let stage = try #require(phone.stage)
      let seen = try #require(stage.maskGradient.layer.presentation())
      let mask = try #require(stage.maskFill.layer.presentation())
      #expect(seen.frame.contains(mask.bounds))
      #expect(abs(seen.bounds.width - seen.bounds.height) < 0.001)
      Device.advance(by: .milliseconds(50))
    }
  }

  @Test("A keyboard change during a rotation does not move the panel twice")
  func keyboard() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.middle
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 220, width: 844, height: 170),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.3,
      ])
    phone.turn()
    #expect(phone.panel.midY < 120)
    #expect(try phone.seen() == [start, start])
  }

  @Test("The HUD of a view that the app resizes in an animation moves with it")
  func resize() throws {
    let phone = Phone()
    let stage = try stageOverViewThatGrows(in: phone, mask: .black)
    Device.advance(by: .milliseconds(500))
    let middle = try #require(stage.bezel.layer.presentation()).position
    #expect(abs(middle.x - 125) < 0.5 && abs(middle.y - 150) < 0.5)
    let mask = try #require(stage.maskFill.layer.presentation()).frame
    #expect(mask.origin == .zero)
    #expect(abs(mask.width - 250) < 0.001 && abs(mask.height - 300) < 0.001)
  }

  @Test("The gradient in a view that the app resizes follows the app's timing")
  func gradientInAView() throws {
    let phone = Phone()
    let stage = try stageOverViewThatGrows(in: phone, mask: .gradient)
    Device.advance(by: .milliseconds(250))
    let light = try #require(stage.maskGradient.layer.presentation())
    #expect(abs(light.position.x - 112.5) < 0.5 && abs(light.position.y - 125) < 0.5)
    #expect(light.frame.contains(try #require(stage.maskFill.layer.presentation()).bounds))
  }
}

extension Phone {
  /// The positions at which the panel and its material are drawn.
  fileprivate func seen() throws -> [CGPoint] {
    let stage = try #require(stage)
    return try [stage.bezel, stage.material].compactMap(\.self).map {
      try #require($0.layer.presentation()).position
    }
  }
}
