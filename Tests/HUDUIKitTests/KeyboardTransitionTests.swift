import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel gets out of the keyboard's way as the keyboard comes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct KeyboardTransitionTests {
  private static let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  /// At an even speed, so that the middle of the time is the middle of the way.
  private func raise(curve: UInt = 3) {
    Device.setKeyboard(Self.keyboard, over: .milliseconds(300), curve: curve)
  }

  private func lower(curve: UInt = 3) {
    Device.setKeyboard(nil, over: .milliseconds(300), curve: curve)
  }

  /// Tells of it in the middle of a turn of the run loop.
  private func tellOfKeyboard() {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: Self.keyboard,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.3,
      ])
  }

  @Test("[SI19] Halfway through the keyboard's way the panel is halfway, and then it is there")
  func halfway() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    raise()
    let end = phone.panel.midY
    #expect(end < start - 100)
    #expect(try phone.seen() == [start, start])
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { abs($0 - (start + end) / 2) < 0.5 })
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen() == [end, end])
    lower()
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { abs($0 - (start + end) / 2) < 0.5 })
    Device.advance(by: .seconds(1))
    #expect(try phone.seen() == [start, start])
  }

  @Test("A keyboard that turns round takes the panel with it from where it is seen")
  func turning() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    raise()
    Device.advance(by: .milliseconds(100))
    var last = try phone.seen()[0]
    lower()
    // No step is longer than the two ways can go in a hundredth of a second.
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

  @Test("The keyboard's own curve is taken, and any other that it names", arguments: [0, 1, 2, 7])
  func curves(curve: UInt) throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    Device.setKeyboard(Self.keyboard, over: .milliseconds(300), curve: curve)
    let end = phone.panel.midY
    Device.advance(by: .milliseconds(60))
    let part = try (phone.seen()[0] - start) / (end - start)
    switch curve {
    case 1: #expect(part > 0 && part < 0.15)
    case 2: #expect(part > 0.25 && part < 1)
    default: #expect(part > 0 && part < 0.2)
    }
  }

  @Test("Reduced motion holds no keyboard, and so no panel")
  func reducedMotion() throws {
    let phone = Phone()
    UIAccessibility.state.reducesMotion = true
    phone.show()
    let start = phone.panel.midY
    raise()
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen().allSatisfy { $0 < start && $0 > phone.panel.midY })
  }

  @Test("A keyboard that is there at once finds the panel out of its way at once")
  func jumping() throws {
    let phone = Phone()
    phone.show()
    Device.setKeyboard(Self.keyboard)
    #expect(try phone.seen() == [phone.panel.midY, phone.panel.midY])
    #expect(phone.stage?.bezel.layer.animationKeys() == nil)
  }

  @Test("A HUD that comes with the keyboard comes where it will stand")
  func coming() throws {
    let phone = Phone()
    phone.hud.show(HUD.Content(status: "Loading…"))
    tellOfKeyboard()
    Device.settle()
    #expect(try phone.seen() == [phone.panel.midY, phone.panel.midY])
  }

  @Test("What changes on the way changes at once, and the panel goes on with the keyboard")
  func change() throws {
    let phone = Phone()
    phone.show()
    raise()
    Device.advance(by: .milliseconds(100))
    let rest = try phone.seen()[0] - phone.panel.midY
    phone.hud.setStatus("A text that takes\nseveral\nlines")
    Device.settle()
    #expect(abs(try phone.seen()[0] - phone.panel.midY - rest) < 0.5)
    Device.advance(by: .milliseconds(200))
    #expect(try phone.seen() == [phone.panel.midY, phone.panel.midY])
  }

  @Test("A keyboard that moved while nothing was drawn moves no panel afterwards")
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

  @Test("A keyboard that stays where it is lends its way to nothing that changes meanwhile")
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
    #expect(try phone.seen() == [phone.panel.midY, phone.panel.midY])
  }

  @Test("What is told twice is one way")
  func twice() throws {
    let phone = Phone()
    phone.show()
    let start = phone.panel.midY
    tellOfKeyboard()
    tellOfKeyboard()
    Device.settle()
    #expect(phone.panel.midY < start)
    #expect(try phone.seen() == [start, start])
  }

  @Test("The mask's light goes with the panel, there and back", arguments: [1, 2, 3, 7])
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

  @Test("The mask's light goes with the keyboard also where the panel stays")
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

  @Test("A panel that is to stay where it is stays there")
  func staying() throws {
    let phone = Phone()
    phone.defaults.behavior.avoidsKeyboard = false
    phone.show()
    let start = phone.panel.midY
    raise()
    Device.advance(by: .milliseconds(150))
    #expect(try phone.seen() == [start, start])
  }
}

extension Phone {
  /// How far down the panel and what it is made of are seen.
  fileprivate func seen() throws -> [CGFloat] {
    let stage = try #require(stage)
    return try [stage.bezel, stage.material].compactMap(\.self).map {
      try #require($0.layer.presentation()).position.y
    }
  }

  /// How far down the middle of the mask's gradient is seen.
  fileprivate func light() throws -> CGFloat {
    let layer = stage?.maskFill.layer.sublayers?.first as? CAGradientLayer
    let seen = try #require(layer?.presentation())
    return seen.startPoint.y * seen.bounds.height
  }
}
