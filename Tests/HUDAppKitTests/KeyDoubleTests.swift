import HUDAppKitDouble
import Testing

/// Keys, first responders and the pointer of the double.
@MainActor @Suite(.onDouble) struct KeyDoubleTests {
  private let window = NSWindow.ofApp()

  private func add(_ view: NSView) { window.contentView?.addSubview(view) }

  @Test("A key without a modifier goes to the first responder, and only then to key equivalents")
  func plainKeys() {
    let view = KeyView(frame: .zero)
    add(view)
    var presses = 0
    let button = NSButton(frame: .zero)
    button.keyEquivalent = "\u{1b}"
    button.handler = { presses += 1 }
    add(button)
    Device.press(.escape)
    #expect(presses == 1)
    window.makeFirstResponder(view)
    Device.press(.escape)
    #expect(view.keys == ["\u{1b}"] && presses == 1)
    view.handles = false
    Device.press(.escape)
    #expect(presses == 2)
    button.isEnabled = false
    Device.press(.escape)
    #expect(view.cancels == 1 && Device.beeps == 0)
    Device.press(.period, .command)
    #expect(view.cancels == 2)
    Device.press(.character("x"))
    #expect(Device.beeps == 1)
  }

  @Test("A first responder may refuse to resign; one that does not accept leaves the window")
  func firstResponder() {
    let view = KeyView(frame: .zero)
    add(view)
    #expect(window.firstResponder === window)
    #expect(window.makeFirstResponder(view))
    view.mayResign = false
    #expect(!window.makeFirstResponder(nil) && window.firstResponder === view)
    view.mayResign = true
    let plain = NSView()
    add(plain)
    #expect(window.makeFirstResponder(plain) && window.firstResponder === window)
    window.makeFirstResponder(view)
    view.removeFromSuperview()
    #expect(window.firstResponder === window)
  }

  @Test("Tab goes along the loop of key views, and to buttons only with full keyboard access")
  func tab() {
    let fields = (0..<2).map { _ in NSTextField(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let button = NSButton(frame: .zero)
    let late = KeyView(frame: .zero)
    for view in [fields[0], button, fields[1]] { add(view) }
    window.recalculateKeyViewLoop()
    add(late)
    func current() -> NSView? {
      (window.firstResponder as? NSTextView)?.delegate as? NSView
        ?? window.firstResponder as? NSView
    }
    Device.press(.tab)
    #expect(current() === fields[0])
    Device.press(.tab)
    #expect(current() === fields[1])
    Device.press(.tab)
    #expect(current() === fields[0])
    Device.press(.tab, .shift)
    #expect(current() === fields[1])
    Device.fullKeyboardAccess = true
    Device.press(.tab, .shift)
    #expect(current() === button)
    var presses = 0
    button.handler = { presses += 1 }
    Device.press(.space)
    #expect(presses == 1)
  }

  @Test("A click that a view does not handle goes to its superviews")
  func bubbling() {
    let behind = ClickView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    add(behind)
    behind.addSubview(NSView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    Device.click(window.convertPoint(toScreen: CGPoint(x: 20, y: 20)))
    #expect(behind.clicks == 1)
  }

  @Test("The pointer enters and leaves a tracking area only when it moves")
  func tracking() {
    Device.movePointer(to: window.convertPoint(toScreen: CGPoint(x: 20, y: 20)))
    let view = PointerView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    add(view)
    Device.settle()
    #expect(view.log == [])
    Device.movePointer(to: window.convertPoint(toScreen: CGPoint(x: 25, y: 20)))
    Device.movePointer(to: window.convertPoint(toScreen: CGPoint(x: 90, y: 90)))
    #expect(view.log == ["entered", "exited"])
    Device.setActive(false)
    Device.movePointer(to: window.convertPoint(toScreen: CGPoint(x: 25, y: 20)))
    #expect(view.log.count == 2)
    Device.setActive(true)
  }

  @Test("A pointer has the shape that the frontmost area chooses, which is not always active")
  func cursorAreas() async {
    let window = NSWindow.ofApp()
    let view = PointingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addTrackingArea(
      NSTrackingArea(
        rect: .zero, options: [.cursorUpdate, .activeInKeyWindow, .inVisibleRect], owner: view,
        userInfo: nil))
    window.contentView?.addSubview(view)
    let point = window.convertPoint(toScreen: CGPoint(x: 50, y: 50))
    Device.movePointer(to: point)
    #expect(Device.cursor === NSCursor.iBeam)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSTrackingArea(
          rect: .zero, options: [.cursorUpdate, .activeAlways], owner: nil, userInfo: nil)
      }
    }
  }

  @Test("A recogniser begins once, and AppKit alone makes it possible again")
  func recognizerStates() async {
    let recognizer = NSGestureRecognizer()
    recognizer.state = .began
    recognizer.state = .changed
    recognizer.state = .ended
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let recognizer = NSGestureRecognizer()
        recognizer.state = .began
        recognizer.state = .began
      }
    }
  }
}

private final class KeyView: NSView {
  var keys: [String] = []
  var handles = true
  var mayResign = true
  var cancels = 0
  override var acceptsFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { mayResign }
  override func keyDown(with event: NSEvent) {
    guard handles else { return super.keyDown(with: event) }
    keys.append(event.charactersIgnoringModifiers ?? "")
  }
  override func cancelOperation(_ sender: Any?) { cancels += 1 }
}

private final class PointerView: NSView {
  var log: [String] = []
  override func updateTrackingAreas() {
    for area in trackingAreas { removeTrackingArea(area) }
    addTrackingArea(
      NSTrackingArea(
        rect: .zero, options: [.mouseEnteredAndExited, .activeInActiveApp, .inVisibleRect],
        owner: self, userInfo: nil))
  }
  override func mouseEntered(with event: NSEvent) { log.append("entered") }
  override func mouseExited(with event: NSEvent) { log.append("exited") }
}

private final class PointingView: NSView {
  override func cursorUpdate(with event: NSEvent) { NSCursor.iBeam.set() }
}
