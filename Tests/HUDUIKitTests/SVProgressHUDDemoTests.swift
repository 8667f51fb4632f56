import HUDCairo
import HUDCore
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDCorpus
@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// SVProgressHUD's demo, which calls SVProgressHUD.
@MainActor @Suite(.onDouble) struct SVProgressHUDDemoTests {
  @Test("The demo's notifications come once each, in their order and with the text")
  func notifications() {
    MovedApp.run { _ in
      let demo = Demo()
      demo.showWithStatus()
      Device.advance(by: .seconds(1))
      demo.dismiss()
      Device.advance(by: .seconds(1))
      demo.show()
      Device.advance(by: .seconds(1))
      demo.end()
      #expect(
        demo.log == [
          "SVProgressHUDWillAppearNotification Doing Stuff",
          "SVProgressHUDDidAppearNotification Doing Stuff",
          "SVProgressHUDWillDisappearNotification Doing Stuff",
          "SVProgressHUDDidDisappearNotification Doing Stuff",
          "SVProgressHUDWillAppearNotification -",
          "SVProgressHUDDidAppearNotification -",
        ])
    }
  }

  @Test("A touch dismisses the demo's HUD if a mask blocks the app, and only then")
  func touch() {
    MovedApp.run { window in
      let demo = Demo()
      demo.show()
      Device.advance(by: .seconds(1))
      tap(window)
      #expect(SVProgressHUD.isVisible())
      demo.changeMaskType(.clear)
      demo.showWithStatus()
      Device.advance(by: .seconds(1))
      tap(window)
      Device.advance(by: .seconds(1))
      #expect(!SVProgressHUD.isVisible())
      #expect(demo.activityCount == 0)
      #expect(demo.log.contains("SVProgressHUDDidReceiveTouchEventNotification Doing Stuff"))
      #expect(demo.log.contains("SVProgressHUDDidTouchDownInsideNotification Doing Stuff"))
      demo.end()
    }
  }

  /// Touches the middle of the screen, where the panel is.
  private func tap(_ window: UIWindow) {
    guard let scene = window.windowScene,
      let panel = CallForwarder.shared.shown.panel
    else { return }
    Device.tap(panel.frame.middle, in: scene)
  }

  /// One screen of the demo, with the style, mask and animation that its segments choose.
  struct Screen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var style = SVProgressHUDStyle.light
    var mask = SVProgressHUDMaskType.none
    var animation = SVProgressHUDAnimationType.flat
    let show: @MainActor @Sendable (Demo) -> Void
  }

  nonisolated static let screens = [
    Screen(testDescription: "sv-show") { $0.show() },
    Screen(testDescription: "sv-status", style: .dark, mask: .black) { $0.showWithStatus() },
    Screen(testDescription: "sv-native", mask: .gradient, animation: .native) {
      $0.showWithStatus()
    },
    Screen(testDescription: "sv-progress", style: .dark, mask: .clear) { demo in
      demo.showProgress()
      for _ in 0..<8 { demo.increaseProgress() }
    },
    Screen(testDescription: "sv-info", mask: .custom) { $0.showInfo() },
    Screen(testDescription: "sv-success", style: .custom) { $0.showSuccess() },
    Screen(testDescription: "sv-error", style: .dark) { $0.showError() },
  ]

  @Test("The demo's HUDs look as in their pictures", arguments: screens)
  func pictures(screen: Screen) throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      window.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1)
      let demo = Demo()
      // The fonts of the double have no family of their own.
      CallForwarder.shared.change { $0.style.statusFont.family = "DejaVu Sans" }
      demo.changeStyle(screen.style)
      demo.changeMaskType(screen.mask)
      demo.changeAnimationType(screen.animation)
      screen.show(demo)
      Device.advance(by: .seconds(1))
      try ReferencePicture(screen.testDescription).expect(try picture(of: scene))
      demo.end()
    }
  }
}
