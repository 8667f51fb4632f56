import HUDCore
import HUDLayers
import Testing

/// A call uses the defaults of the moment it is made, and its options apply to it alone.
@MainActor @Suite(.timeLimit(.minutes(15))) struct CapturedDefaultsTests {
  let host = TestHost()
  let defaults = Defaults(style: .compact)
  let hud: HUDController

  init() { hud = .forTest(on: host, defaults: defaults) }

  @Test("A call uses the defaults of the moment it is made")
  func callGoesByDefaults() {
    defaults.style.cornerRadius = 20
    hud.show(HUD.Content())
    defaults.style.cornerRadius = 3
    host.settle()
    #expect(host.canvas?.bezel.cornerRadius == 20)
    hud.show(HUD.Content())
    host.settle()
    #expect(host.canvas?.bezel.cornerRadius == 3)
  }

  @Test("A call enqueued by a thread also uses the defaults of the moment it was made")
  func callThatWaitsOnThread() {
    defaults.behavior.graceTime = .seconds(1)
    onAnotherThread { [hud] in hud.show(HUD.Content()) }
    defaults.behavior.graceTime = .zero
    hud.drainMailbox()
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(hud.isVisible)
  }

  @Test("[SI23] The options of one call change neither another call nor the defaults")
  func optionsAreTheirOwn() {
    var style = HUD.Style.compact
    style.cornerRadius = 5
    let options = HUD.Options(
      mask: .black, animation: .fade, position: .offset(x: 10, y: 20), graceTime: .seconds(1),
      minimumTime: .seconds(2), style: style)
    let before = (defaults.style, defaults.behavior)
    hud.show(HUD.Content(status: "A"), options: options)
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(host.canvas?.bezel.cornerRadius == 5)
    #expect(host.canvas?.mask.backgroundColor == black)
    #expect(host.blocksInput)
    hud.show(HUD.Content(status: "B"))
    host.settle()
    #expect(host.canvas?.bezel.cornerRadius == 14)
    #expect(host.canvas?.mask.backgroundColor == nil)
    #expect(!host.blocksInput)
    #expect(defaults.style == before.0)
    #expect(defaults.behavior == before.1)
  }

  @Test("A change of a request that blocks the input does not block it anew")
  func changeUnderAMask() {
    let activity = hud.begin(HUD.Content(status: "A"), options: HUD.Options(mask: .black))
    host.settle()
    let before = host.blockerCount
    activity.status = "B"
    host.settle()
    #expect(host.blocksInput && host.blockerCount == before)
    activity.end()
  }

  @Test("A mask is drawn after another mask that was never drawn")
  func maskThatFollows() throws {
    for round in 0..<20 {
      hud.show(HUD.Content(), options: HUD.Options(mask: .clear))
      host.settle()
      hud.show(HUD.Content(), options: HUD.Options(mask: .none))
      hud.show(HUD.Content(), options: HUD.Options(mask: .black))
      host.settle()
      let mask = try #require(host.canvas?.mask)
      #expect(mask.backgroundColor == black, "round \(round)")
    }
  }

  @Test("Empty options inherit everything")
  func optionsThatSayNothing() {
    defaults.behavior.mask = .black
    defaults.behavior.minimumTime = .seconds(2)
    hud.show(HUD.Content(), options: HUD.Options())
    #expect(host.blocksInput)
    hud.dismiss()
    #expect(hud.isVisible)
    host.advance(by: .seconds(2))
    #expect(!hud.isVisible)
  }

  @Test("A step without options keeps those of its activity or of an earlier step")
  func stepGoesByItsOwnOptions() {
    hud.showProgress(0.1, options: HUD.Options(mask: .clear))
    hud.showProgress(0.2)
    host.settle()
    #expect(host.blocksInput)
    hud.showProgress(0.3, options: HUD.Options(mask: .black))
    host.settle()
    #expect(host.canvas?.mask.backgroundColor == black)
    hud.showProgress(0.4)
    host.settle()
    #expect(host.canvas?.mask.backgroundColor == black)
    hud.showProgress(0.5, options: HUD.Options(mask: HUD.Mask.none))
    #expect(!host.blocksInput)
  }

  @Test("Steps with options and steps without are not folded")
  func stepsWithOptions() {
    hud.showProgress(0.1)
    onAnotherThread { [hud] in
      hud.showProgress(0.2, options: HUD.Options(mask: .clear))
      hud.showProgress(0.3)
    }
    hud.drainMailbox()
    #expect(host.blocksInput)
    #expect(hud.panel?.request.content.indicator == .ring(0.3))
  }

  @Test("Defaults set to .inherited are the defaults of a new Behavior")
  func defaultsThatOnlyInherit() throws {
    defaults.behavior.mask = .inherited
    defaults.behavior.animation = .inherited
    defaults.behavior.position = .inherited
    hud.show(HUD.Content())
    host.settle()
    let frame = try #require(hud.panel?.frame)
    #expect(!host.blocksInput)
    #expect(host.played.last?.from.scale == 0.9)
    defaults.behavior = HUD.Behavior()
    hud.show(HUD.Content())
    host.settle()
    #expect(hud.panel?.frame == frame)
  }

  @Test("[SI9] A lower minimum makes the toast of a short text shorter")
  func ownDuration() {
    defaults.behavior.minimumToastTime = .milliseconds(1500)
    hud.showToast(HUD.Content(.success, status: "Saved"))
    host.advance(by: .milliseconds(1499))
    #expect(hud.isVisible)
    host.advance(by: .milliseconds(1))
    #expect(!hud.isVisible)
  }

  private var black: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.4) }
}
