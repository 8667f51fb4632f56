import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// An animation, with its expected curve and scales.
struct ReferenceAnimation: CustomTestStringConvertible {
  let testDescription: String
  let animation: HUD.Animation
  let springs: Bool
  /// The scale of the panel before it appears; `last` is its scale once it has disappeared.
  let first: CGFloat
  let last: CGFloat

  static let all = [
    ReferenceAnimation(testDescription: "fade", animation: .fade, springs: true, first: 1, last: 1),
    ReferenceAnimation(
      testDescription: "zoom", animation: .zoom, springs: true, first: 0.5, last: 0.5),
    ReferenceAnimation(
      testDescription: "zoomIn", animation: .zoomIn, springs: true, first: 0.5, last: 1.5),
    ReferenceAnimation(
      testDescription: "zoomOut", animation: .zoomOut, springs: true, first: 1.5, last: 0.5),
    ReferenceAnimation(
      testDescription: "flat", animation: .flat, springs: false, first: 1.3, last: 1 / 1.3),
  ]
}

/// How the panel appears and disappears.
@MainActor @Suite(.onDouble) struct TransitionTests {
  private func show(_ way: ReferenceAnimation, on phone: Phone) {
    phone.hud.show(
      HUD.Content(status: "Loading…"), options: HUD.Options(mask: .black, animation: way.animation))
    Device.settle()
  }

  @Test(
    "The panel appears from nothing to its own size, and then nothing moves",
    arguments: ReferenceAnimation.all)
  func coming(_ way: ReferenceAnimation) throws {
    let phone = Phone(system: SystemFeatures())
    show(way, on: phone)
    let stage = try #require(phone.stage)
    expect(try stage.pose(), opacity: 0, scale: way.first)
    try expect(stage.bezel, "opacity", from: 0, to: 1, way)
    try expect(stage.maskFill, "opacity", from: 0, to: 1, way)
    try expect(stage.bezel, "transform.scale", from: way.first, to: 1, way)
    #expect(stage.maskFill.layer.animation(forKey: "transform.scale") == nil)
    Device.advance(by: .seconds(1))
    expect(try stage.pose(), opacity: 1, scale: 1)
    #expect(stage.bezel.transform == .identity)
    expectNothingMoves(on: stage)
  }

  @Test(
    "The panel disappears from its own size, and leaves nothing", arguments: ReferenceAnimation.all)
  func going(_ way: ReferenceAnimation) throws {
    let phone = Phone(system: SystemFeatures())
    show(way, on: phone)
    Device.advance(by: .seconds(1))
    let stage = try #require(phone.stage)
    phone.hud.dismiss()
    expect(try stage.pose(), opacity: 1, scale: 1)
    try expect(stage.bezel, "opacity", from: 1, to: 0, way)
    try expect(stage.bezel, "transform.scale", from: 1, to: way.last, way)
    Device.advance(by: .milliseconds(140))
    #expect(phone.stage === stage)
    Device.advance(by: .milliseconds(200))
    #expect(phone.scene.windows == [phone.window])
    #expect(phone.stage == nil)
    #expect(Device.waitingTimers == 0)
    expect(try stage.pose(), opacity: 0, scale: way.last)
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
    expectNothingMoves(on: stage)
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

  @Test("With reduced motion the panel only fades", arguments: ReferenceAnimation.all)
  func reducedMotion(_ way: ReferenceAnimation) throws {
    let phone = Phone(system: SystemFeatures())
    UIAccessibility.state.reducesMotion = true
    func expectFade() throws {
      for _ in 0..<8 {
        let stage = try #require(phone.stage)
        #expect(try stage.pose().scale == 1)
        #expect(!stage.animationKeys.contains("transform.scale"))
        Device.advance(by: .milliseconds(10))
      }
      let opacity = try #require(phone.stage).pose().opacity
      #expect(opacity > 0 && opacity < 1)
    }
    show(way, on: phone)
    try expectFade()
    phone.hud.dismiss()
    try expectFade()
    Device.advance(by: .seconds(1))
    #expect(phone.scene.windows == [phone.window])
  }

  @Test("Without an animation the panel appears and disappears at once")
  func none() throws {
    let phone = Phone(system: SystemFeatures())
    let way = ReferenceAnimation(
      testDescription: "none", animation: .none, springs: false, first: 1, last: 1)
    show(way, on: phone)
    let stage = try #require(phone.stage)
    expect(try stage.pose(), opacity: 1, scale: 1)
    #expect(try #require(stage.material?.layer.presentation()?.backgroundColor).alpha == 0.6)
    expectNothingMoves(on: stage)
    phone.hud.dismiss()
    #expect(phone.stage == nil)
    #expect(phone.scene.windows == [phone.window])
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

  /// Expects no animation except the ring's, which is in a layer of its own.
  private func expectNothingMoves(
    on stage: StageView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for view in [stage.maskFill, stage.bezel, stage.material].compactMap(\.self) {
      #expect((view.layer.animationKeys() ?? []) == [], sourceLocation: sourceLocation)
    }
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
