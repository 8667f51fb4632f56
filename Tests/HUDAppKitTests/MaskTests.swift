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
    "A click on the HUD's button presses it once, also where the content has a recogniser",
    arguments: [true, false])
  func buttonInRecognizer(recognizersKeepEvents: Bool) throws {
    Device.recognizersKeepEvents = recognizersKeepEvents
    let recognizer = ClickRecognizer()
    app.window.contentView?.addGestureRecognizer(recognizer)
    var presses = 0
    app.hud.show(HUD.Content(action: HUD.Action("Retry", keepsHUD: true) { presses += 1 }))
    Device.advance(by: .milliseconds(500))
    let button = try #require(app.stage?.button)
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let point = app.window.convertPoint(toScreen: button.convert(middle, to: nil))
    Device.click(point)
    #expect(presses == 1 && recognizer.clicks == 0 && !button.button.isHighlighted)
    Device.click(point)
    #expect(presses == 2)
    app.end()
  }

  @Test("On a mask, two fingers and the right button reach no recogniser of the app")
  func gestures() {
    let recognizer = ClickRecognizer()
    app.window.contentView?.addGestureRecognizer(recognizer)
    func playAll() {
      Device.pinch(corner)
      Device.pinch(corner, turns: true)
      Device.rightClick(corner)
    }
    show(.black)
    playAll()
    #expect(recognizer.clicks == 0 && recognizer.gestures == 0)
    app.end()
    show(.none)
    playAll()
    #expect(recognizer.clicks == 1 && recognizer.gestures == 2)
    app.end()
  }

  @Test("A right click while the user drags the panel changes nothing")
  func rightClickInDrag() throws {
    show(.black, dismissal: .swipe)
    let panel = try #require(app.stage?.slots?.panelFrame)
    let start = app.stage?.onScreen(CGPoint(x: panel.midX, y: panel.midY)) ?? .zero
    Device.drag(
      from: start, to: CGPoint(x: start.x, y: start.y + 100), over: .milliseconds(50),
      beforeLifting: {
        Device.rightClick(start)
        #expect(app.hud.isVisible)
      })
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("A HUD that disappears while the mouse's button is down takes no more of its events")
  func disappearsInDrag() throws {
    show(.black)
    let stage = try #require(app.stage)
    Device.drag(
      from: corner, to: CGPoint(x: corner.x + 30, y: corner.y), over: .milliseconds(50),
      whileDown: { app.end() })
    #expect(stage.window == nil && stage.gestureRecognizers.isEmpty)
  }

  @Test("Nothing can be dropped on a mask, and all can be without one")
  func drop() throws {
    let content = try #require(app.window.contentView)
    let field = NSView(frame: content.bounds)
    let row = NSPasteboard.PasteboardType("com.example.row")
    field.registerForDraggedTypes([.fileURL, row])
    app.add(field)
    let point = CGPoint(x: 20, y: 20)
    func target(_ type: NSPasteboard.PasteboardType) -> NSView? {
      content.dragTarget(at: point, type: type)
    }
    show(.black)
    #expect(target(.fileURL) === app.stage && target(row) === app.stage)
    #expect(target(.tiff) === app.stage)
    app.end()
    show(.none)
    #expect(target(.fileURL) === field && target(row) === field && target(.tiff) == nil)
    app.end()
  }

  @Test(
    "On a mask the pointer is an arrow, whatever the views below have, and only there",
    arguments: [false, true])
  func cursor(hasTrackingArea: Bool) {
    let area = TextArea(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    if hasTrackingArea {
      area.addTrackingArea(
        NSTrackingArea(
          rect: .zero, options: [.cursorUpdate, .activeInKeyWindow, .inVisibleRect], owner: area,
          userInfo: nil))
    }
    app.add(area)
    let other = NSWindow.ofApp("other")
    other.setFrameOrigin(CGPoint(x: 600, y: 200))
    other.contentView?.addSubview(TextArea(frame: area.frame))
    app.window.makeKeyAndOrderFront(nil)
    show(.none)
    Device.movePointer(to: corner)
    #expect(Device.cursor === NSCursor.iBeam)
    app.end()
    Device.movePointer(to: corner)
    #expect(Device.cursor === NSCursor.iBeam)
    show(.black)
    #expect(Device.cursor === NSCursor.arrow, "the pointer has not moved")
    Device.movePointer(to: other.convertPoint(toScreen: CGPoint(x: 20, y: 20)))
    #expect(Device.cursor === NSCursor.iBeam)
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
    #expect(appGetsClick(at: CGPoint(x: 300, y: app.window.frame.height - 15)))
    click(close)
    #expect(!app.window.isVisible)
    Device.advance(by: .seconds(1))
  }

  /// Whether the app gets a click at a point of its window. What it does there is AppKit's.
  private func appGetsClick(at point: CGPoint) -> Bool {
    var clicks = 0
    let monitor = NSEvent.addLocalMonitorForEvents(matching: .leftMouseDown) {
      clicks += 1
      return $0
    }
    Device.click(app.window.convertPoint(toScreen: point))
    monitor.map(NSEvent.removeMonitor)
    return clicks == 1
  }

  @Test("Under a mask the window can be moved by its title, and the text of an item does nothing")
  func title() {
    let title = NSTextField(labelWithString: app.window.title)
    title.frame = CGRect(x: 100, y: app.window.frame.height - 24, width: 80, height: 20)
    app.window.putInTitleBar(title)
    let item = NSView(frame: title.frame.offsetBy(dx: 200, dy: 0))
    let label = NSTextField(labelWithString: "Share")
    label.frame = item.bounds
    item.addSubview(label)
    app.window.putInTitleBar(item)
    let accessory = NSTitlebarAccessoryViewController()
    accessory.view = NSTextField(labelWithString: "Draft")
    accessory.view.frame = title.frame.offsetBy(dx: 100, dy: 0)
    app.window.titlebarAccessoryViewControllers = [accessory]
    app.window.putInTitleBar(accessory.view)
    let points = [title, item, accessory.view].map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    show(.black)
    #expect(points.map(appGetsClick) == [true, false, false])
    app.end()
    #expect(points.map(appGetsClick) == [true, true, true])
  }

  @Test("In full screen a mask keeps clicks and keys from the toolbar, and the HUD is not in it")
  func fullScreen() {
    var presses = 0
    let frame = CGRect(x: 200, y: app.window.frame.height - 24, width: 60, height: 20)
    let item = NSButton(frame: frame)
    item.handler = { presses += 1 }
    app.window.putInTitleBar(item)
    let search = NSTextField(frame: frame.offsetBy(dx: 60, dy: 0))
    app.window.putInTitleBar(search)
    app.window.toggleFullScreen(nil)
    Device.advance(by: .seconds(1))
    func click(_ view: NSView) {
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      Device.click(view.window?.convertPoint(toScreen: point) ?? .zero)
    }
    let menuBar = MenuBar()
    click(search)
    #expect(item.window !== app.window && search.window?.isKeyWindow == true)
    show(.black)
    click(item)
    Device.press(.character("x"))
    #expect(app.stage?.window === app.window && presses == 0 && search.stringValue == "")
    #expect(menuBar.isEnabled("File") == false)
    app.end()
    #expect(menuBar.isEnabled("File") == true)
    app.window.makeKeyAndOrderFront(nil)
    show(.black)
    click(search)
    #expect(app.window.isKeyWindow)
    app.end()
    click(item)
    click(search)
    Device.press(.character("x"))
    #expect(presses == 1 && search.stringValue == "x")
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(NSTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    app.add(view)
    app.window.makeKeyAndOrderFront(nil)
    app.window.makeFirstResponder(view.subviews.first)
    HUD.in(view).show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    click(search)
    Device.press(.character("y"))
    #expect(search.stringValue == "xy")
    HUD.in(view).dismiss()
    Device.advance(by: .milliseconds(500))
    app.window.toggleFullScreen(nil)
    Device.advance(by: .seconds(1))
    #expect(item.window === app.window && item.frame == frame)
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

/// Recognises a click when the button goes down, and a gesture when it begins.
private final class ClickRecognizer: NSGestureRecognizer {
  var clicks = 0
  var gestures = 0

  override func mouseDown(with event: NSEvent) {
    clicks += 1
    state = .ended
  }

  override func rightMouseDown(with event: NSEvent) { mouseDown(with: event) }

  override func magnify(with event: NSEvent) {
    guard event.phase == .began else { return }
    gestures += 1
    state = .ended
  }

  override func rotate(with event: NSEvent) { magnify(with: event) }
}

/// A view in which the pointer is an I-beam.
private final class TextArea: NSView {
  override func resetCursorRects() {
    if trackingAreas.isEmpty { addCursorRect(bounds, cursor: .iBeam) }
  }

  override func cursorUpdate(with event: NSEvent) { NSCursor.iBeam.set() }
}
