import HUDAppKitDouble
import HUDCore
import Testing

@testable import HUDAppKitOnDouble

/// The mouse and the trackpad on a panel and beside it.
@MainActor @Suite(.onDouble) struct PointerTests {
  private let app = MacApp()

  private var panel: CGRect { app.stage?.slots?.panelFrame ?? .zero }

  private var onPanel: CGPoint {
    app.stage?.onScreen(CGPoint(x: panel.midX, y: panel.minY + 12)) ?? .zero
  }

  private func show(_ gestures: HUD.DismissalGestures?, mask: HUD.Mask = .none) {
    app.hud.show(
      HUD.Content(status: "Copying"), options: HUD.Options(mask: mask, dismissal: gestures))
    Device.advance(by: .milliseconds(500))
  }

  @Test("A mask takes every kind of click, and the wheel; without one the app gets them")
  func clicks() {
    // What the stage passes on would come to the view around it.
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    app.window.contentView = view
    let corner = app.window.convertPoint(toScreen: CGPoint(x: 20, y: 20))
    show(nil, mask: .black)
    Device.click(corner)
    Device.turnWheel(at: corner, by: CGPoint(x: 0, y: 10))
    Device.swipe(at: corner, by: CGPoint(x: 0, y: 10))
    #expect(view.events == 0)
    app.end()
    show(nil)
    Device.click(corner)
    Device.turnWheel(at: corner, by: CGPoint(x: 0, y: 10))
    #expect(view.events == 2)
    Device.click(onPanel)
    Device.turnWheel(at: onPanel, by: CGPoint(x: 0, y: 10))
    #expect(view.events == 2, "what is on the panel is never for the app below")
    app.end()
  }

  @Test("Two fingers swipe a panel away; the wheel, momentum and a short way do not")
  func trackpad() {
    show(.swipe)
    Device.swipe(at: onPanel, by: CGPoint(x: 5, y: 0), over: .milliseconds(300))
    #expect(app.hud.isVisible)
    Device.turnWheel(at: onPanel, by: CGPoint(x: 0, y: 100))
    #expect(app.hud.isVisible)
    Device.swipe(
      at: onPanel, by: CGPoint(x: 5, y: 0), momentum: CGPoint(x: 300, y: 0),
      over: .milliseconds(300))
    #expect(app.hud.isVisible)
    Device.swipe(at: onPanel, by: CGPoint(x: 0, y: -120), over: .milliseconds(300))
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("Two fingers that rest and are lifted do not tap")
  func restingFingers() {
    show(.tap)
    Device.swipe(at: onPanel, by: .zero)
    #expect(app.hud.isVisible)
    app.end()
  }

  @Test("The panel follows the mouse with everything on it, and moves back")
  func drag() throws {
    show(.swipe)
    let stage = try #require(app.stage)
    let home = panel
    Device.drag(
      from: onPanel, to: CGPoint(x: onPanel.x + 30, y: onPanel.y), over: .seconds(1),
      beforeLifting: {
        Device.settle()
        let moved = home.offsetBy(dx: 30, dy: 0)
        #expect(stage.content.frame == moved && stage.material?.frame == moved)
        #expect(stage.canvas.bezel.frame == moved)
      })
    #expect(app.hud.isVisible && stage.content.frame == home && stage.material?.frame == home)
    #expect(stage.canvas.bezel.frame == home)
    app.end()
  }

  @Test("A toast's clock stops while the pointer is on its panel, and goes on after it has left")
  func pointerStopsClock() {
    app.hud.showToast(HUD.Content(status: "Saved"), options: HUD.Options(duration: .seconds(1)))
    Device.advance(by: .milliseconds(500))
    Device.movePointer(to: onPanel)
    Device.advance(by: .seconds(5))
    #expect(app.hud.isVisible)
    Device.movePointer(to: CGPoint(x: 0, y: 0))
    Device.advance(by: .milliseconds(900))
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("A press is a press of the button that was drawn when it began")
  func press() throws {
    var presses: [String] = []
    func show(_ name: String) -> HUD.Handle {
      app.hud.show(
        HUD.Content(status: "Copying", action: HUD.Action(name) { presses.append(name) }))
    }
    _ = show("One")
    Device.advance(by: .milliseconds(500))
    let button = try #require(app.stage?.button)
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let point = app.window.convertPoint(toScreen: button.convert(middle, to: nil))
    Device.click(point) {
      _ = show("Two")
      Device.settle()
    }
    #expect(presses == [])
    Device.click(point)
    #expect(presses == ["Two"])
    Device.advance(by: .seconds(1))
  }

  @Test("A control of the app on the panel gets clicks without a mask; a picture does not")
  func appView() throws {
    var presses = 0
    app.hud.show(
      HUD.Content(
        .custom(size: CGSize(width: 60, height: 30)) {
          let button = NSButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
          button.handler = { presses += 1 }
          return button
        }))
    Device.advance(by: .milliseconds(500))
    let frame = try #require(app.stage?.slots?.indicatorFrame)
    let point = app.stage?.onScreen(
      CGPoint(x: panel.minX + frame.midX, y: panel.minY + frame.midY))
    Device.click(try #require(point))
    #expect(presses == 1)
    app.hud.show(
      HUD.Content(
        .custom(size: CGSize(width: 60, height: 30)) {
          NSView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        }))
    Device.advance(by: .seconds(1))
    #expect(!(Device.hitTest(try #require(point))?.superview is CustomViewContainer))
    app.end()
  }
}

extension PointerTests {
  @Test("A view of the app with constraints of its own is in the middle of its place")
  func constrainedView() throws {
    weak var shown: NSView?
    app.hud.show(
      HUD.Content(
        .custom(size: CGSize(width: 60, height: 30)) {
          let view = NSView(frame: .zero)
          view.translatesAutoresizingMaskIntoConstraints = false
          shown = view
          return view
        }))
    Device.advance(by: .milliseconds(500))
    let frame = try #require(shown?.frame)
    #expect(frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    app.end()
    #expect(shown == nil)
  }
}

/// A view of the app that counts its clicks and turns of the wheel.
final class LoggingView: NSView {
  var events = 0

  override func mouseDown(with event: NSEvent) { events += 1 }
  override func scrollWheel(with event: NSEvent) { events += 1 }
}
