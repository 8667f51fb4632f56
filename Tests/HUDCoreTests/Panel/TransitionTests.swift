import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct TransitionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test(
    "[S11] The flat animation slows down as it appears and speeds up as it leaves, as documented")
  func curves() throws {
    hud.show(HUD.Content(), options: HUD.Options(animation: .flat))
    host.advance(by: .seconds(1))
    hud.dismiss()
    #expect(host.played.map(\.start) == [.zero, .seconds(1)])
    for parameter in stride(from: 0.05, to: 1, by: 0.05) {
      // The cubic Béziers (0, 0) (0.58, 1) and (0.42, 0) (1, 1), by their parameter.
      let rest = 1 - parameter
      let bow = 3 * rest * parameter * parameter
      let cube = parameter * parameter * parameter
      let comes = (time: 0.58 * bow + cube, value: bow + cube)
      let goes = (time: 1.26 * rest * rest * parameter + bow + cube, value: bow + cube)
      let entering = host.played[0].pose(at: .seconds(comes.time * 0.15))
      let leaving = host.played[1].pose(at: .seconds(1 + goes.time * 0.15))
      #expect(abs(entering.opacity - comes.value) < 1e-4)
      #expect(abs(leaving.opacity - (1 - goes.value)) < 1e-4)
    }
  }

  @Test(
    "[S11] [MI10] [MT3] The layers follow the curve of the call's animation, and never overshoot, both ways",
    arguments: ReferenceAnimation.all)
  func layersFollow(_ motion: ReferenceAnimation) throws {
    hud.show(HUD.Content(), options: motion.options)
    #expect(hud.isVisible)
    host.settle()
    #expect(host.played.last?.from.scale == motion.from)
    try expectLayersToFollow()
    host.advance(by: .seconds(1))
    hud.dismiss()
    #expect(host.played.last?.to.scale == motion.to)
    try expectLayersToFollow()
    #expect(host.canvas == nil)
  }

  private func expectLayersToFollow() throws {
    var last = -1.0
    try host.followTransition(by: .milliseconds(10)) { seen, transition in
      #expect(seen.isClose(to: VisiblePose(transition.pose(at: host.now))))
      let way = transition.to.opacity - transition.from.opacity
      let gone = (seen.opacity - transition.from.opacity) / way
      #expect(last < gone && gone <= 1 || gone == 1)
      last = gone
    }
    #expect(last > 0.85)
  }

  @Test(
    "[S11] Springs are MBProgressHUD's: 0.3 s, critically damped, from rest, in both directions",
    arguments: ReferenceAnimation.springs)
  func springs(_ motion: ReferenceAnimation) throws {
    hud.show(HUD.Content(), options: HUD.Options(mask: .black, animation: motion.animation))
    try expectSprings(scaling: motion.from != 1)
    host.advance(by: .seconds(1))
    hud.dismiss()
    try expectSprings(scaling: motion.to != 1)
  }

  private func expectSprings(scaling: Bool) throws {
    let canvas = try #require(host.canvas)
    #expect(host.played.last?.curve == .spring)
    #expect(host.played.last?.duration == .milliseconds(300))
    let keys = scaling ? ["opacity", "transform.scale"] : ["opacity"]
    #expect(Set(canvas.bezel.animationKeys() ?? []) == Set(keys))
    #expect(canvas.mask.animationKeys() == ["opacity"])
    let animations =
      keys.map(canvas.bezel.animation) + [canvas.mask.animation(forKey: "opacity")]
    for animation in animations {
      let spring = try #require(animation as? CASpringAnimation)
      let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
      #expect(abs(spring.damping - critical) < 1e-6)
      #expect(abs(spring.duration - 0.3) < 1e-9)
      // When its duration is over, a thousandth of the way is left.
      let time = spring.stiffness.squareRoot() * spring.duration
      #expect(abs((1 + time) * exp(-time) - 0.001) < 2e-5)
    }
  }

  @Test("[MT2] Without animation a HUD is shown and removed by the call itself")
  func noTime() throws {
    hud.show(HUD.Content(), options: HUD.Options(mask: .black, animation: .none))
    host.settle()
    #expect(host.played.map(\.duration) == [.zero])
    let canvas = try #require(host.canvas)
    #expect(canvas.bezel.animationKeys() == nil)
    #expect(canvas.mask.animationKeys() == nil)
    hud.dismiss()
    #expect(host.canvas == nil)
  }

  @Test("[MT12] A HUD whose fade was removed still disappears")
  func removedFade() {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss()
    host.canvas?.bezel.removeAllAnimations()
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  @Test("A transition that takes no time is over even in a frame whose time is before its start")
  func noTimeInAnEarlierFrame() throws {
    hud.show(HUD.Content(), options: HUD.Options(animation: .none))
    host.settle()
    let transition = try #require(host.played.first)
    #expect(transition.pose(at: transition.start - .milliseconds(10)) == .shown)
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

  @Test("[S14] The border belongs to the layer that fades")
  func border() throws {
    var style = HUD.Style.compact
    style.borderWidth = 3
    style.borderColor = HUD.Color(red: 1, green: 0, blue: 0)
    hud.show(HUD.Content(status: "A"), options: HUD.Options(style: style))
    host.settle()
    let bezel = try #require(host.canvas?.bezel)
    #expect(bezel.borderWidth == 3)
    #expect(bezel.borderColor == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(bezel.animationKeys()?.contains("opacity") == true)
    #expect(bezel.descendants.dropFirst().allSatisfy { $0.borderWidth == 0 })
  }
}
