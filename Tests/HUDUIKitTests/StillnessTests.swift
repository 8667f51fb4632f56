import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// An app that has turned off UIKit's animations, as many UI tests do.
@MainActor @Suite(.onDouble) struct StillnessTests {
  private let phone = Phone(system: SystemFeatures())

  /// The layers of the HUD that have an animation.
  private var moving: [CALayer] {
    func moving(_ layer: CALayer) -> [CALayer] {
      let below = (layer.sublayers ?? []) + [layer.mask].compactMap(\.self)
      return (layer.animationKeys()?.isEmpty == false ? [layer] : []) + below.flatMap(moving)
    }
    return phone.stage.map { moving($0.layer) } ?? []
  }

  @Test("Nothing of a HUD moves while animations are turned off, and nothing turns them on again")
  func still() throws {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    phone.hud.show(HUD.Content(status: "Saving"))
    Device.settle()
    #expect(moving.isEmpty && !UIView.areAnimationsEnabled)
    #expect(phone.stage?.bezel.layer.presentation()?.opacity == 1)
    phone.hud.showProgress(0.2, status: "Saving, with a longer text")
    Device.advance(by: .milliseconds(50))
    phone.hud.showProgress(0.8)
    Device.settle()
    #expect(moving.isEmpty && !UIView.areAnimationsEnabled)
    phone.hud.dismiss()
    Device.settle()
    #expect(moving.isEmpty && phone.stage?.bezel.layer.presentation()?.opacity != 1)
    Device.advance(by: .seconds(1))
    #expect(phone.stage == nil)
  }

  @Test("A HUD on show follows when animations are turned off and on")
  func follows() {
    phone.hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    #expect(!moving.isEmpty)
    UIView.setAnimationsEnabled(false)
    Device.advance(by: .seconds(1))
    #expect(moving.isEmpty)
    UIView.setAnimationsEnabled(true)
    Device.advance(by: .seconds(1))
    #expect(!moving.isEmpty)
  }

  @Test("The animations of the app's own view and layer go on")
  func ownView() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 1.0
    turn.duration = 100
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.add(turn, forKey: "turn")
    phone.hud.show(HUD.Content(.custom { view }))
    Device.advance(by: .seconds(1))
    #expect(moving == [view.layer])
    let layer = CALayer()
    layer.frame = view.frame
    layer.add(turn, forKey: "turn")
    phone.hud.show(HUD.Content(.custom { layer }))
    Device.advance(by: .seconds(1))
    #expect(moving == [layer])
  }
}
