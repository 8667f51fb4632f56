import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// An animation, with its expected curve and the scale of the panel once it has disappeared.
struct ReferenceAnimation: CustomTestStringConvertible {
  let testDescription: String
  let animation: HUD.Animation
  let springs: Bool
  let last: CGFloat

  static let all = [
    ReferenceAnimation(testDescription: "fade", animation: .fade, springs: true, last: 1),
    ReferenceAnimation(testDescription: "zoom", animation: .zoom, springs: true, last: 0.5),
    ReferenceAnimation(testDescription: "zoomIn", animation: .zoomIn, springs: true, last: 1.5),
    ReferenceAnimation(testDescription: "zoomOut", animation: .zoomOut, springs: true, last: 0.5),
    ReferenceAnimation(testDescription: "flat", animation: .flat, springs: false, last: 1 / 1.3),
  ]
}

/// How the panel turns back while it appears and disappears, and how its material moves with it.
@MainActor @Suite(.onDouble) struct TransitionTests {
  private func show(_ way: ReferenceAnimation, on phone: Phone) {
    phone.hud.show(
      HUD.Content(status: "Loading…"), options: HUD.Options(mask: .black, animation: way.animation))
    Device.settle()
  }

  @Test(
    "An interrupted transition turns back from its visible state",
    arguments: ReferenceAnimation.all)
  func interrupted(_ way: ReferenceAnimation) throws {
    let phone = Phone(system: SystemFeatures())
    show(way, on: phone)
    Device.advance(by: .milliseconds(50))
    let stage = try #require(phone.stage)
    let coming = try stage.pose()
    #expect(coming.opacity > 0.2 && coming.opacity < 0.8)
    phone.hud.dismiss()
    expect(try stage.pose(), opacity: coming.opacity, scale: coming.scale)
    try expect(stage.bezel, "opacity", from: coming.opacity, to: 0, way)
    try expect(stage.bezel, "transform.scale", from: coming.scale, to: way.last, way)
    Device.advance(by: .milliseconds(50))
    let going = try stage.pose()
    #expect(going.opacity > 0 && going.opacity < coming.opacity)
    show(way, on: phone)
    #expect(phone.stage === stage)
    expect(try stage.pose(), opacity: going.opacity, scale: going.scale)
    Device.advance(by: .seconds(1))
    expect(try stage.pose(), opacity: 1, scale: 1)
    for view in [stage.maskFill, stage.bezel, stage.material].compactMap(\.self) {
      #expect((view.layer.animationKeys() ?? []) == [])
    }
  }

  @Test(
    "The material is as opaque and as large as the panel at any time",
    arguments: ReferenceAnimation.all)
  func material(_ way: ReferenceAnimation) throws {
    let phone = Phone(system: SystemFeatures())
    func expectTogether() throws {
      for _ in 0..<8 {
        let stage = try #require(phone.stage)
        let (panel, material) = try (stage.pose(), #require(stage.material))
        // The double draws a blur as a colour with this alpha.
        let blur = try #require(material.layer.presentation()?.backgroundColor).alpha / 0.6
        #expect(abs(blur - panel.opacity) < 0.02)
        #expect(try material.scaleSeen() == panel.scale)
        Device.advance(by: .milliseconds(10))
      }
    }
    show(way, on: phone)
    try expectTogether()
    phone.hud.dismiss()
    try expectTogether()
    show(way, on: phone)
    Device.advance(by: .seconds(1))
    try expectTogether()
    phone.hud.dismiss()
    try expectTogether()
  }
}

// MARK: Expectations

extension TransitionTests {
  private func expect(
    _ pose: (opacity: CGFloat, scale: CGFloat), opacity: CGFloat, scale: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(pose.opacity - opacity) < 0.001, sourceLocation: sourceLocation)
    #expect(abs(pose.scale - scale) < 0.001, sourceLocation: sourceLocation)
  }

  /// Expects the animation from `start` to `end`, or none if the two are equal.
  private func expect(
    _ view: UIView, _ keyPath: String, from start: CGFloat, to end: CGFloat,
    _ way: ReferenceAnimation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let running = view.layer.animation(forKey: keyPath)
    guard start != end else {
      return #expect(running == nil, sourceLocation: sourceLocation)
    }
    let animation = try #require(running as? CABasicAnimation, sourceLocation: sourceLocation)
    let (from, to) = (animation.fromValue as? Double, animation.toValue as? Double)
    #expect(abs(try #require(from) - start) < 0.001, sourceLocation: sourceLocation)
    #expect(try abs(#require(to) - end) < 0.001, sourceLocation: sourceLocation)
    let spring = animation as? CASpringAnimation
    #expect((spring != nil) == way.springs, sourceLocation: sourceLocation)
    let time = way.springs ? 0.3 : 0.15
    #expect(abs(animation.duration - time) < 0.001, sourceLocation: sourceLocation)
    guard let spring else { return }
    // The values of UIKit's spring for 0.3 s and a damping ratio of 1, which MBProgressHUD uses.
    #expect(spring.mass == 1, sourceLocation: sourceLocation)
    #expect(abs(spring.stiffness - 947) < 1, sourceLocation: sourceLocation)
    #expect(abs(spring.damping - 61.5) < 0.1, sourceLocation: sourceLocation)
  }
}

extension StageView {
  /// The opacity and scale with which the panel is drawn.
  fileprivate func pose() throws -> (opacity: CGFloat, scale: CGFloat) {
    let seen = try #require(bezel.layer.presentation())
    return (CGFloat(seen.opacity), try bezel.scaleSeen())
  }
}

extension UIView {
  fileprivate func scaleSeen() throws -> CGFloat {
    try #require(layer.presentation()).affineTransform().a
  }
}
