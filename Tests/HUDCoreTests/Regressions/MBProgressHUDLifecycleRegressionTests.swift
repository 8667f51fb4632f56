import HUDCore
import HUDLayers
import Testing

@MainActor
@Suite("Defects that MBProgressHUD's users met: coming and going", .timeLimit(.minutes(5)))
struct MBProgressHUDLifecycleRegressionTests {
  let host = TestHost()
  let hud: HUDController
  let heard = Locked<[HUD.Reason]>([])

  init() { hud = .forTest(on: host) }

  private var hear: HUD.DismissalCompletion {
    { [heard] reason in heard.withLock { $0.append(reason) } }
  }

  @Test("[MI1] a HUD shown again with a delayed dismissal of its own goes at its own time")
  func delayedAgain() {
    for _ in 0..<2 {
      hud.show(HUD.Content())
      hud.dismiss(after: .milliseconds(300))
      host.advance(by: .milliseconds(299))
      #expect(hud.isVisible)
      host.advance(by: .milliseconds(1))
      #expect(!hud.isVisible)
    }
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  @Test("[MI2] a show while the HUD fades out stays", arguments: [0, 75, 149])
  func showInFadeOut(_ milliseconds: Int) {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss()
    host.advance(by: .milliseconds(milliseconds))
    hud.show(HUD.Content(status: "again"))
    host.advance(by: .seconds(60))
    #expect(hud.hostDelegate.panel?.request.content.status == "again")
    #expect(host.played.last?.to == .shown)
  }

  @Test("[MI3] a window that goes in the middle of a dismissal takes the HUD with it")
  func hostGoesInFadeOut() {
    hud.show(HUD.Content(), options: HUD.Options(mask: .clear))
    host.advance(by: .seconds(1))
    hud.dismiss(completion: hear)
    host.isReady = false
    hud.hostDelegate.hostWasLost()
    #expect(host.canvas == nil)
    #expect(heard.value.count == 1)
    #expect(!host.blocksInput)
  }

  @Test("[MI3] the end of a dismissal waits for no animation: a stopped process only delays it")
  func stopsInFadeOut() {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss(completion: hear)
    host.canvas?.bezel.removeAllAnimations()
    host.stop(until: .seconds(3_600))
    host.settle()
    #expect(host.canvas == nil)
    #expect(heard.value == [.dismissed])
  }

  @Test("[MI4] what was dismissed while there was no window does not come with the next one")
  func dismissWithoutWindow() {
    host.isReady = false
    hud.show(HUD.Content())
    hud.dismiss(completion: hear)
    #expect(heard.value == [.neverShown])
    host.isReady = true
    hud.hostDelegate.hostBecameReady()
    host.settle()
    #expect(host.canvas == nil)
  }

  @Test("[MI5] a second dismissal does not cut the first one short, and each completes once")
  func dismissTwice() {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss(completion: hear)
    host.advance(by: .milliseconds(75))
    hud.dismiss(completion: hear)
    #expect(host.played.count == 2)
    #expect(host.canvas != nil && heard.value.isEmpty)
    host.advance(by: .milliseconds(75))
    #expect(host.canvas == nil)
    #expect(heard.value == [.dismissed, .dismissed])
  }

  @Test("[MI6] of two shows and two ends nothing is left, by handle or by count")
  func twoShows() {
    let handles = [hud.show(HUD.Content(status: "A")), hud.show(HUD.Content(status: "B"))]
    for handle in handles { handle.dismiss() }
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
    for _ in 0..<2 { hud.show(HUD.Content()) }
    for _ in 0..<2 { hud.popActivity() }
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  @Test("[MI7] of several delayed dismissals only the last is left")
  func delayedDismissals() {
    hud.show(HUD.Content())
    hud.dismiss(after: .seconds(1))
    hud.dismiss(after: .seconds(3))
    host.advance(by: .milliseconds(2_999))
    #expect(hud.isVisible)
    host.advance(by: .milliseconds(1))
    #expect(!hud.isVisible)
    host.advance(by: .seconds(60))
    #expect(host.alarm == nil)
  }

  @Test("[MI8] after a grace time a delayed dismissal still dismisses", arguments: [200, 1_000])
  func graceAndDelay(_ delay: Int) {
    hud.show(HUD.Content(), options: HUD.Options(graceTime: .milliseconds(500)))
    hud.dismiss(after: .milliseconds(delay))
    host.advance(by: .milliseconds(500))
    #expect(hud.isVisible == (delay > 500))
    host.advance(by: .seconds(2))
    #expect(!hud.isVisible)
    #expect(host.canvas == nil)
  }

  @Test("[MI9] the grace time that a call gives holds for what the call shows")
  func grace() {
    hud.show(HUD.Content(), options: HUD.Options(graceTime: .milliseconds(500)))
    host.advance(by: .milliseconds(499))
    #expect(!hud.isVisible && host.canvas == nil)
    host.advance(by: .milliseconds(1))
    #expect(hud.isVisible && host.canvas != nil)
  }

  @Test(
    "[MI10] the animation that a call gives holds for its coming and its going, all the way",
    arguments: ReferenceAnimation.all)
  func animation(_ motion: ReferenceAnimation) throws {
    hud.show(HUD.Content(), options: HUD.Options(animation: motion.animation))
    #expect(try opacities(inScaleFrom: motion.from, to: 1).first == 0)
    hud.dismiss()
    #expect(try opacities(inScaleFrom: 1, to: motion.to).first == 1)
    #expect(host.canvas == nil)
  }

  /// Follows the panel until it rests or is gone: it has the one size, then the other, and on the way
  /// all between, or it has one alone.
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
    let opacities = seen.map(\.opacity)
    #expect(Set(opacities).count == opacities.count)
    return opacities
  }

  @Test("[MI11] a show after the HUD was dismissed puts up a HUD")
  func showAfterDismiss() {
    for title in ["A", "B", "C"] {
      hud.show(HUD.Content(status: title))
      host.advance(by: .seconds(1))
      #expect(host.canvas != nil)
      #expect(host.filled.last?.status?.text.string == title)
      hud.dismiss()
      host.advance(by: .seconds(1))
      #expect(host.canvas == nil)
    }
  }

  @Test("[MI12] nothing of a zoom is left in what comes next without an animation")
  func nothingIsLeft() throws {
    let defaults = Defaults()
    let hud = HUDController.forTest(on: host, defaults: defaults)
    // Once the zoom is over, and once in the middle of it, where the panel is the same.
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
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(layer.animationKeys() ?? [] == [])
      }
      #expect(canvas.mask.backgroundColor == nil)
      hud.dismiss()
      #expect(host.canvas == nil)
    }
  }

  @Test("[MI13] calls from any thread are served, in order")
  func anyThread() {
    onAnotherThread { [hud] in
      hud.show(HUD.Content(status: "A"))
      hud.setStatus("B")
    }
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content.status == "B")
    onAnotherThread { [hud] in hud.dismiss() }
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  @Test("[MI14] each presentation completes once, and tells why")
  func reasons() async {
    let unseen = hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(1)))
    hud.dismiss(completion: hear)
    #expect(await unseen.reason == .neverShown)
    let cancelled = hud.show(HUD.Content(action: HUD.Action("Cancel", role: .cancel) {}))
    hud.hostDelegate.pressed()
    host.advance(by: .seconds(1))
    #expect(await cancelled.reason == .cancelled)
    let dismissed = hud.show(HUD.Content())
    hud.dismiss(completion: hear)
    host.advance(by: .seconds(1))
    #expect(await dismissed.reason == .dismissed)
    #expect(heard.value == [.neverShown, .dismissed])
  }
}
