import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The HUD's own window on tvOS: when it appears and disappears, and what it contains.
@MainActor @Suite(.onDouble) struct WindowLifeTests {
  /// Records which windows became visible and hidden, in order.
  @MainActor private final class Log {
    private(set) var changes: [Change] = []
    private let observers = NotificationObservers()

    enum Change {
      case visible
      case hidden
    }

    init() {
      observers.observe(UIWindow.didBecomeVisibleNotification) { [weak self] _ in
        self?.changes.append(.visible)
      }
      observers.observe(UIWindow.didBecomeHiddenNotification) { [weak self] _ in
        self?.changes.append(.hidden)
      }
    }
  }

  @Test("Each HUD opens one window above alerts, and closes it")
  func once() throws {
    let phone = Phone(.tvOS)
    let log = Log()
    phone.show()
    let window = try #require(phone.hudWindow)
    #expect(window is TVWindow && window.windowLevel.rawValue == 2001)
    phone.show(HUD.Content(status: "Still loading…"))
    #expect(log.changes == [.visible])
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(log.changes == [.visible, .hidden])
    #expect(phone.scene.windows == [phone.window])
  }

  @Test("The stage is a view in a controller's view, and never a controller's view itself")
  func controller() throws {
    let phone = Phone(.tvOS)
    phone.show()
    let controller = try #require(phone.hudWindow?.rootViewController)
    #expect(phone.stage?.superview === controller.viewIfLoaded)
  }

  @Test("A toast that comes while the last one disappears keeps its window")
  func handedOver() {
    let phone = Phone(.tvOS)
    let log = Log()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(500))
    let window = phone.hudWindow
    phone.hud.dismiss()
    Device.advance(by: .milliseconds(50))
    #expect(phone.hudWindow != nil)
    phone.hud.showToast(HUD.Content(.success, status: "Sent"))
    Device.advance(by: .milliseconds(500))
    #expect(phone.hudWindow === window)
    #expect(log.changes == [.visible])
  }

  @Test("A controller that the app presents on the HUD's window stays until it is dismissed")
  func presented() throws {
    let phone = Phone(.tvOS)
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(500))
    let window = try #require(phone.hudWindow)
    let alert = UIViewController()
    try #require(window.rootViewController).present(alert, animated: false)
    Device.advance(by: .seconds(10))
    #expect(!phone.hud.isVisible && phone.host.stage == nil)
    #expect(alert.view.window === window && window.windowScene === phone.scene)
    #expect(window.stageOverApp == nil)
    alert.dismiss(animated: false)
    Device.advance(by: .seconds(1))
    #expect(phone.scene.windows == [phone.window])
  }

  @Test("A HUD's window that waits for an alert ends with its scene")
  func presentedInScene() throws {
    let phone = Phone(.tvOS)
    phone.show()
    let window = try #require(phone.hudWindow)
    try #require(window.rootViewController).present(UIViewController(), animated: false)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(phone.scene.windows.contains(window))
    phone.scene.disconnect()
    #expect(window.rootViewController == nil)
    #expect(Device.runLoopObservers == 0)
  }

  @Test("A HUD whose scene enters the background gets a window in the scene in front")
  func otherScene() throws {
    let phone = Phone(.tvOS)
    phone.show(mask: .black)
    let other = UIWindowScene("other")
    other.resize(to: CGRect(x: 390, y: 0, width: 320, height: 568), safeArea: .zero)
    _ = Phone.app(in: other)
    phone.scene.become(.background)
    let window = try #require(phone.hudWindow(in: other))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.accessibilityViewIsModal)
    #expect(phone.hudWindow(in: phone.scene) == nil)
  }
}
