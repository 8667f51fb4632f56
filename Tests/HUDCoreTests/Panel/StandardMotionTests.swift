import HUDLayers
import Testing

@testable import HUDCore

/// The default motion, in figures.
@MainActor @Suite(.timeLimit(.minutes(15))) struct StandardMotionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  /// The three kinds of standard motion.
  enum MotionSetting {
    case full
    case reduced
    case glass
  }

  @Test("[§T6] The panel fades in for 0.2 s while it springs up from 0.9 for 0.35 s")
  func entrance() throws {
    hud.show(HUD.Content())
    host.settle()
    let transition = try #require(host.played.last)
    #expect(transition.from == Transition.Pose(opacity: 0, scale: 0.9))
    #expect(transition.to == .shown)
    #expect(transition.duration == .milliseconds(350))
    #expect(transition.curve == .spring)
    #expect(transition.pose(at: .milliseconds(199)).opacity < 1)
    #expect(transition.pose(at: .milliseconds(200)).opacity == 1)
    #expect(transition.pose(at: .milliseconds(349)).scale < 1)
    let bezel = try #require(host.canvas?.bezel)
    #expect(bezel.animation(forKey: "opacity")?.duration == 0.2)
    let spring = try #require(bezel.animation(forKey: "transform.scale") as? CASpringAnimation)
    #expect(abs(spring.duration - 0.35) < 1e-9)
    let time = spring.stiffness.squareRoot() * spring.duration
    #expect(abs((1 + time) * exp(-time) - 0.001) < 2e-5)
  }

  @Test("[§T6] The panel fades out for 0.2 s while it shrinks to 0.95")
  func exit() throws {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss()
    let transition = try #require(host.played.last)
    #expect(transition.to == Transition.Pose(opacity: 0, scale: 0.95))
    #expect(transition.duration == .milliseconds(200))
    #expect(transition.fadeDuration == .milliseconds(200))
  }

  @Test(
    "[§T6] the posts follow the motion of the setting",
    arguments: [
      (MotionSetting.full, 350, 200), (.reduced, 200, 200), (.glass, 250, 350),
    ])
  func posts(in setting: MotionSetting, entrance: Int, exit: Int) {
    host.metrics.reducesMotion = setting == .reduced
    host.metrics.hasGlass = setting == .glass
    let notes = NotificationLog(of: hud)
    hud.show(HUD.Content())
    host.advance(by: .milliseconds(entrance - 1))
    #expect(notes.kinds == [.willAppear])
    host.advance(by: .milliseconds(1))
    #expect(notes.kinds == [.willAppear, .didAppear])
    hud.dismiss()
    host.advance(by: .milliseconds(exit - 1))
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear])
    host.advance(by: .milliseconds(1))
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(host.played.last?.duration == .milliseconds(exit))
    #expect(host.played.first?.duration == .milliseconds(entrance))
  }

  @Test(
    "With reduced motion and on glass nothing but the opacity changes", arguments: [true, false])
  func fadeAlone(isReduced: Bool) {
    host.metrics.reducesMotion = isReduced
    host.metrics.hasGlass = !isReduced
    for position in [HUD.Position.center] + (isReduced ? [.top, .bottom] : []) {
      hud.showToast(
        HUD.Content(status: "A"), options: HUD.Options(animation: .slide, position: position))
      host.advance(by: .seconds(1))
      hud.dismiss()
      host.advance(by: .seconds(1))
    }
    #expect(host.played.allSatisfy { $0.from.scale == 1 && $0.to.scale == 1 })
    #expect(host.played.allSatisfy { $0.from.offset == 0 && $0.to.offset == 0 })
    #expect(host.played.allSatisfy { $0.fadeDuration == $0.duration })
  }

  @Test(
    "An endless indicator turns once a second, and three times as slowly with reduced motion",
    arguments: [HUD.Indicator.spinner, .activity])
  func turns(indicator: HUD.Indicator) {
    for reducesMotion in [false, true] {
      host.metrics.reducesMotion = reducesMotion
      hud.show(HUD.Content(indicator))
      host.settle()
      let turns = (hud.indicatorLayer?.descendants ?? []).flatMap { layer in
        (layer.animationKeys() ?? []).compactMap(layer.animation)
      }
      #expect(!turns.isEmpty && turns.allSatisfy { $0.duration == (reducesMotion ? 3 : 1) })
      hud.dismiss(animated: false)
    }
  }

  @Test("A panel that is not made of glass moves as usual where others are")
  func notOfGlass() {
    host.metrics.hasGlass = true
    var plain = HUD.Style()
    plain.bezel = .color(.white)
    hud.show(HUD.Content(), options: HUD.Options(style: plain))
    #expect(host.played.last?.from.scale == 0.9)
    #expect(host.played.last?.duration == .milliseconds(350))
    hud.dismiss(animated: false)
    host.metrics.increasesContrast = true
    hud.show(HUD.Content())
    #expect(host.played.last?.duration == .milliseconds(350))
  }

  @Test("Times that the app sets hold in every setting, and the fade keeps its share")
  func ownTimes() {
    for setting in [MotionSetting.full, .reduced, .glass] {
      host.metrics.reducesMotion = setting == .reduced
      host.metrics.hasGlass = setting == .glass
      let behavior = HUD.Behavior().with {
        $0.fadeInTime = .milliseconds(700)
        $0.fadeOutTime = .milliseconds(100)
      }
      hud.show(HUD.Content(), options: HUD.Options(behavior: behavior))
      #expect(host.played.last?.duration == .milliseconds(700))
      #expect(host.played.last?.fadeDuration == .milliseconds(setting == .full ? 400 : 700))
      hud.dismiss()
      #expect(host.played.last?.duration == .milliseconds(100))
      host.advance(by: .seconds(1))
    }
  }

  @Test("The parents' animations keep their own times in every setting")
  func parents() {
    for animation in [HUD.Animation.flat, .fade, .zoom, .zoomIn, .zoomOut] {
      let time = Duration.milliseconds(animation == .flat ? 150 : 300)
      for setting in [MotionSetting.full, .reduced, .glass] {
        host.metrics.reducesMotion = setting == .reduced
        host.metrics.hasGlass = setting == .glass
        hud.show(HUD.Content(), options: HUD.Options(animation: animation))
        hud.dismiss()
        #expect(host.played.suffix(2).map(\.duration) == [time, time])
        host.advance(by: .seconds(1))
      }
    }
  }

  // MARK: Sliding

  @Test(
    "A toast at the top or bottom slides in from just outside of its edge, and out to it",
    arguments: [HUD.Animation.standard, .slide], [HUD.Position.top, .bottom])
  func toastSlides(as animation: HUD.Animation, at position: HUD.Position) throws {
    hud.showToast(
      HUD.Content(.success, status: "Saved"),
      options: HUD.Options(animation: animation, position: position, duration: .seconds(2)))
    host.settle()
    let frame = try #require(hud.panel?.frame)
    let outside = position == .top ? -frame.maxY : host.metrics.size.height - frame.minY
    #expect(host.played.last?.from == Transition.Pose(opacity: 0, scale: 1, offset: outside))
    #expect(try #require(VisiblePose(host.canvas)).offset == outside)
    host.advance(by: .seconds(1))
    #expect(try #require(VisiblePose(host.canvas)).offset == 0)
    host.advance(by: .seconds(1))
    #expect(host.played.last?.to == Transition.Pose(opacity: 0, scale: 1, offset: outside))
    #expect(host.played.last?.duration == .milliseconds(200))
  }

  @Test("Work at the top slides where the app asks for it, and else springs as in the middle")
  func workAtTop() {
    hud.show(HUD.Content(), options: HUD.Options(position: .top))
    host.settle()
    #expect(host.played.last?.from == Transition.Pose(opacity: 0, scale: 0.9))
    hud.dismiss(animated: false)
    hud.show(HUD.Content(), options: HUD.Options(animation: .slide, position: .top))
    host.settle()
    #expect(host.played.last.map { $0.from.offset < 0 && $0.from.scale == 1 } == true)
    hud.dismiss(animated: false)
    hud.show(HUD.Content(), options: HUD.Options(animation: .slide))
    host.settle()
    #expect(host.played.last?.from == Transition.Pose(opacity: 0, scale: 0.9))
  }

  @Test("A toast that another replaces as it slides goes on from what is seen")
  func slideInterrupted() throws {
    let options = HUD.Options(position: .bottom, duration: .seconds(2))
    hud.showToast(HUD.Content(status: "A"), options: options)
    host.advance(by: .milliseconds(60))
    hud.dismiss()
    host.advance(by: .milliseconds(100))
    let before = try #require(VisiblePose(host.canvas))
    #expect(before.offset > 1)
    hud.showToast(HUD.Content(status: "A"), options: options)
    host.settle()
    #expect(try #require(VisiblePose(host.canvas)).isClose(to: before))
    host.advance(by: .seconds(1))
    #expect(try #require(VisiblePose(host.canvas)).isClose(to: VisiblePose(.shown)))
  }
}
