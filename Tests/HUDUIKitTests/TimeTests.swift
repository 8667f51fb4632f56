import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// When animations begin: at their first frame, in the time of their layer.
@MainActor @Suite(.onDouble) struct TimeTests {
  private func seen(_ phone: Phone) throws -> Float {
    try #require(phone.stage?.bezel.layer.presentation()).opacity
  }

  @Test("The appearance begins with its first frame, however long the main thread was busy")
  func busyEntrance() throws {
    let phone = Phone()
    phone.hud.show(HUD.Content(.success, status: "Saved"))
    Device.keepBusy(for: .milliseconds(200))
    Device.settle()
    #expect(try seen(phone) == 0)
    Device.advance(by: .milliseconds(75))
    #expect(try seen(phone) > 0.2 && seen(phone) < 0.9)
    Device.advance(by: .milliseconds(200))
    #expect(try seen(phone) == 1)
  }

  @Test("A show that interrupts a dismissal begins where that is drawn at its first frame")
  func busyReturn() throws {
    let phone = Phone()
    phone.show()
    phone.hud.dismiss()
    Device.advance(by: .milliseconds(50))
    let before = try seen(phone)
    phone.hud.show(HUD.Content(status: "Again"))
    Device.keepBusy(for: .milliseconds(50))
    Device.settle()
    #expect(try seen(phone) < before - 0.05)
  }

  @Test("The strokes of a glyph begin with its first frame too")
  func busyGlyph() throws {
    let phone = Phone()
    phone.hud.show(HUD.Content(.success, status: "Saved"))
    Device.keepBusy(for: .milliseconds(300))
    Device.settle()
    let shape = try #require(phone.stage?.layer.below.lazy.compactMap { $0 as? CAShapeLayer }.first)
    #expect(try #require(shape.presentation()).strokeEnd == 0)
    Device.advance(by: .milliseconds(400))
    #expect(try #require(shape.presentation()).strokeEnd == 1)
  }

  @Test("In a view whose layer time is shifted a HUD still appears, and its ring turns")
  func retimedView() throws {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    phone.window.addSubview(view)
    // As after a pause and a resume.
    view.layer.beginTime = 990
    let hud = HUD.in(view)
    hud.show(HUD.Content(status: "Loading…"))
    Device.settle()
    let stage = try #require(view.subviews.lazy.compactMap { $0 as? StageView }.first)
    func seen() throws -> Float { try #require(stage.bezel.layer.presentation()).opacity }
    #expect(try seen() == 0)
    Device.advance(by: .milliseconds(75))
    #expect(try seen() > 0.2 && seen() < 0.9)
    Device.advance(by: .milliseconds(200))
    #expect(try seen() == 1)
    let begin = try #require(stage.ringBegin)
    #expect(abs(begin - (Device.now - 990 - 0.275)) < 0.001)
    hud.dismiss()
    Device.advance(by: .seconds(1))
  }
}
