import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Panels at the top and bottom, which avoid the bars and the keyboard.
@MainActor @Suite(.onDouble) struct PositionTests {
  private func show(_ hud: HUDController, at position: HUD.Position, in style: HUD.Style) {
    hud.show(
      HUD.Content(status: "Loading…"), options: HUD.Options(position: position, style: style))
    Device.advance(by: .seconds(1))
  }

  @Test(
    "A panel at an edge keeps its margin from the bars and the keyboard",
    arguments: [HUD.Style.compact, .roomy])
  func window(style: HUD.Style) {
    let phone = Phone()
    show(phone.hud, at: .top, in: style)
    #expect(phone.stage?.bezel.frame == phone.panel)
    #expect(abs(phone.panel.midX - 195) < 0.5)
    #expect(abs(phone.panel.minY - (47 + style.margin)) < 0.01)
    show(phone.hud, at: .bottom, in: style)
    #expect(abs(phone.panel.maxY - (844 - 34 - style.margin)) < 0.01)
    Device.setKeyboard(CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(abs(phone.panel.maxY - (508 - style.margin)) < 0.01)
    // Without a keyboard the panel keeps clear of the bottom bar again.
    Device.setKeyboard(nil)
    #expect(abs(phone.panel.maxY - (844 - 34 - style.margin)) < 0.01)
    show(phone.hud, at: .top, in: style)
    #expect(abs(phone.panel.minY - (47 + style.margin)) < 0.01)
  }

  @Test(
    "A panel at an edge keeps its margin after a rotation", arguments: [HUD.Position.top, .bottom])
  func turned(position: HUD.Position) {
    let phone = Phone()
    show(phone.hud, at: position, in: .compact)
    phone.turn(safeArea: UIEdgeInsets(top: 10, left: 59, bottom: 21, right: 0))
    Device.advance(by: .seconds(1))
    #expect(abs(phone.panel.midX - (59 + 844) / 2) < 0.5)
    let gap = position == .top ? phone.panel.minY - 10 : 390 - 21 - phone.panel.maxY
    #expect(abs(gap - 8) < 0.01)
  }

  @Test(
    "In a view only the bars that overlap it count",
    arguments: [
      // The whole window, its upper half, its lower half, and a part that no bar reaches.
      (CGRect(x: 0, y: 0, width: 390, height: 844), 47, 34),
      (CGRect(x: 0, y: 0, width: 390, height: 400), 47, 0),
      (CGRect(x: 0, y: 444, width: 390, height: 400), 0, 34),
      (CGRect(x: 50, y: 100, width: 200, height: 300), 0, 0),
      // The upper bar overlaps the view by 27 points.
      (CGRect(x: 0, y: 20, width: 390, height: 400), 27, 0),
    ] as [(CGRect, CGFloat, CGFloat)])
  func view(frame: CGRect, top: CGFloat, bottom: CGFloat) throws {
    let phone = Phone()
    let view = UIView(frame: frame)
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    show(hud, at: .top, in: .compact)
    let panel = try #require(hud.panel?.frame)
    #expect(abs(panel.minY - (top + 8)) < 0.01)
    #expect(abs(panel.midX - frame.width / 2) < 0.5)
    show(hud, at: .bottom, in: .compact)
    #expect(
      try abs(#require(hud.panel?.frame).maxY - (frame.height - bottom - 8)) < 0.01)
  }

  @Test("A bar whose height changes moves a panel at that edge")
  func bars() {
    let phone = Phone()
    show(phone.hud, at: .bottom, in: .compact)
    phone.scene.resize(
      to: CGRect(x: 0, y: 0, width: 390, height: 800),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(abs(phone.panel.maxY - (800 - 83 - 8)) < 0.01)
  }
}
