import HUDAppKitDouble
import HUDCore
import Testing

@testable import HUDAppKitOnDouble

/// What a mask keeps from the app beside keys and the clicks on its views.
@MainActor @Suite(.onDouble) struct MaskTests {
  private let app = MacApp()

  private var corner: CGPoint { app.window.convertPoint(toScreen: CGPoint(x: 20, y: 20)) }

  private func show(_ mask: HUD.Mask, dismissal: HUD.DismissalGestures? = nil) {
    app.hud.show(
      HUD.Content(status: "Copying"), options: HUD.Options(mask: mask, dismissal: dismissal))
    Device.advance(by: .milliseconds(500))
  }

  @Test("A recogniser of the window's content gets no click on a mask or on the panel")
  func recognizer() throws {
    let recognizer = ClickRecognizer()
    app.window.contentView?.addGestureRecognizer(recognizer)
    show(.black)
    Device.click(corner)
    #expect(recognizer.clicks == 0)
    app.end()
    show(.none)
    Device.click(corner)
    #expect(recognizer.clicks == 1)
    let panel = try #require(app.stage?.slots?.panelFrame)
    Device.click(app.stage?.onScreen(CGPoint(x: panel.midX, y: panel.minY + 3)) ?? .zero)
    #expect(recognizer.clicks == 1)
    app.end()
  }

  @Test(
    "A click on a mask still dismisses a HUD that it may dismiss, and one on the panel drags it")
  func dismissal() throws {
    show(.black, dismissal: .tapOutside)
    Device.click(corner)
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
    show(.black, dismissal: .swipe)
    let panel = try #require(app.stage?.slots?.panelFrame)
    let start = app.stage?.onScreen(CGPoint(x: panel.midX, y: panel.midY)) ?? .zero
    Device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100), over: .milliseconds(50))
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("Nothing can be dropped on a mask, and all can be without one")
  func drop() throws {
    let content = try #require(app.window.contentView)
    let field = NSView(frame: content.bounds)
    field.registerForDraggedTypes([.fileURL])
    app.add(field)
    let point = CGPoint(x: 20, y: 20)
    show(.black)
    #expect(content.dragTarget(at: point, type: .fileURL) === app.stage)
    app.end()
    show(.none)
    #expect(content.dragTarget(at: point, type: .fileURL) === field)
    app.end()
  }

  @Test("On a mask the pointer is an arrow, whatever the views below have")
  func cursor() {
    app.add(TextArea(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    Device.movePointer(to: corner)
    #expect(Device.cursor === NSCursor.iBeam)
    show(.black)
    Device.movePointer(to: corner)
    #expect(Device.cursor === NSCursor.arrow)
    app.end()
    Device.movePointer(to: corner)
    #expect(Device.cursor === NSCursor.iBeam)
  }

  @Test("Under a mask the items of the title bar do nothing, but its buttons and its empty part do")
  func titleBar() throws {
    app.window.styleMask.insert(.closable)
    var presses = 0
    let item = NSButton(
      frame: CGRect(x: 200, y: app.window.frame.height - 24, width: 40, height: 20))
    item.handler = { presses += 1 }
    app.window.putInTitleBar(item)
    let accessory = NSTitlebarAccessoryViewController()
    let view = LoggingView(
      frame: CGRect(x: 0, y: app.window.frame.height - 5, width: 400, height: 5))
    accessory.view = view
    app.window.titlebarAccessoryViewControllers = [accessory]
    app.window.putInTitleBar(view)
    let close = try #require(app.window.standardWindowButton(.closeButton))
    func click(_ view: NSView) {
      let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
      Device.click(app.window.convertPoint(toScreen: middle))
    }
    show(.black)
    click(item)
    click(view)
    #expect(presses == 0 && view.events == 0)
    app.end()
    show(.none)
    click(item)
    click(view)
    #expect(presses == 1 && view.events == 1)
    app.end()
    show(.black)
    let empty = CGPoint(x: 300, y: app.window.frame.height - 15)
    #expect(!app.window.isTitleItem(at: empty))
    click(close)
    #expect(!app.window.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("Under a mask the tabs of windows work, which are other windows")
  func tabs() {
    let accessory = NSTitlebarAccessoryViewController()
    let bar = NSTabBar(
      frame: CGRect(x: 0, y: app.window.frame.height - 20, width: 400, height: 20))
    let tab = LoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.addSubview(tab)
    accessory.view = bar
    app.window.titlebarAccessoryViewControllers = [accessory]
    app.window.putInTitleBar(bar)
    show(.black)
    Device.click(
      app.window.convertPoint(toScreen: CGPoint(x: 50, y: app.window.frame.height - 10)))
    #expect(tab.events == 1)
    app.end()
  }
}

/// A bar of the windows in one group, with the name of AppKit's own.
private final class NSTabBar: NSView {}

/// Recognises a click when the button goes down.
private final class ClickRecognizer: NSGestureRecognizer {
  var clicks = 0

  override func mouseDown(with event: NSEvent) {
    clicks += 1
    state = .ended
  }
}

/// A view in which the pointer is an I-beam.
private final class TextArea: NSView {
  override func resetCursorRects() { addCursorRect(bounds, cursor: .iBeam) }
}
