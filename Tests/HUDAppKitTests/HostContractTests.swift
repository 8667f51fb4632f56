import HUDAppKitDouble
import HUDCore
import HUDHostContract
import Testing

@testable import HUDAppKitOnDouble

/// Runs the contract that every host must keep on the AppKit hosts.
@MainActor @Suite(.onDouble) struct HostContractTests {
  @Test("The host of AppKit's windows keeps the contract")
  func windows() {
    let host = AppKitHost()
    let windows = WindowsUnderTest()
    windows.open()
    let broken = brokenPromises(
      of: HostUnderTest(
        host,
        time: HostUnderTest.Time(
          advance: { Device.advance(by: $0) }, frames: { Device.frames }),
        isEmpty: { !windows.haveStage },
        window: HostUnderTest.Window(
          setPresent: { if $0 { windows.open() } else { windows.last?.close() } },
          replace: {
            let old = windows.last
            windows.open()
            old?.close()
          },
          resize: { windows.last?.setContentSize($0) },
          setDark: { Device.isDark = $0 }),
        user: HostUnderTest.User(
          touch: { host.click($0, in: windows.last) },
          hold: { point, body in
            host.click(point, in: windows.last, whileDown: body)
            Device.movePointer(to: .zero)
          },
          pressButton: {
            guard let button = host.stage?.button else { return }
            _ = host.click(
              button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: host.stage),
              in: windows.last)
          },
          swipePanel: {
            guard let stage = host.stage, let panel = stage.slots?.panelFrame else { return }
            // Starts away from the button, which is at the bottom of the panel.
            let start = CGPoint(x: panel.midX, y: panel.minY + 12)
            Device.drag(
              from: stage.onScreen(start),
              to: stage.onScreen(CGPoint(x: start.x, y: start.y - 200)))
          },
          announcements: {
            // Nothing is announced to nobody. VoiceOver starts only now, because toasts stay longer
            // while it runs.
            Device.voiceOverIsRunning = true
            return Device.announcements.map(\.text)
          })))
    #expect(broken == [])
  }

  @Test("The HUD of a view keeps the contract")
  func view() {
    let window = NSWindow.ofApp()
    var view: NSView?
    func makeHUD() -> HUDController {
      let shown = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.contentView?.addSubview(shown)
      view = shown
      return HUD.in(shown)
    }
    func setOnScreen(_ isOnScreen: Bool) {
      guard let view else { return }
      if isOnScreen { window.contentView?.addSubview(view) } else { view.removeFromSuperview() }
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
