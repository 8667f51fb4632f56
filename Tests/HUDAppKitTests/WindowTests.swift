import HUDAppKitDouble
import HUDCore
import Testing

@testable import HUDAppKitOnDouble

/// The windows in which HUDs are shown.
@MainActor @Suite(.onDouble) struct WindowTests {
  private let app = MacApp()

  private func isIn(_ window: NSWindow?) -> Bool { window != nil && app.stage?.window === window }

  private func show() {
    app.hud.show(HUD.Content(status: "Copying"))
    Device.advance(by: .milliseconds(500))
  }

  @Test("A HUD opens in the key window, and stays there when another window becomes key")
  func keyWindow() {
    let other = NSWindow.ofApp("other")
    show()
    #expect(isIn(other))
    app.window.makeKeyAndOrderFront(nil)
    Device.advance(by: .seconds(1))
    #expect(isIn(other))
    app.end()
    show()
    #expect(isIn(app.window))
    app.end()
  }

  @Test("In a window with a ground, as those of SwiftUI have, a HUD is in the ground")
  func ground() throws {
    let content = try #require(app.window.contentView)
    let ground = StageContainer()
    ground.frame = content.bounds
    app.add(ground)
    #expect(content.hitTest(CGPoint(x: 5, y: 5)) === content)
    show()
    #expect(app.stage?.superview === ground && app.stage?.frame == ground.bounds)
    app.end()
    #expect(ground.subviews.isEmpty)
    show()
    ground.removeFromSuperview()
    Device.advance(by: .milliseconds(500))
    #expect(app.stage?.superview === content && app.hud.isVisible)
    app.end()
  }

  @Test("A HUD stays in a window in the Dock, in a hidden app, and in full screen")
  func awayAndBack() {
    let other = NSWindow.ofApp("other")
    app.window.makeKeyAndOrderFront(nil)
    show()
    app.window.styleMask.insert(.miniaturizable)
    app.window.miniaturize(nil)
    Device.advance(by: .seconds(1))
    #expect(isIn(app.window) && app.hud.isVisible)
    app.window.deminiaturize(nil)
    NSApp.hide(nil)
    Device.advance(by: .seconds(1))
    NSApp.unhide(nil)
    #expect(isIn(app.window) && app.hud.isVisible)
    app.window.toggleFullScreen(nil)
    Device.advance(by: .seconds(1))
    #expect(isIn(app.window) && app.host.metrics.size == app.window.contentView?.bounds.size)
    app.window.toggleFullScreen(nil)
    Device.advance(by: .seconds(1))
    app.end()
    _ = other
  }

  private func makePanel(isForFile: Bool = false) -> NSPanel {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let panel =
      isForFile
      ? NSSavePanel(contentRect: frame, styleMask: .titled, backing: .buffered, defer: false)
      : NSPanel(contentRect: frame, styleMask: .titled, backing: .buffered, defer: false)
    panel.isReleasedWhenClosed = false
    panel.contentView = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    return panel
  }

  @Test(
    "A panel beside the app's window gets no HUD, also if it is key, unless there is only the panel",
    arguments: [false, true])
  func inspector(isKey: Bool) {
    let inspector = makePanel()
    if isKey { inspector.makeKeyAndOrderFront(nil) } else { inspector.orderFront(nil) }
    show()
    #expect(inspector.isKeyWindow == isKey && isIn(app.window))
    app.window.close()
    Device.advance(by: .milliseconds(500))
    #expect(isKey ? isIn(inspector) : !app.hud.isVisible)
    app.end()
    inspector.close()
  }

  @Test("The system's window for a file gets no HUD, as a sheet or by itself")
  func savePanel() {
    let panel = makePanel(isForFile: true)
    app.window.beginSheet(panel)
    show()
    #expect(panel.isKeyWindow && isIn(app.window))
    app.end()
    app.window.endSheet(panel)
    Device.runModal(panel)
    show()
    #expect(panel.isKeyWindow && isIn(app.window))
    app.end()
    Device.stopModal()
  }

