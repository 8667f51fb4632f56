import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The panel avoids the on-screen keyboard.
@MainActor @Suite(.onDouble) struct KeyboardTests {
  private static let portrait = CGRect(x: 0, y: 508, width: 390, height: 336)

  /// Whether the panel is midway between the bars above and the keyboard below.
  private func isClear(_ panel: CGRect, above keyboardTop: CGFloat, below barBottom: CGFloat)
    -> Bool
  {
    abs(panel.midY - (barBottom + keyboardTop) / 2) < 0.5
  }

  @Test("[SI17] A keyboard that was up before the first HUD is avoided")
  func alreadyUp() {
    let phone = Phone(keyboard: Self.portrait)
    phone.show()
    #expect(isClear(phone.panel, above: 508, below: 47))
  }

  @Test("Looking for a keyboard neither lays out the app's window nor adds a guide to it")
  func appIsLeftAlone() {
    let phone = Phone(keyboard: Self.portrait)
    Device.settle()
    let layouts = phone.window.layouts
    phone.window.setNeedsLayout()
    phone.hud.show(HUD.Content())
    #expect(phone.window.layouts == layouts)
    #expect(phone.window.keyboardGuide == nil)
  }

  @Test("A view's HUD also avoids a keyboard that was up before")
  func alreadyUpInAView() throws {
    let phone = Phone(keyboard: Self.portrait)
    let view = UIView(frame: phone.window.bounds)
    phone.window.addSubview(view)
    HUD.in(view).show(HUD.Content(status: "Here"))
    Device.settle()
    #expect(isClear(try #require(HUD.in(view).panel?.frame), above: 508, below: 47))
  }

  @Test("[SI16] In landscape the panel stays on the screen")
  func landscape() {
    let phone = Phone()
    defer { Device.setKeyboard(nil) }
    phone.show()
    phone.turn()
    Device.setKeyboard(CGRect(x: 0, y: 190, width: 844, height: 200))
    #expect(isClear(phone.panel, above: 190, below: 0))
    #expect(phone.panel.minY >= 0)
  }

  @Test("[SI17] A floating keyboard does not move the panel")
  func floating() {
    let phone = Phone()
    defer { Device.setKeyboard(nil) }
    phone.show()
    let rest = phone.panel
    Device.setKeyboard(CGRect(x: 40, y: 400, width: 320, height: 250))
    #expect(phone.panel == rest)
  }

  @Test("Only the part of the window that the keyboard covers counts")
  func splitView() {
    let phone = Phone()
    defer { Device.setKeyboard(nil) }
    phone.show()
    phone.scene.resize(to: CGRect(x: 0, y: 0, width: 390, height: 600), safeArea: .zero)
    Device.setKeyboard(Self.portrait)
    #expect(isClear(phone.panel, above: 508, below: 0))
  }

  @Test("[SI18] The keyboard is still avoided after the app was in the background")
  func background() {
    let phone = Phone()
    defer { Device.setKeyboard(nil) }
    phone.show()
    Device.setKeyboard(Self.portrait)
    let moved = phone.panel
    phone.scene.become(.background)
    phone.scene.become(.foregroundActive)
    #expect(phone.panel == moved)
  }

  @Test("The next HUD still avoids the keyboard")
  func next() {
    let phone = Phone()
    defer { Device.setKeyboard(nil) }
    phone.show()
    Device.setKeyboard(Self.portrait)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    phone.show()
    #expect(isClear(phone.panel, above: 508, below: 47))
  }

  @Test(
    "The covered height is the overlap with a keyboard at the bottom edge",
    arguments: [
      (CGRect(x: 0, y: 500, width: 390, height: 344), 344.0),
      (CGRect(x: 0, y: 844, width: 390, height: 0), 0),
      (CGRect(x: 0, y: 300, width: 390, height: 100), 0),
      (CGRect(x: 0, y: -10, width: 390, height: 1_000), 844),
    ] as [(CGRect, CGFloat)])
  func geometry(keyboard: CGRect, covered: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(bounds.height(coveredBy: keyboard) == covered)
  }
}
