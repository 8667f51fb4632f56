import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// A hardware keyboard: its keys go to the key window, which the HUD's window never is.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HardwareKeyTests {
  private static let save = UIKey(.keyboardS, "s", .command)

  /// The app's own controller, with a shortcut, and a log of what reaches it.
  private final class Editor: UIViewController {
    private(set) var saves = 0
    private(set) var presses = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command) { [unowned self] in saves += 1 }]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += 1
    }
  }

  /// As a delegate of the app's, it is behind every view and controller in the chain.
  private final class ShortcutWindow: UIWindow {
    private(set) var saves = 0

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command) { [unowned self] in saves += 1 }]
    }
  }

  private func makePhone() -> (Phone, Editor) {
    let phone = Phone()
    let editor = Editor()
    phone.window.rootViewController = editor
    return (phone, editor)
  }

  private func cancellable(
    _ cancel: @escaping @MainActor @Sendable () -> Void = {}
  ) -> HUD.Content {
    HUD.Content(
      .spinner, status: "Copying", action: HUD.Action("Cancel", role: .cancel, handler: cancel))
  }

  @Test("[SI26] Escape presses Cancel on a HUD that blocks the app")
  func escape() {
    let (phone, editor) = makePhone()
    phone.show(cancellable(), mask: .black)
    let log = NotificationLog(phone.hud)
    Device.press(.escape)
    Device.advance(by: .seconds(1))
    #expect(log.reasons.last == .cancelled)
    #expect(editor.presses == 0)
    #expect(phone.window.isKeyWindow)
  }

  @Test("Below a mask no key command of the app's is found, and no key arrives")
  func blocksKeys() {
    let (phone, editor) = makePhone()
    Device.press(Self.save)
    #expect(editor.saves == 1)
    phone.show(mask: .black)
    Device.press(Self.save)
    Device.press(.escape)
    #expect(editor.saves == 1 && editor.presses == 0)
    #expect(phone.hud.isVisible)
  }

  @Test("Below a mask the key commands of the app's window are not found either")
  func endsTheChain() {
    let phone = Phone()
    let window = ShortcutWindow(windowScene: phone.scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    phone.show(mask: .black)
    Device.press(Self.save)
    #expect(window.saves == 0)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    Device.press(Self.save)
    #expect(window.saves == 1)
  }

  @Test("With the HUD its hold on the keys ends, and who had them has them again")
  func givesBack() {
    let (phone, editor) = makePhone()
    editor.becomeFirstResponder()
    phone.show(mask: .black)
    #expect(!editor.isFirstResponder)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(editor.isFirstResponder)
    Device.press(Self.save)
    #expect(editor.saves == 1)
    #expect(!phone.window.subviews.contains { $0 is KeyCatcher })
  }

  @Test("A HUD that blocks nothing leaves the keys to the app")
  func withoutMask() {
    let (phone, editor) = makePhone()
    phone.show(cancellable())
    Device.press(Self.save)
    Device.press(.escape)
    #expect(editor.saves == 1 && editor.presses == 1)
    #expect(phone.hud.isVisible)
  }

  @Test("Text that is edited below a mask keeps its keys, unless the mask is to end editing")
  func editing() {
    let (phone, editor) = makePhone()
    let field = UITextField()
    editor.view.addSubview(field)
    field.becomeFirstResponder()
    phone.show(mask: .black)
    #expect(field.isFirstResponder)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    phone.defaults.behavior.endsEditing = true
    phone.show(mask: .black)
    Device.press(Self.save)
    #expect(editor.saves == 0)
    #expect(!field.isFirstResponder)
  }

  @Test("Below the mask of one view, what is around the view keeps its key commands")
  func aroundOneView() {
    let (_, editor) = makePhone()
    let child = Editor()
    editor.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    child.becomeFirstResponder()
    let hud = HUD.in(child.view)
    var isCancelled = false
    hud.show(cancellable { isCancelled = true }, options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(Self.save)
    #expect(child.saves == 0 && editor.saves == 1)
    Device.press(.escape)
    #expect(isCancelled)
    Device.advance(by: .seconds(1))
    #expect(child.isFirstResponder)
  }

  @Test("Whoever has the keys outside a view keeps them while a HUD covers the view")
  func outsideOneView() {
    let (phone, editor) = makePhone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    editor.view.addSubview(view)
    editor.becomeFirstResponder()
    HUD.in(view).show(HUD.Content(status: "Loading"), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(Self.save)
    #expect(editor.saves == 1 && editor.isFirstResponder)
    #expect(phone.window.isKeyWindow)
  }
}
