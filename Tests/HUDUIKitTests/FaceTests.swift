import DemoOnDouble
import ExamplesOnDouble
import HUDCore
import HUDOnDouble
import Testing
import UIKitDouble

@testable import HUDUIKitOnDouble

/// The static calls and the demo, on UIKit's windows.
@MainActor @Suite struct FaceTests {
  /// The shared HUD belongs to the process: each test begins and ends without one.
  private func inAnApp(_ body: (UIWindowScene, UIWindow) throws -> Void) rethrows {
    Device.reset()
    let scene = UIWindowScene("main")
    let window = Phone.app(in: scene)
    defer {
      HUD.dismiss()
      Device.advance(by: .seconds(1))
      scene.disconnect()
    }
    try body(scene, window)
  }

  @Test("The static calls show the HUD in a window of the scene in use")
  func calls() {
    inAnApp { scene, _ in
      HUD.show(status: "Loading…")
      Device.settle()
      #expect(HUD.isVisible)
      #expect(scene.windows.contains { $0 is HUDWindow })
      HUD.dismiss()
      Device.advance(by: .seconds(1))
      #expect(scene.windows.count == 1)
    }
  }

  @Test("[SI1] Show, show, pop: the HUD stays")
  func activities() {
    inAnApp { _, _ in
      HUD.show()
      HUD.show()
      HUD.popActivity()
      #expect(HUD.isVisible)
      HUD.popActivity()
      #expect(!HUD.isVisible)
    }
  }

  @Test(
    "Every example that takes no real time is shown by a touch on its row, and gone by itself",
    arguments: Example.onUIKit.indices.filter { Example.onUIKit[$0].isPictured })
  func demo(index: Int) throws {
    try inAnApp { scene, window in
      window.rootViewController = ExamplesController([Example.onUIKit[index]])
      Device.settle()
      // The first row dismisses; the second is the example's.
      Device.tap(CGPoint(x: 195, y: 48 + 24), in: scene)
      Device.advance(by: Example.onUIKit[index].moment)
      let content = try #require(HUDController.shared.content)
      #expect(HUD.isVisible)
      #expect(content.title != nil || content.indicator != .none)
      // Nobody touches anything more: a mask over the list would stand in the way for ever.
      Device.advance(by: .seconds(20))
      #expect(!HUD.isVisible)
      #expect(scene.windows.count == 1)
    }
  }

  @Test("The demo's first row takes away whatever is shown, and what was still to come")
  func dismissing() throws {
    try inAnApp { scene, window in
      let course = try #require(Example.all.first { $0.name == "course" })
      window.rootViewController = ExamplesController([course])
      Device.settle()
      Device.tap(CGPoint(x: 195, y: 48 + 24), in: scene)
      Device.advance(by: .milliseconds(500))
      Device.tap(CGPoint(x: 195, y: 24), in: scene)
      Device.advance(by: .seconds(3))
      #expect(!HUD.isVisible)
    }
  }
}
