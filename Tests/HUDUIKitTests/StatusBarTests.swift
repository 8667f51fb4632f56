import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The status bar, whose text the system makes light or dark.
@MainActor @Suite(.onDouble) struct StatusBarTests {
  @Test("The status bar over a sheet stays light while a HUD is displayed")
  func sheet() throws {
    let phone = Phone()
    let root = try #require(phone.window.rootViewController)
    #expect(!phone.scene.statusBarIsLight)
    root.present(UIViewController(), animated: false)
    #expect(phone.scene.statusBarIsLight)
    phone.show()
    #expect(phone.scene.statusBarIsLight)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(phone.scene.statusBarIsLight)
  }

  @Test("When a sheet is dismissed, the status bar is the app's again, with its animation")
  func dismissedSheet() throws {
    let phone = Phone()
    let root = Sliding()
    phone.window.rootViewController = root
    root.present(UIViewController(), animated: false)
    phone.show()
    #expect(phone.scene.statusBarIsLight)
    root.dismiss(animated: false)
    Device.advance(by: .milliseconds(250))
    #expect(!phone.scene.statusBarIsLight)
    #expect(phone.hudWindow?.rootViewController?.preferredStatusBarUpdateAnimation == .slide)
  }

  @Test("The default style is light over a dark controller in a light app, with and without a HUD")
  func darkFront() throws {
    let phone = Phone()
    let player = UIViewController()
    player.modalPresentationStyle = .fullScreen
    player.overrideUserInterfaceStyle = .dark
    try #require(phone.window.rootViewController).present(player, animated: false)
    #expect(phone.scene.statusBarIsLight)
    phone.show()
    #expect(phone.scene.statusBarIsLight)
  }

  @Test("The HUD's own appearance does not change the status bar", arguments: [true, false])
  func ownAppearance(isDark: Bool) {
    let phone = Phone()
    phone.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    #expect(phone.scene.statusBarIsLight == isDark)
    phone.defaults.style.appearance = isDark ? .light : .dark
    phone.show()
    #expect(phone.scene.statusBarIsLight == isDark)
  }
}

private final class Sliding: UIViewController {
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}
