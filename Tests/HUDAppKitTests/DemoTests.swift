import HUDAppKitDouble
import HUDCore
import Testing

@testable import HUDAppKitOnDouble
@testable import HUDDemoOnAppKitDouble
@testable import HUDExamplesOnAppKitDouble
@testable import HUDOnAppKitDouble

/// Plays every example of the demo in a window of the double.
@MainActor @Suite(.onDouble) struct DemoTests {
  @Test("The list of the examples scrolls")
  func scrolls() throws {
    let window = ExamplesWindow()
    let scrollView = try #require(window.contentView?.subviews.first as? NSScrollView)
    #expect(scrollView.hasVerticalScroller)
    #expect((scrollView.documentView?.frame.height ?? 0) > scrollView.frame.height)
  }

  @Test("The shared HUD is in the key window")
  func shared() {
    HUDController.shared.move(to: AppKitHost())
    let window = NSWindow.ofApp()
    HUD.show(status: "Loading…")
    Device.advance(by: .milliseconds(500))
    #expect(HUD.isVisible && window.contentView?.subviews.last is StageView)
    HUD.dismiss()
    Device.advance(by: .seconds(1))
    #expect(window.contentView?.subviews.isEmpty == true)
    HUDController.shared.move(to: NoHost())
  }

  @Test("Each example is shown in the window of the list, and leaves nothing behind")
  func examples() {
    HUDController.shared.move(to: AppKitHost())
    let window = ExamplesWindow()
    window.makeKeyAndOrderFront(nil)
    let own = window.contentView?.subviews.count
    for example in Example.onAppKit {
      // Others take real time.
      guard case .run = example.picture else { continue }
      Player.play(example, in: window)
      Device.advance(by: example.moment)
      #expect(HUD.isVisible || Example.windowHUD?.isVisible == true, "\(example.name)")
      Player.dismiss()
      Device.advance(by: .seconds(2))
      #expect(window.contentView?.subviews.count == own, "\(example.name)")
    }
    window.close()
    HUDController.shared.move(to: NoHost())
  }
}
