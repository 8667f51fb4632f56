import HUDAppKitDouble
import Testing

/// The pointer and the gesture recognisers of the double.
@MainActor @Suite(.onDouble) struct PointerDoubleTests {
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

private final class PointingView: NSView {
  override func cursorUpdate(with event: NSEvent) { NSCursor.iBeam.set() }
}
