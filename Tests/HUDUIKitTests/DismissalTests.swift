import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Dismissal of the panel by tap, swipe, keys and assistive technology.
@MainActor @Suite(.onDouble) struct DismissalTests {
  private let corner = CGPoint(x: 20, y: 200)
  private nonisolated static let masks = [HUD.Mask.none, .black, .blur]

  private func show(
    _ dismissal: HUD.DismissalGestures, mask: HUD.Mask = .none, action: HUD.Action? = nil,
    style: HUD.Style? = nil, on phone: Phone
  ) -> PostLog {
    let log = PostLog(phone.hud)
    phone.hud.show(
      HUD.Content(.spinner, status: "Loading…", action: action),
      options: HUD.Options(mask: mask, dismissal: dismissal, style: style))
    Device.advance(by: .milliseconds(500))
    return log
  }

  /// Drags a finger by this distance, starting in the middle of the panel.
  private func drag(
    _ x: CGFloat, _ y: CGFloat, on phone: Phone, over time: Duration = .seconds(1),
    whileDown look: () -> Void = {}, beforeLifting lookAgain: () -> Void = {}
  ) {
    let start = phone.panel.middle
    Device.drag(
      from: start, to: CGPoint(x: start.x + x, y: start.y + y), in: phone.scene, over: time,
      whileDown: look, beforeLifting: lookAgain)
  }

  /// The distance from the panel's layout position to the position where it is drawn.
  private func offset(on phone: Phone) throws -> CGPoint {
    let stage = try #require(phone.stage)
    let home = try #require(stage.slots?.panelFrame.middle)
    let layer = stage.bezel.layer.presentation() ?? stage.bezel.layer
    return CGPoint(x: layer.position.x - home.x, y: layer.position.y - home.y)
  }

