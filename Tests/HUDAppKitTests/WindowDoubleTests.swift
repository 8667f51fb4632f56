import HUDAppKitDouble
import Testing

/// The windows and the app of the double: what is key, main, in front and blocked is AppKit's.
@MainActor @Suite(.onDouble) struct WindowDoubleTests {
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
