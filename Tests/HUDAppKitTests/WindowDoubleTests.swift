import HUDAppKitDouble
import Testing

/// The windows and the app of the double: what is key, main, in front and blocked is AppKit's.
@MainActor @Suite(.onDouble) struct WindowDoubleTests {
  @Test("One window is key, and only the active app has one")
  func keyWindow() {
    let first = NSWindow.ofApp("first")
    let second = NSWindow.ofApp("second")
    #expect(NSApp.keyWindow === second && NSApp.mainWindow === second)
    #expect(NSScreen.main != nil)
    first.makeKey()
    #expect(NSApp.keyWindow === first)
    #expect(NSApp.orderedWindows.first === second)
    Device.setActive(false)
    #expect(NSApp.keyWindow == nil && NSApp.mainWindow === first)
    Device.setActive(true)
    #expect(NSApp.keyWindow === first)
    first.miniaturize(nil)
    #expect(first.screen == nil && NSApp.keyWindow === second)
  }

  @Test("A borderless window is never key, and a panel never main")
  func panels() {
    let window = NSWindow.ofApp()
    let borderless = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 10, height: 10), styleMask: .borderless,
      backing: .buffered, defer: false)
    borderless.isReleasedWhenClosed = false
    borderless.makeKeyAndOrderFront(nil)
    #expect(!borderless.canBecomeKey && window.isKeyWindow)
    borderless.close()
    let panel = NSPanel(
      contentRect: CGRect(x: 0, y: 0, width: 10, height: 10),
      styleMask: [.titled, .nonactivatingPanel], backing: .buffered, defer: false)
    panel.isReleasedWhenClosed = false
    panel.makeKeyAndOrderFront(nil)
    #expect(panel.isKeyWindow && window.isMainWindow)
    Device.setActive(false)
    #expect(!panel.isVisible)
    panel.hidesOnDeactivate = false
    Device.setActive(true)
    #expect(panel.isVisible && window.isKeyWindow)
    panel.makeKey()
    Device.setActive(false)
    #expect(panel.isVisible && panel.isKeyWindow)
    Device.setActive(true)
    panel.close()
    #expect(window.isKeyWindow)
  }

  @Test("A sheet has the keys of its window, takes its clicks, and a second one waits")
  func sheets() {
    let window = NSWindow.ofApp()
    let view = ClickView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.contentView?.addSubview(view)
    Device.click(window.convertPoint(toScreen: CGPoint(x: 20, y: 20)))
    #expect(view.clicks == 1)
    let sheets = (0..<2).map { _ in
      let sheet = NSWindow(
        contentRect: CGRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled,
        backing: .buffered, defer: false)
      sheet.isReleasedWhenClosed = false
      return sheet
    }
    var codes: [Int] = []
    for sheet in sheets { window.beginSheet(sheet) { codes.append($0.rawValue) } }
    #expect(window.attachedSheet === sheets[0] && !sheets[1].isVisible)
    #expect(sheets[0].isKeyWindow && window.isMainWindow)
    #expect(sheets[0].frame.maxY == window.frame.maxY - 28)
    Device.click(window.convertPoint(toScreen: CGPoint(x: 20, y: 20)))
    #expect(view.clicks == 1 && Device.beeps == 1)
    window.makeKey()
    #expect(sheets[0].isKeyWindow)
    window.endSheet(sheets[0], returnCode: .OK)
    #expect(codes == [1] && window.attachedSheet === sheets[1])
    window.endSheet(sheets[1])
    #expect(window.isKeyWindow && sheets[0].sheetParent == nil && sheets[0].isSheet)
  }

  @Test("A click in a window that is not key, or in an inactive app, only makes it key")
  func firstMouse() {
    let window = NSWindow.ofApp()
    let view = ClickView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.contentView?.addSubview(view)
    let other = NSWindow.ofApp("other")
    other.setFrameOrigin(CGPoint(x: 700, y: 200))
    let point = window.convertPoint(toScreen: CGPoint(x: 20, y: 20))
    Device.click(point)
    #expect(view.clicks == 0 && window.isKeyWindow)
    Device.click(point)
    #expect(view.clicks == 1)
    Device.setActive(false)
    Device.click(point)
    #expect(view.clicks == 1 && NSApp.isActive)
    other.makeKey()
    view.acceptsFirst = true
    Device.click(point)
    #expect(view.clicks == 2)
  }

  @Test("Closing a window that is then released stops the test; so does a view in a window's frame")
  func closing() async {
    let log = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Device.switchOn()
        let window = NSWindow(
          contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
        window.makeKeyAndOrderFront(nil)
        window.close()
      }
    }
    let text = log.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("ARC") == true)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Device.switchOn()
        let window = NSWindow(
          contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
        window.contentView?.superview?.addSubview(NSView())
      }
    }
  }
}

/// Counts clicks, and can accept the first one.
final class ClickView: NSView {
  var clicks = 0
  var acceptsFirst = false
  override func mouseDown(with event: NSEvent) { clicks += 1 }
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { acceptsFirst }
}