  @Test("[E9] No gesture dismisses unless the options allow it", arguments: masks)
  func notAllowed(mask: HUD.Mask) throws {
    let phone = Phone()
    phone.show(mask: mask)
    Device.tap(phone.panel.middle, in: phone.scene)
    drag(0, -200, on: phone, beforeLifting: { #expect((try? offset(on: phone)) == .zero) })
    #expect(phone.hud.isVisible)
    #expect(try #require(phone.stage).accessibilityPerformEscape() == false)
    #expect(try #require(phone.stage).speech.accessibilityActivate() == false)
  }

  @Test(
    "[E9] A panel that is dragged far enough or fast enough is dismissed", arguments: masks)
  func swipe(mask: HUD.Mask) {
    let phone = Phone()
    var log = show(.swipe, mask: mask, on: phone)
    drag(30, 0, on: phone)
    #expect(log.reasons == [])
    drag(30, 0, on: phone, over: .milliseconds(40))
    #expect(log.reasons == [.dismissedByUser])
    Device.advance(by: .seconds(1))
    log = show(.swipe, mask: mask, on: phone)
    drag(-100, 20, on: phone)
    #expect(log.reasons == [.dismissedByUser])
    Device.advance(by: .milliseconds(500))
    #expect(phone.hudWindow == nil)
  }

  @Test("A finger that rests before it is lifted is not fast")
  func rest() {
    let phone = Phone()
    let log = show(.swipe, on: phone)
    drag(
      30, 0, on: phone, over: .milliseconds(40),
      beforeLifting: { Device.advance(by: .milliseconds(500)) })
    #expect(log.reasons == [])
  }

  @Test(
    "The panel follows the finger, and springs back after a short drag", arguments: [true, false])
  func follow(hasMaterial: Bool) throws {
    let phone = Phone()
    var style = HUD.Style.compact
    if hasMaterial { style.bezel = .material }
    _ = show(.swipe, style: style, on: phone)
    drag(
      30, 20, on: phone,
      beforeLifting: {
        #expect((try? offset(on: phone)) == CGPoint(x: 30, y: 20))
        // A longer text lays the panel out again.
        phone.hud.setStatus("Another status that is longer")
        Device.advance(by: .milliseconds(250))
        #expect((try? offset(on: phone)) == CGPoint(x: 30, y: 20))
        #expect(phone.stage?.material.map { $0.center == phone.stage?.bezel.center } != false)
      })
    Device.advance(by: .milliseconds(100))
    let underway = try offset(on: phone)
    #expect(underway.x > 0 && underway.x < 30)
    Device.advance(by: .milliseconds(300))
    #expect(try offset(on: phone) == .zero)
    #expect(phone.hud.isVisible)
  }

  @Test("[§E13] A touch beside the panel dismisses and reaches the app, and the pointer does not")
  func tapOutside() {
    let phone = Phone()
    let tap = UITapGestureRecognizer()
    phone.window.addGestureRecognizer(tap)
    var log = show(.tapOutside, on: phone)
    Device.hover(corner, in: phone.scene)
    _ = Device.hitTest(corner, in: phone.scene)
    Device.tap(phone.panel.middle, in: phone.scene)
    Device.advance(by: .seconds(1))
    #expect(log.reasons == [] && tap.recognitions == 0)
    Device.tap(corner, in: phone.scene)
    Device.advance(by: .milliseconds(10))
    #expect(log.reasons == [.dismissedByUser] && tap.recognitions == 1)
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow == nil)
    log = show(.tapOutside, mask: .black, on: phone)
    Device.tap(corner, in: phone.scene)
    #expect(log.reasons == [.dismissedByUser] && tap.recognitions == 1)
    Device.advance(by: .seconds(1))
    log = show([.tap, .swipe], on: phone)
    Device.tap(corner, in: phone.scene)
    Device.advance(by: .seconds(1))
    #expect(log.reasons == [] && tap.recognitions == 2)
  }

  @Test("[E6] [§E13] A touch that shows another HUD does not dismiss that HUD")
  func showsAnother() {
    let phone = Phone()
    _ = show(.tapOutside, on: phone)
    Device.tap(
      corner, in: phone.scene,
      whileDown: {
        phone.hud.show(
          HUD.Content(status: "Other"), options: HUD.Options(dismissal: .tapOutside))
      })
    Device.advance(by: .seconds(1))
    #expect(phone.hud.isVisible)
  }

  @Test("[§E13] A touch in the view of a HUD dismisses it, one beside the view does not")
  func tapOutsideInView() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(dismissal: .tapOutside))
    Device.advance(by: .seconds(1))
    Device.tap(corner, in: phone.scene)
    Device.advance(by: .seconds(1))
    #expect(hud.isVisible)
    Device.tap(CGPoint(x: 20, y: 320), in: phone.scene)
    Device.advance(by: .seconds(1))
    #expect(!hud.isVisible)
  }

  @Test("[§E12] A panel with a handler looks pressed until it is dragged")
  func pressedLook() throws {
    let phone = Phone()
    var taps = 0
    let log = PostLog(phone.hud)
    phone.show(HUD.Content(status: "Copied", onTap: { taps += 1 }))
    let stage = try #require(phone.stage)
    var isPressed: Bool { !stage.canvas.pressedLook.isHidden }
    Device.drag(
      from: phone.panel.middle, to: corner, in: phone.scene,
      whileDown: {
        #expect(isPressed)
        #expect(stage.canvas.pressedLook.frame == stage.bezel.layer.bounds)
      }, beforeLifting: { #expect(!isPressed) })
    #expect(taps == 0 && phone.hud.isVisible && !isPressed)
    Device.tap(phone.panel.middle, in: phone.scene)
    #expect(taps == 1 && log.reasons == [.ended] && !isPressed)
  }

  @Test("[§E12] VoiceOver finds a button, and its double tap calls the handler")
  func spokenButton() throws {
    let phone = Phone()
    var taps = 0
    phone.show(HUD.Content(.success, status: "Saved", onTap: { taps += 1 }))
    let speech = try #require(phone.stage).speech
    #expect(speech.accessibilityTraits == .button)
    phone.show(HUD.Content(.ring(0.4), status: "Saving", onTap: { taps += 1 }))
    #expect(speech.accessibilityTraits == [.button, .updatesFrequently])
    #expect(speech.accessibilityActivate())
    #expect(taps == 1 && !phone.hud.isVisible)
    #expect(!speech.accessibilityActivate())
    phone.show(HUD.Content(.success, status: "Saved"))
    #expect(try #require(phone.stage).speech.accessibilityTraits == .staticText)
  }

  @Test("A panel that is dragged is not laid out")
  func layoutOfDrag() throws {
    let phone = Phone()
    _ = show(.swipe, on: phone)
    let stage = try #require(phone.stage)
    var before = 0
    drag(
      30, 20, on: phone, whileDown: { before = stage.layouts },
      beforeLifting: {
        Device.advance(by: .milliseconds(100))
        #expect((try? offset(on: phone)) == CGPoint(x: 30, y: 20))
        #expect(stage.layouts == before)
      })
    Device.advance(by: .seconds(1))
    #expect(try offset(on: phone) == .zero && stage.layouts == before)
  }

  @Test("A swiped panel fades out in the direction of the swipe, and the next HUD is in its place")
  func departure() throws {
    let phone = Phone()
    phone.defaults.behavior.fadeOutTime = .milliseconds(400)
    _ = show(.swipe, on: phone)
    drag(0, 80, on: phone)
    Device.advance(by: .milliseconds(200))
    let leaving = try offset(on: phone)
    #expect(leaving.x == 0 && leaving.y > 80 && leaving.y < 180)
    phone.show()
    #expect(try offset(on: phone) == .zero)
  }

  @Test("[E4] After a swipe the panel springs back if another request is displayed next")
  func nextRequest() async throws {
    let phone = Phone()
    let below = phone.hud.begin("Below")
    let log = show(.swipe, on: phone)
    drag(0, 200, on: phone)
    #expect(log.reasons == [] && phone.host.stage?.slots?.request.content.status == "Below")
    Device.advance(by: .milliseconds(500))
    #expect(try offset(on: phone) == .zero)
    below.end()
  }

  @Test("With reduced motion a swipe dismisses, but the panel does not follow the finger")
  func reducedMotion() {
    let phone = Phone()
    UIAccessibility.state.reducesMotion = true
    let log = show(.swipe, on: phone)
    drag(0, 200, on: phone, beforeLifting: { #expect((try? offset(on: phone)) == .zero) })
    #expect(log.reasons == [.dismissedByUser])
    #expect((try? offset(on: phone)) == .zero)
  }

  @Test(
    "A tap on a view's panel does not reach the view, and a list around it still scrolls",
    arguments: [true, false])
  func viewBelow(cancelsTouches: Bool) {
    let phone = Phone()
    let list = UIScrollView(frame: phone.window.bounds)
    phone.window.addSubview(list)
    let view = UIView(frame: phone.window.bounds)
    list.addSubview(view)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancelsTouches
    view.addGestureRecognizer(tap)
    let hud = HUD.in(view)
    hud.show(HUD.Content(), options: HUD.Options(dismissal: [.tap, .swipe]))
    Device.advance(by: .seconds(1))
    Device.tap(corner, in: phone.scene)
    #expect(tap.recognitions == 1)
    let middle = phone.window.bounds.middle
    // The list takes over the touch, so the panel is not swiped.
    Device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), in: phone.scene)
    #expect(list.contentOffset == CGPoint(x: 0, y: 100) && hud.isVisible)
    list.contentOffset = .zero
    Device.advance(by: .seconds(1))
    Device.tap(middle, in: phone.scene)
    #expect(tap.recognitions == 1 && !hud.isVisible)
  }

  @Test("Escape, the scrub and VoiceOver's double tap dismiss a HUD that allows gestures")
  func assistiveTechnology() throws {
    let phone = Phone(.macCatalyst)
    var log = show(.swipe, on: phone)
    let speech = try #require(phone.stage).speech
    #expect(!speech.accessibilityActivate())
    #expect(try #require(phone.stage).accessibilityPerformEscape())
    #expect(log.reasons == [.dismissedByUser])
    Device.advance(by: .seconds(1))

    log = show(.tap, on: phone)
    #expect(try #require(phone.stage).speech.accessibilityActivate())
    #expect(log.reasons == [.dismissedByUser])
    Device.advance(by: .seconds(1))

    log = show(.tap, mask: .black, on: phone)
    Device.press(.escape)
    #expect(log.reasons == [.dismissedByUser])
    Device.advance(by: .seconds(1))

    log = show(.tap, mask: .black, action: .cancel {}, on: phone)
    Device.press(.escape)
    #expect(log.reasons == [.cancelled])
  }

  @Test("On tvOS there are no touches that could dismiss")
  func remote() {
    let phone = Phone(.tvOS)
    _ = show([.tap, .swipe], mask: .black, on: phone)
    Device.tap(phone.panel.middle, in: phone.scene)
    #expect(phone.hud.isVisible)
  }
}
