import HUDCore
import HUDLayers
import Testing

@MainActor
@Suite(
  "Defects that MBProgressHUD's users met: appearing and disappearing", .timeLimit(.minutes(15)))
struct MBProgressHUDLifecycleRegressionTests {
  let host = TestHost()
  let hud: HUDController
  let heard = Locked<[HUD.Reason]>([])

  init() { hud = .forTest(on: host) }

  private var hear: HUD.DismissalCompletion {
    { [heard] reason in heard.withLock { $0.append(reason) } }
  }

  @Test("[MI1] A HUD shown again with a new delayed dismissal leaves at the new time")
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

  @Test("[MI2] A HUD that is shown again while it fades out stays", arguments: [0, 75, 149])
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

  @Test("[MI3] A window that is lost during a dismissal takes the HUD with it")
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

  @Test(
    "[MI3] A dismissal ends by the clock, without its animation and after a stop of the process")
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

  @Test("[MI4] A HUD dismissed without a window does not appear when there is one")
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

  @Test("[MI5] A second dismissal does not shorten the first, and each completes once")
  func dismissTwice() {
    hud.show(HUD.Content())
    host.advance(by: .seconds(1))
    hud.dismiss(completion: hear)
    host.advance(by: .milliseconds(75))
    hud.dismiss(completion: hear)
    #expect(host.played.count == 2)
    #expect(host.canvas != nil && heard.value.isEmpty)
    host.advance(by: .milliseconds(125))
    #expect(host.canvas == nil)
    #expect(heard.value == [.dismissed, .dismissed])
  }

  @Test("[MI6] Two shows and two ends leave nothing, whether by handle or by popActivity")
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

  @Test("[MI7] Only the last of several delayed dismissals takes effect")
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

  @Test("[MI8] A delayed dismissal also works with a grace time", arguments: [200, 1_000])
  func graceAndDelay(_ delay: Int) {
    hud.show(HUD.Content(), options: HUD.Options(graceTime: .milliseconds(500)))
    hud.dismiss(after: .milliseconds(delay))
    host.advance(by: .milliseconds(500))
    #expect(hud.isVisible == (delay > 500))
    host.advance(by: .seconds(2))
    #expect(!hud.isVisible)
    #expect(host.canvas == nil)
  }

  @Test("[MI9] A grace time given with a show applies to that show")
  func grace() {
    hud.show(HUD.Content(), options: HUD.Options(graceTime: .milliseconds(500)))
    host.advance(by: .milliseconds(499))
    #expect(!hud.isVisible && host.canvas == nil)
    host.advance(by: .milliseconds(1))
    #expect(hud.isVisible && host.canvas != nil)
  }

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

  @Test("[MI11] A show after a dismissal puts up a HUD")
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

  @Test("[MI13] Calls from any thread take effect, in order")
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

  @Test("[MI14] Each presentation completes once, with its reason")
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
