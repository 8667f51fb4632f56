import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel moves together with the keyboard.
@MainActor @Suite(.onDouble) struct KeyboardTransitionTests {
  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  /// Uses a linear curve by default, so that half the time is half the distance.
  private func raise(curve: UInt = 3) {
    Device.setKeyboard(Self.keyboard, over: .milliseconds(300), curve: curve)
    Device.atEnd { Device.setKeyboard(nil) }
  }

  private func lower(curve: UInt = 3) {
    Device.setKeyboard(nil, over: .milliseconds(300), curve: curve)
  }

  /// Posts the keyboard's notification without letting the run loop finish its turn.
  private func tellOfKeyboard() {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: Self.keyboard,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.3,
      ])
  }

  @Test("[SI19] The panel is halfway when the keyboard is, and ends with it")
  func halfway() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    raise()
    let end = phone.panel.midY
    #expect(end < start - 100)
    #expect(try phone.isSeen(at: start))
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { abs($0 - (start + end) / 2) < 0.5 })
    Device.advance(by: .milliseconds(150))
    #expect(try phone.isSeen(at: end))
    lower()
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { abs($0 - (start + end) / 2) < 0.5 })
    Device.advance(by: .seconds(1))
    #expect(try phone.isSeen(at: start))
  }

  @Test("A view's HUD in a sheet moves smoothly when the keyboard moves the sheet")
  func movedSheet() throws {
    let phone = Phone()
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    phone.window.addSubview(sheet)
    HUD.in(sheet).show(HUD.Content(status: "Saving…"))
    raise()
    Device.advance(by: .seconds(1))
    let stage = try #require(sheet.subviews.last as? StageView)
    let low = stage.bezel.center.y
    #expect(stage.bezel.layer.animation(forKey: "position") == nil)
    sheet.center.y -= 150
    Device.advance(by: .milliseconds(110))
    #expect(stage.bezel.center.y > low)
    #expect(try #require(stage.bezel.layer.presentation()).position.y < stage.bezel.center.y - 1)
  }

  @Test("When the keyboard turns back, the panel follows from where it is drawn")
  func turning() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    raise()
    Device.advance(by: .milliseconds(100))
    var last = try phone.seen()[0]
    lower()
    // In 10 ms the two overlapping animations cannot move the panel further than this.
    let longest = 2 * (start - last) / 10 + 0.5
    for _ in 0..<40 {
      let seen = try phone.seen()
      #expect(seen[0] == seen[1])
      #expect(abs(seen[0] - last) <= longest)
      last = seen[0]
      Device.advance(by: .milliseconds(10))
    }
    #expect(last == start)
  }

  @Test("The panel uses the curve that the keyboard names", arguments: [0, 1, 2, 7])
  func curves(curve: UInt) throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    raise(curve: curve)
    let end = phone.panel.midY
    Device.advance(by: .milliseconds(60))
    let part = try (phone.seen()[0] - start) / (end - start)
    switch curve {
    case 1: #expect(part > 0 && part < 0.15)
    case 2: #expect(part > 0.25 && part < 1)
    default: #expect(part > 0 && part < 0.2)
    }
  }

  @Test("With reduced motion the panel still moves with the keyboard, whose motion is not reduced")
  func reducedMotion() throws {
    let phone = Phone()
    UIAccessibility.state.reducesMotion = true
    phone.show()
    let start = phone.panel.midY
    raise()
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { $0 < start && $0 > phone.panel.midY })
  }

  @Test("If the keyboard appears without an animation, so does the panel's move")
  func jumping() throws {
    let phone = Phone()
    phone.show()
    Device.setKeyboard(Self.keyboard)
    defer { Device.setKeyboard(nil) }
    #expect(try phone.isSeen(at: phone.panel.midY))
    #expect(phone.stage?.bezel.layer.animationKeys() == nil)
  }

  @Test("A HUD shown in the same turn as the keyboard appears in its final place")
  func coming() throws {
    let phone = Phone()
    phone.hud.show(HUD.Content(status: "Loading…"))
    tellOfKeyboard()
    Device.settle()
    #expect(try phone.isSeen(at: phone.panel.midY))
  }

  @Test("A panel that grows with a new text goes on moving with the keyboard")
  func change() throws {
    let phone = Phone()
    phone.show()
    raise()
    Device.advance(by: .milliseconds(100))
    let seen = try phone.seen()[0]
    phone.hud.setStatus("A text that takes\nseveral\nlines")
    Device.settle()
    #expect(abs(try phone.seen()[0] - seen) < 0.5)
    Device.advance(by: .milliseconds(250))
    #expect(try phone.isSeen(at: phone.panel.midY))
  }

  @Test("A keyboard that moved while the view was off screen does not animate the panel later")
  func unseen() throws {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    let host = UIKitHost(view: view)
    let hud = HUDController { host }
    hud.show(HUD.Content())
    Device.advance(by: .seconds(1))
    let bezel = try #require(host.stage?.bezel)
    let start = bezel.center
    view.removeFromSuperview()
    raise()
    Device.advance(by: .seconds(1))
    phone.window.addSubview(view)
    Device.settle()
    #expect(bezel.center.y < start.y - 100)
    #expect(try #require(bezel.layer.presentation()).position == bezel.center)
  }

  @Test("A keyboard notification without a move does not animate a change of the same turn")
  func unmoved() throws {
    let phone = Phone()
    raise()
    phone.hud.show(HUD.Content(status: "One"), options: HUD.Options(position: .bottom))
    Device.advance(by: .seconds(1))
    let start = phone.panel.midY
    tellOfKeyboard()
    phone.hud.setStatus("A text that takes\nseveral\nlines")
    Device.settle()
    #expect(phone.panel.midY < start)
    // The panel grows in its own time, and not with the keyboard's curve.
    let bezel = try #require(phone.stage?.bezel.layer)
    #expect(bezel.animationKeys()?.contains("position") == false)
    #expect(try abs(phone.seen()[0] - start) < 0.001)
    Device.advance(by: .milliseconds(250))
    #expect(try phone.isSeen(at: phone.panel.midY))
  }

  @Test("Two notifications of one move make one animation")
  func twice() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    tellOfKeyboard()
    tellOfKeyboard()
    Device.settle()
    #expect(phone.panel.midY < start)
    #expect(try phone.isSeen(at: start))
  }

  @Test("The mask's gradient moves with the panel, up and down", arguments: [1, 2, 3, 7])
  func light(curve: UInt) throws {
    let phone = Phone()
    phone.show(mask: .gradient)
    raise(curve: curve)
    for step in 0..<40 {
      if step == 10 { lower(curve: curve) }
      #expect(abs(try phone.light() - phone.seen()[0]) < 1)
      Device.advance(by: .milliseconds(10))
    }
    #expect(abs(try phone.light() - phone.panel.midY) < 0.5)
    #expect(phone.stage?.maskFill.layer.animationKeys() == nil)
  }

  @Test("The mask's gradient moves with the keyboard, also if the panel does not")
  func lightAlone() throws {
    let phone = Phone()
    phone.hud.show(HUD.Content(), options: HUD.Options(mask: .gradient, position: .top))
    Device.advance(by: .seconds(1))
    let start = try phone.light()
    raise()
    #expect(try phone.light() == start)
    Device.advance(by: .milliseconds(150))
    let middle = try phone.light()
    Device.advance(by: .seconds(1))
    let end = try phone.light()
    #expect(end < start - 100)
    #expect(abs(middle - (start + end) / 2) < 0.5)
  }
}

extension Phone {
  /// The vertical positions at which the panel and its material are drawn.
  fileprivate func seen() throws -> [CGFloat] {
    let stage = try #require(stage)
    return try [stage.bezel, stage.material].compactMap(\.self).map {
      try #require($0.layer.presentation()).position.y
    }
  }

  /// Whether panel and material are drawn at `y`. Depending on the device's time, the parts of an
  /// animation's duration may add up to a little less than the whole.
  fileprivate func isSeen(at y: CGFloat) throws -> Bool {
    let seen = try seen()
    return seen.count == 2 && seen.allSatisfy { abs($0 - y) < 0.001 }
  }

  /// The vertical position at which the gradient's centre is drawn.
  fileprivate func light() throws -> CGFloat {
    try #require(stage?.maskGradient.layer.presentation()).position.y
  }
}