  @Test("In a modal panel, such as an alert's, a mask blocks nothing; then it blocks the window")
  func alert() throws {
    let panel = makePanel()
    let field = NSTextField(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    panel.contentView?.addSubview(field)
    Device.runModal(panel)
    app.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let corner = panel.convertPoint(toScreen: CGPoint(x: 3, y: 60))
    #expect(isIn(panel) && Device.hitTest(corner) === field && Device.eventMonitors == 0)
    Device.stopModal()
    #expect(isIn(app.window) && app.host.blocksInput && Device.eventMonitors > 0)
    app.end()
  }

  @Test("In the sheet of an alert a mask blocks nothing, and then it blocks the window")
  func alertAsSheet() {
    let panel = _NSAlertPanel(
      contentRect: CGRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled,
      backing: .buffered, defer: false)
    panel.isReleasedWhenClosed = false
    let field = NSTextField(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    panel.contentView?.addSubview(field)
    app.window.beginSheet(panel)
    app.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let corner = panel.convertPoint(toScreen: CGPoint(x: 3, y: 60))
    #expect(isIn(panel) && Device.hitTest(corner) === field && Device.eventMonitors == 0)
    app.window.endSheet(panel)
    Device.settle()
    #expect(isIn(app.window) && app.host.blocksInput && Device.eventMonitors > 0)
    app.end()
  }

  @Test("A window on another Space gets no HUD, unless it is key")
  func otherSpace() {
    let other = NSWindow.ofApp("other")
    let inspector = makePanel()
    inspector.makeKeyAndOrderFront(nil)
    other.isOnActiveSpace = false
    show()
    #expect(other.isMainWindow && isIn(inspector))
    app.end()
    inspector.close()
    other.makeKeyAndOrderFront(nil)
    show()
    #expect(isIn(other))
    app.end()
  }

  @Test("A HUD in full screen ends with its window, also while the bars are still there")
  func closesInFullScreen() {
    app.window.toggleFullScreen(nil)
    Device.advance(by: .seconds(1))
    show()
    #expect(isIn(app.window))
    app.window.close()
    #expect(!app.hud.isVisible)
    Device.advance(by: .seconds(1))
  }

  @Test("The order of the windows is asked only to find a window, not in each turn of a HUD")
  func order() {
    show()
    let questions = Device.questionsForOrder
    Device.advance(by: .seconds(1))
    #expect(Device.questionsForOrder == questions)
    app.end()
  }

  @Test("The stage covers a container that does not resize it, and follows its bars at once")
  func size() throws {
    let content = try #require(app.window.contentView)
    content.autoresizesSubviews = false
    show()
    app.window.setContentSize(CGSize(width: 500, height: 400))
    Device.settle()
    #expect(app.stage?.frame == content.bounds && content.bounds.width == 500)
    content.additionalSafeAreaInsets = NSEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    Device.settle()
    #expect(app.host.metrics.safeArea.top == 30)
    app.end()
  }

  @Test("A field whose text was shortened under a mask gets as much of its selection as there is")
  func selection() {
    let field = app.addField()
    field.stringValue = "A long text"
    app.window.makeFirstResponder(nil)
    app.window.makeFirstResponder(field)
    app.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    field.stringValue = "A"
    app.end()
    #expect(field.currentEditor()?.selectedRange == NSRange(location: 0, length: 1))
  }

  @Test("The panel is clear of the title bar and the toolbar")
  func safeArea() {
    app.window.styleMask.insert(.fullSizeContentView)
    app.window.toolbar = NSToolbar()
    app.hud.show(HUD.Content(status: "Copying"), options: HUD.Options(position: .top))
    Device.advance(by: .milliseconds(500))
    let covered = app.window.frame.height - app.window.contentLayoutRect.height
    #expect(app.host.metrics.safeArea.top == covered && covered > 0)
    #expect((app.stage?.slots?.panelFrame.minY ?? 0) >= covered)
    app.end()
  }

  @Test("The stage stays in front of views that the app adds later, with its animations and keys")
  func front() {
    app.hud.show(HUD.Content(status: "Copying"), options: HUD.Options(mask: .black))
    Device.settle()
    let animations = app.stage?.canvas.bezel.animationKeys()
    app.add(NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
    Device.settle()
    #expect(app.window.contentView?.subviews.last === app.stage)
    #expect(animations?.isEmpty == false && app.stage?.canvas.bezel.animationKeys() == animations)
    #expect(app.window.firstResponder === app.stage?.content)
    app.end()
  }

  @Test("The HUD of a window stays in it, waits for it, and ends with it")
  func windowHUD() {
    let other = NSWindow.ofApp("other")
    let hud = HUD.in(app.window)
    var reason: HUD.Reason?
    #expect(HUD.in(app.window) === hud)
    app.window.orderOut(nil)
    hud.show(HUD.Content()).endPromise.whenFinished { reason = $0 }
    Device.advance(by: .seconds(1))
    #expect(!hud.isVisible && other.contentView?.subviews.isEmpty == true)
    app.window.orderFront(nil)
    Device.advance(by: .seconds(1))
    #expect(hud.isVisible && app.window.contentView?.subviews.last is StageView)
    app.window.close()
    #expect(!hud.isVisible && reason == .hostGone)
    Device.advance(by: .seconds(1))
  }

  @Test("A HUD opens in the sheet of a sheet, and moves to the one below with the end of each")
  func sheetOfSheet() {
    let sheets = ["outer", "inner"].map { NSWindow.ofApp($0) }
    for sheet in sheets { sheet.orderOut(nil) }
    app.window.makeKeyAndOrderFront(nil)
    app.window.beginSheet(sheets[0])
    sheets[0].beginSheet(sheets[1])
    let reader = SceneReader()
    sheets[1].contentView?.addSubview(reader)
    #expect(sheets[1].isKeyWindow && reader.scene === app.window)
    reader.removeFromSuperview()
    let hud = HUD.in(app.window)
    for hud in [app.hud, hud] { hud.show(HUD.Content()) }
    Device.advance(by: .milliseconds(500))
    func huds(in window: NSWindow) -> Int? {
      window.contentView?.subviews.count { $0 is StageView }
    }
    #expect(huds(in: sheets[1]) == 2)
    sheets[0].endSheet(sheets[1])
    Device.settle()
    #expect(huds(in: sheets[0]) == 2)
    app.window.endSheet(sheets[0])
    Device.settle()
    #expect(huds(in: app.window) == 2)
    hud.dismiss()
    app.end()
    app.window.beginSheet(sheets[0])
    hud.show(HUD.Content())
    Device.advance(by: .milliseconds(500))
    #expect(huds(in: sheets[0]) == 1, "the next HUD is in the sheet again")
    hud.dismiss()
    Device.advance(by: .milliseconds(500))
    app.window.endSheet(sheets[0])
  }

  @Test("A HUD stays in a window whose content the app replaces, and so do its mask and keys")
  func newContent() {
    let hud = HUD.in(app.window)
    for hud in [app.hud, hud] {
      hud.show(HUD.Content(), options: HUD.Options(mask: .black))
      Device.advance(by: .milliseconds(500))
      app.window.contentView = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let field = app.addField()
      Device.settle()
      let stage = app.window.contentView?.subviews.last as? StageView
      #expect(hud.isVisible && stage?.frame == app.window.contentView?.bounds)
      Device.press(.character("x"))
      #expect(app.window.firstResponder === stage?.content && field.stringValue == "")
      hud.dismiss()
      Device.advance(by: .milliseconds(500))
      #expect(app.window.contentView?.subviews == [field])
      Device.press(.character("x"))
      #expect(field.stringValue == "x")
    }
  }

  @Test("A mask that moves from a sheet to its window takes the keys there")
  func maskOfSheet() {
    let field = app.addField()
    let sheet = NSWindow.ofApp("sheet")
    sheet.orderOut(nil)
    app.window.makeKeyAndOrderFront(nil)
    app.window.beginSheet(sheet)
    app.hud.show(HUD.Content(), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    app.window.endSheet(sheet)
    Device.settle()
    #expect(isIn(app.window) && app.window.firstResponder === app.stage?.content)
    app.end()
    #expect((app.window.firstResponder as? NSTextView)?.delegate === field)
  }

  @Test("A HUD that the app drops while it is shown leaves no monitor, and enables the menus")
  func dropped() {
    let menuBar = MenuBar()
    var hud: HUDController? = HUDController(host: AppKitHost(window: app.window))
    hud?.show(HUD.Content(), options: HUD.Options(mask: .black, dismissal: .tapOutside))
    Device.advance(by: .milliseconds(500))
    #expect(Device.eventMonitors == 2 && menuBar.isEnabled("File") == false)
    hud = nil
    Device.advance(by: .milliseconds(500))
    #expect(Device.eventMonitors == 0 && menuBar.isEnabled("File") == true)
    #expect(app.window.contentView?.subviews.isEmpty == true)
  }

  @Test("The HUD of a table's content covers the visible part")
  func scrollView() {
    let scrollView = NSScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let table = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 5_000))
    scrollView.documentView = table
    app.add(scrollView)
    let hud = HUD.in(table)
    hud.show(HUD.Content())
    Device.advance(by: .milliseconds(500))
    let stage = scrollView.subviews.last as? StageView
    #expect(stage?.bounds.size == CGSize(width: 200, height: 100))
    hud.dismiss()
    Device.advance(by: .seconds(1))
  }
}

/// HUDs in an app that has no window on the screen.
@MainActor @Suite(.onDouble) struct FloatingPanelTests {
  private let app = MacApp()

  private var panel: FloatingPanel? {
    Device.windowsFromFrontToBack.lazy.compactMap { $0 as? FloatingPanel }.first
  }

  private func showToast(_ status: String = "Copied") {
    app.hud.showToast(HUD.Content(status: status), options: HUD.Options(duration: .seconds(2)))
    Device.advance(by: .milliseconds(500))
  }

  @Test("[§N2] A toast is shown on the screen under the pointer, and its panel goes with it")
  func toast() throws {
    let right = CGRect(x: 1_440, y: 0, width: 1_000, height: 800)
    Device.setScreens([NSScreen(), NSScreen(frame: right, scale: 1)])
    app.window.close()
    Device.movePointer(to: CGPoint(x: 2_000, y: 10))
    showToast()
    let panel = try #require(panel)
    #expect(right.contains(panel.frame))
    let stage = try #require(app.stage)
    let frame = try #require(stage.slots?.panelFrame)
    // The panel is in the middle of the screen, without menu bar and Dock.
    let middle = stage.onScreen(CGPoint(x: frame.midX, y: frame.midY))
    let room = NSScreen.screens[1].visibleFrame
    #expect(abs(middle.x - room.midX) <= 1 && abs(middle.y - room.midY) <= 1)
    #expect(panel.frame.contains(middle) && panel.frame.width < 500)
    Device.advance(by: .seconds(3))
    #expect(self.panel == nil && !app.hud.isVisible)
  }

  @Test("[§N2] A spinner waits for a window, and a request with a Cancel button does not")
  func cancel() throws {
    app.window.close()
    app.hud.show(HUD.Content(status: "Copying"))
    Device.advance(by: .seconds(1))
    #expect(panel == nil && !app.hud.isVisible)
    var cancels = 0
    app.hud.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) { cancels += 1 }),
      options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    #expect(app.hud.isVisible && panel?.isKeyWindow == false && Device.eventMonitors == 0)
    let button = try #require(app.stage?.button)
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let point = try #require(panel).convertPoint(toScreen: button.convert(middle, to: nil))
    Device.setActive(false)
    Device.click(point)
    #expect(cancels == 1)
    Device.advance(by: .seconds(1))
    #expect(panel == nil)
    Device.setActive(true)
  }

