import HUDCore
import HUDHostContract
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Runs the contract that every host must keep on the UIKit hosts.
@MainActor @Suite(.onDouble) struct HostContractTests {
  @Test("The host of UIKit's windows keeps the contract")
  func windows() {
    let host = UIKitHost()
    var scenes: [UIWindowScene] = []
    func connect() {
      let scene = UIWindowScene("main")
      scenes.append(scene)
      _ = Phone.app(in: scene)
    }
    connect()
    let broken = brokenPromises(
      of: HostUnderTest(
        host,
        time: HostUnderTest.Time(
          advance: { Device.advance(by: $0) }, frames: { Device.frames }),
        isEmpty: { !scenes.contains { $0.windows.contains { $0.stageOverApp != nil } } },
        window: HostUnderTest.Window(
          setPresent: { if $0 { connect() } else { scenes.last?.disconnect() } },
          replace: {
            let old = scenes.last
            connect()
            old?.disconnect()
          },
          resize: { scenes.last?.resize(to: CGRect(origin: .zero, size: $0), safeArea: .zero) },
          setDark: { scenes.last?.traits.userInterfaceStyle = $0 ? .dark : .light }),
        user: HostUnderTest.User(
          touch: { point in
            guard let scene = scenes.last else { return false }
            let touched = Device.hitTest(point, in: scene)
            let isTaken = host.stage.map { touched?.isDescendant(of: $0) == true } ?? false
            Device.tap(point, in: scene)
            return isTaken
          },
          hold: { point, body in
            guard let scene = scenes.last else { return }
            Device.tap(point, in: scene, whileDown: body)
          },
          pressButton: {
            guard let scene = scenes.last, let button = host.stage?.button else { return }
            Device.tap(button.convert(button.bounds.middle, to: nil), in: scene)
          },
          swipePanel: {
            guard let scene = scenes.last, let panel = host.stage?.slots?.panelFrame else { return }
            // Starts away from the button, which is at the bottom of the panel.
            let start = CGPoint(x: panel.midX, y: panel.minY + 12)
            Device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200), in: scene)
          },
          announcements: {
            // Nothing is announced to nobody. VoiceOver starts only now, because toasts stay longer
            // while it runs.
            UIAccessibility.state.voiceOverIsRunning = true
            return UIAccessibility.announcements
          })))
    #expect(broken == [])
  }

  @Test("The HUD of a view keeps the contract")
  func view() {
    let phone = Phone()
    var view: UIView?
    func makeHUD() -> HUDController {
      let shown = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      phone.window.addSubview(shown)
      view = shown
      return HUD.in(shown)
    }
    func setOnScreen(_ isOnScreen: Bool) {
      guard let view else { return }
      if isOnScreen { phone.window.addSubview(view) } else { view.removeFromSuperview() }
    }
    let broken = brokenPromises(
      of: ViewHUDUnderTest(
        makeHUD(), advance: { Device.advance(by: $0) }, setOnScreen: setOnScreen,
        destroy: {
          setOnScreen(false)
          view = nil
        }))
    #expect(broken == [])
  }
}
