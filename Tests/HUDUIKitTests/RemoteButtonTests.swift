import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The buttons of tvOS' remote other than its middle. A press goes from the focused view along the
/// responder chain, and Menu leaves the app at its end.
@MainActor @Suite(.onDouble) struct RemoteButtonTests {
  /// A controller of the app that uses both buttons.
  private final class Player: UIViewController {
    private(set) var presses: [UIPress.PressType] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += presses.map(\.type)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  /// Makes an app with a button, which has the focus.
  private func makeTelevision(_ controller: UIViewController) throws -> Phone {
    let phone = Phone(.tvOS)
    phone.window.rootViewController = controller
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    try #require(controller.view).addSubview(button)
    Device.settle()
    #expect(Device.focused === button)
    return phone
  }

  private let undo = HUD.Content(.success, status: "Deleted", action: HUD.Action("Undo") {})

  @Test("Menu leaves an app that does not handle it")
  func leaves() throws {
    let phone = try makeTelevision(UIViewController())
    phone.show()
    Device.press(.menu)
    #expect(Device.appWasLeft)
  }

  @Test("Menu presses Cancel on a HUD that blocks the app")
  func cancel() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    phone.show(
      HUD.Content(status: "Copying", action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    let log = PostLog(phone.hud)
    Device.press(.menu)
    Device.advance(by: .seconds(1))
    #expect(player.presses == [])
    #expect(!Device.appWasLeft)
    #expect(log.reasons.last == .cancelled)
  }

  @Test("Menu has no effect under a mask without Cancel")
  func mask() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    phone.show(mask: .black)
    Device.press(.menu)
    #expect(player.presses == [])
    #expect(phone.hud.isVisible)
    #expect(!Device.appWasLeft)
  }

  @Test("Menu takes the focus from an Undo that does not block, and the app handles it")
  func menuBesideUndo() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    phone.show(undo)
    #expect(phone.stage?.button?.isFocused == true)
    Device.press(.menu)
    #expect(!Device.appWasLeft)
    #expect(phone.window.isKeyWindow)
    #expect(player.presses == [.menu])
  }

  @Test("Play/Pause goes to the app while a HUD with Undo does not block it")
  func playPauseBesideUndo() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    phone.show()
    Device.press(.playPause)
    #expect(player.presses == [.playPause])
    phone.show(undo)
    Device.press(.playPause)
    #expect(player.presses == [.playPause, .playPause])
  }

  @Test("After Menu, the focus stays with the app until another HUD has a button")
  func menuOnce() throws {
    let phone = try makeTelevision(Player())
    phone.show(undo)
    Device.press(.menu)
    phone.stage?.setNeedsLayout()
    Device.settle()
    #expect(phone.hud.isVisible)
    #expect(phone.window.isKeyWindow)
    #expect(Device.focused?.window === phone.window)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    phone.show(undo)
    #expect(phone.stage?.button?.isFocused == true)
  }

  @Test("Under a mask the app gets no Play/Pause")
  func playPauseUnderMask() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    phone.show(undo)
    phone.show(mask: .black)
    Device.press(.playPause)
    #expect(player.presses == [])
  }

  @Test("Menu presses Cancel on a view's HUD, and goes on to the app without Cancel")
  func viewHUD() throws {
    let player = Player()
    let phone = try makeTelevision(player)
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let covered = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    view.addSubview(covered)
    try #require(player.view).addSubview(view)
    Device.moveFocus(to: covered)
    let hud = HUDController(host: UIKitHost(ViewAttachment(view), system: .newest(of: .tvOS)))
    let options = HUD.Options(mask: .black)
    hud.show(HUD.Content(status: "Loading…"), options: options)
    Device.advance(by: .seconds(1))
    #expect(Device.focused is StageView)
    Device.press(.menu)
    #expect(player.presses == [.menu] && hud.isVisible)
    hud.show(
      HUD.Content(status: "Loading…", action: HUD.Action("Cancel", role: .cancel) {}),
      options: options)
    Device.advance(by: .seconds(1))
    Device.press(.menu)
    #expect(player.presses == [.menu] && !hud.isVisible)
    #expect(phone.window.isKeyWindow && !Device.appWasLeft)
  }
}
