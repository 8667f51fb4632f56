import HUDCore
import HUDLayers
import Testing

@MainActor
@Suite(
  "Defects that MBProgressHUD's users met: appearing and disappearing", .timeLimit(.minutes(15)))
struct MBProgressHUDLifecycleRegressionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test(
    "[MI10] An animation given with a show applies to its appearance and its disappearance",
    arguments: ReferenceAnimation.all)
  func animation(_ motion: ReferenceAnimation) throws {
    hud.show(HUD.Content(), options: motion.options)
    host.settle()
    #expect(try opacities(inScaleFrom: motion.from, to: 1).first == 0)
    hud.dismiss()
    #expect(try opacities(inScaleFrom: 1, to: motion.to).first == 1)
    #expect(host.canvas == nil)
  }

  /// Follows the panel through the current transition and returns its opacities. Expects the scale
  /// to move steadily from one value to the other, or to stay the same if the two are equal.
  private func opacities(inScaleFrom from: Double, to: Double) throws -> [Double] {
    var seen: [VisiblePose] = []
    try host.followTransition(by: .milliseconds(25)) { now, transition in
      seen.append(now)
      #expect(transition.to.scale == to)
    }
    let scales = seen.map(\.scale)
    #expect(scales.first == from)
    #expect(scales.allSatisfy { min(from, to) <= $0 && $0 <= max(from, to) })
    #expect(Set(scales).count == (from == to ? 1 : scales.count))
    #expect(scales == scales.sorted(by: from < to ? (<) : (>)))
    // A panel may have faded in before it rests.
    let opacities = seen.map(\.opacity)
    let partial = opacities.filter { $0 < 1 }
    #expect(Set(partial).count == partial.count)
    return opacities
  }

  @Test("[MI12] A zoom leaves nothing behind in a next HUD that has no animation")
  func nothingIsLeft() throws {
    let defaults = Defaults()
    self.hud.move(to: TestHost())
    let hud = HUDController.forTest(on: host, defaults: defaults)
    // Shows again after the zoom's end, which makes a new panel, and during it, which keeps the
    // panel.
    for passed in [Duration.seconds(1), .milliseconds(75)] {
      defaults.behavior = HUD.Behavior()
      hud.show(HUD.Content(), options: HUD.Options(mask: .black, animation: .zoom))
      host.advance(by: .seconds(1))
      hud.dismiss()
      host.advance(by: passed)
      defaults.behavior.fadeInTime = .zero
      defaults.behavior.fadeOutTime = .zero
      hud.show(HUD.Content())
      host.settle()
      let canvas = try #require(host.canvas)
      for layer in [canvas.bezel, canvas.mask] {
        #expect(layer.opacity == 1)
        #expect(layer.affineTransform() == .identity)
        #expect(layer.animationKeys() ?? [] == [])
      }
      #expect(canvas.mask.backgroundColor == nil)
      hud.dismiss()
      #expect(host.canvas == nil)
    }
  }
}