  @Test("A panel of its own neither becomes key by itself nor hides with the app; Escape cancels")
  func keys() throws {
    app.window.close()
    showToast()
    #expect(panel?.canBecomeKey == false && panel?.hidesOnDeactivate == false)
    #expect(panel?.accessibilitySubrole() == .floatingWindow)
    Device.advance(by: .seconds(3))
    var cancels = 0
    app.hud.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) { cancels += 1 }))
    Device.advance(by: .milliseconds(500))
    panel?.makeKey()
    Device.press(.escape)
    #expect(cancels == 1)
    Device.advance(by: .seconds(1))
  }

  @Test("[§N2] A HUD on the screen moves into a window that opens, and its mask blocks it")
  func windowOpens() throws {
    app.window.close()
    app.hud.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}),
      options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    let questions = Device.questionsForOrder
    #expect(app.stage?.window is FloatingPanel)
    Device.settle()
    #expect(Device.questionsForOrder == questions)
    let window = NSWindow.ofApp("other")
    Device.advance(by: .milliseconds(500))
    let stage = try #require(app.stage)
    #expect(stage.window === window && panel == nil && stage.frame == window.contentView?.bounds)
    #expect(!stage.maskView.isHidden && app.host.blocksInput)
    #expect(stage.slots?.panelFrame.midX == stage.bounds.midX)
    app.end()
  }

  @Test("A HUD on the screen moves into a window that opens while the app is inactive")
  func windowOpensBehind() {
    app.window.close()
    let item = NSStatusBarWindow(
      contentRect: CGRect(x: 900, y: 876, width: 30, height: 24), styleMask: .borderless,
      backing: .buffered, defer: false)
    item.isReleasedWhenClosed = false
    item.orderFront(nil)
    Device.setActive(false)
    showToast()
    #expect(app.stage?.window is FloatingPanel)
    let window = NSWindow(
      contentRect: CGRect(x: 100, y: 200, width: 400, height: 300), styleMask: .titled,
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    window.orderFront(nil)
    Device.settle()
    #expect(NSApp.keyWindow == nil && app.stage?.window === window && panel == nil)
    app.end()
    Device.setActive(true)
    window.close()
    item.makeKey()
    showToast()
    #expect(item.isKeyWindow && app.stage?.window is FloatingPanel)
    app.end()
    item.close()
  }

  @Test("The window of the panel has room for its motion, and none afterwards")
  func motion() throws {
    app.window.close()
    app.hud.showToast(
      HUD.Content(status: "Copied"),
      options: HUD.Options(animation: .slide, position: .bottom, duration: .seconds(2)))
    Device.settle()
    let room = NSScreen.screens[0].visibleFrame
    let panel = try #require(panel)
    #expect(panel.frame.minY < room.minY)
    Device.advance(by: .seconds(1))
    #expect(panel.frame.height < 200 && panel.frame.minY > room.minY - 60)
    Device.advance(by: .seconds(3))
  }

  @Test("A panel on the screen finds its place again when the Dock or the screens change")
  func screens() throws {
    app.window.close()
    showToast()
    let panel = try #require(panel)
    NSScreen.screens[0].dockHeight = 270
    Device.settle()
    #expect(abs(panel.frame.midY - NSScreen.screens[0].visibleFrame.midY) <= 1)
    let small = NSScreen(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    Device.setScreens([small])
    Device.settle()
    #expect(abs(panel.frame.midX - 400) <= 1)
    #expect(abs(panel.frame.midY - small.visibleFrame.midY) <= 1)
    Device.advance(by: .seconds(3))
  }

  @Test("A hidden app shows nothing on the screen")
  func hiddenApp() {
    NSApp.hide(nil)
    showToast()
    #expect(panel == nil && !app.hud.isVisible)
    NSApp.unhide(nil)
    Device.advance(by: .milliseconds(500))
    #expect(app.stage?.window === app.window)
    app.end()
  }
}
