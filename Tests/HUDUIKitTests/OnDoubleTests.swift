import HUDCore
import HUDTestScope
import HUDUIKitDouble
import Testing

@testable import HUDOnDouble
@testable import HUDUIKitOnDouble

/// The trait `.onDouble`: no test sees what another one did.
@MainActor @Suite(.onDouble) struct OnDoubleTests {
  @Test("A keyboard, an orientation, a scene or a clock that a test leaves behind is named")
  func remains() {
    #expect(Device.remains == [])

    Device.setKeyboard(CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(Device.remains == ["The keyboard is still up."])
    Device.setKeyboard(nil)

    let scene = UIWindowScene("main")
    scene.connect()
    #expect(Device.remains == ["These scenes are still connected: main."])
    Device.rotate(scene, to: CGSize(width: 844, height: 390), safeArea: .zero)
    scene.disconnect()
    #expect(Device.remains == ["The device is still held sideways."])
    Device.putUpright()

    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    #expect(Device.remains == ["A timer still waits."])
    Device.advance(by: .seconds(1))

    let link = CADisplayLink {}
    link.add(to: .main, forMode: .common)
    #expect(Device.remains == ["A display link still runs."])
    link.invalidate()

    var hud: HUDController? = HUDController(host: UIKitHost())
    hud?.show(HUD.Content())
    #expect(
      Device.remains.contains("An observer of UIKit's notifications still uses the double."))
    hud = nil

    var window: UIWindow? = UIWindow(windowScene: scene)
    #expect(Device.remains == ["A UIWindow still lives."])
    window?.windowScene = nil
    window = nil
    #expect(Device.remains == [])
  }

  @Test("A style or a behaviour that a test changes is named, and changed back")
  func settings() {
    let start = ProcessState.now
    HUD.style.cornerRadius = 3
    HUD.behavior.graceTime = .seconds(3)
    #expect(
      start.restore() == [
        "HUD.style is not as it was at the start.", "HUD.behavior is not as it was at the start.",
      ])
    #expect(HUD.style.cornerRadius == HUD.Style().cornerRadius)
    #expect(start.restore() == [])
  }

  @Test("Without the trait the double stops whoever reads it")
  func refusal() async throws {
    // The process of an exit test has no traits.
    let clock = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Timer(timeInterval: 1, repeats: false) { _ in }
    }
    let app = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIApplication.shared.connectedScenes }
    }
    let scene = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIWindowScene("main") }
    }
    let phone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Phone() }
    }
    for result in [clock, app, scene, phone] {
      let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(log.contains("The double is off: the test's suite needs the trait .onDouble."))
    }
  }

  @Test("A scene that was made before the device cannot be used on it")
  func earlierScene() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Device.switchOn()
        let scene = UIWindowScene("main")
        Device.replace()
        scene.connect()
      }
    }
    let log = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(log.contains("The scene is of an earlier device"))
  }
}
