import HUDCore
import HUDDemoOnDouble
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDExamplesOnDouble
@testable import HUDUIKitOnDouble

/// The demo's examples, which use the static calls, in UIKit windows.
@MainActor @Suite(.onDouble) struct StaticCallTests {
  /// Runs `body` in an app with one window.
  private func inAnApp(_ body: (UIWindowScene, UIWindow) throws -> Void) rethrows {
    useSharedHUD()
    let scene = UIWindowScene("main")
    let window = Phone.app(in: scene)
    try body(scene, window)
  }

  @Test(
    "Each example that needs no real time is shown by a tap on its row, and ends by itself",
    arguments: Example.onUIKit.indices.filter { Example.onUIKit[$0].takesNoRealTime })
  func demo(index: Int) throws {
    try inAnApp { scene, window in
      window.rootViewController = ExamplesController([Example.onUIKit[index]])
      Device.settle()
      // The first row dismisses the HUD; the second is the example's.
      Device.tap(CGPoint(x: 195, y: 48 + 24), in: scene)
      Device.advance(by: Example.onUIKit[index].moment)
      let huds = [HUDController.shared, HUD.in(window), HUD.in(scene)]
      let content = try #require(
        huds.lazy.compactMap(\.panel).first?.request.content)
      #expect(huds.contains { $0.isVisible })
      #expect(content.status != nil || content.indicator != .none)
      // Nothing is tapped any more: a mask that stayed would block the list for ever.
      Device.advance(by: .seconds(20))
      #expect(!huds.contains { $0.isVisible })
      #expect(scene.windows.count == 1)
    }
  }

  /// Shows a list with only this example, and taps its row.
  private func tap(_ name: String, in scene: UIWindowScene, _ window: UIWindow) throws {
    let example = try #require(Example.all.first { $0.name == name })
    window.rootViewController = ExamplesController([example])
    Device.settle()
    Device.tap(CGPoint(x: 195, y: 48 + 24), in: scene)
  }

  @Test("The example in the app's window opens no window, and the first row dismisses it too")
  func inTheWindow() throws {
    try inAnApp { scene, window in
      try tap("mb-window", in: scene, window)
      #expect(HUD.in(window).isVisible)
      #expect(scene.windows.count == 1)
      Device.tap(CGPoint(x: 195, y: 24), in: scene)
      #expect(!HUD.in(window).isVisible)
    }
  }

  @Test("Cancel stops the work and not only its HUD", arguments: ["mb-button", "mb-progress"])
  func cancelling(name: String) throws {
    try inAnApp { scene, window in
      try tap(name, in: scene, window)
      Device.advance(by: .seconds(2))
      #expect(job.completedUnitCount == 40)
      let panel = try #require(HUDController.shared.panel?.frame)
      // The button is at the bottom of the panel.
      Device.tap(CGPoint(x: panel.midX, y: panel.maxY - 30), in: scene)
      #expect(!HUD.isVisible)
      Device.advance(by: .seconds(10))
      #expect(job.completedUnitCount == 40)
    }
  }

  @Test("The demo's download reports its progress in bytes")
  func downloading() async throws {
    let shares = Locked<[Double]>([])
    try await FakeDownload(photos: 4, bytes: 1_000).start { share in
      shares.withLock { $0.append(share) }
    }
    #expect(shares.withLock(\.self) == [0.25, 0.5, 0.75, 1])
  }

  @Test("The demo's first row dismisses any HUD, and cancels what is still to come")
  func dismissing() throws {
    try inAnApp { scene, window in
      try tap("course", in: scene, window)
      Device.advance(by: .milliseconds(500))
      Device.tap(CGPoint(x: 195, y: 24), in: scene)
      Device.advance(by: .seconds(3))
      #expect(!HUD.isVisible)
    }
  }
}

extension Example {
  fileprivate var takesNoRealTime: Bool {
    if case .run = picture { true } else { false }
  }
}
