import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// When the HUD's window appears and disappears, of which UIKit notifies the app.
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

  @Test("Each HUD opens one window and closes it")
  func once() {
    let phone = Phone()
    let log = Log()
    phone.show()
    phone.show(HUD.Content(status: "Still loading…"))
    #expect(log.changes == [.visible])
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(log.changes == [.visible, .hidden])
  }

  @Test("A toast that comes while the last one disappears keeps its window")
  func handedOver() {
    let phone = Phone()
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
    let phone = Phone()
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(500))
    let alert = UIViewController()
    try #require(phone.hudWindow?.rootViewController).present(alert, animated: false)
    #expect(alert.view.window === phone.hudWindow)
    Device.advance(by: .seconds(10))
    #expect(!phone.hud.isVisible)
    #expect(alert.view.window?.windowScene === phone.scene)
    #expect(!phone.panelCanBeTouched)
    alert.dismiss(animated: false)
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow == nil)
  }

  @Test("A HUD's window that waits for an alert ends with its scene")
  func presentedInScene() throws {
    let phone = Phone()
    phone.show()
    let window = try #require(phone.hudWindow)
    try #require(window.rootViewController).present(UIViewController(), animated: false)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(phone.hudWindow === window)
    phone.scene.disconnect()
    #expect(window.rootViewController == nil)
    #expect(Device.runLoopObservers == 0)
  }
}

extension Phone {
  fileprivate var panelCanBeTouched: Bool {
    Device.hitTest(window.bounds.middle, in: scene) is StageView
  }
}
