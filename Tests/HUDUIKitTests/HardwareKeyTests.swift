import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The keys of a keyboard on Mac Catalyst, where a mask keeps them from the app.
@MainActor @Suite(.onDouble) struct HardwareKeyTests {
  private static let save = UIKey(.keyboardS, "s", .command)

  /// A controller of the app with a shortcut, which counts the keys that it receives.
  private final class Editor: UIViewController {
    private(set) var saves = 0
    private(set) var presses = 0
    private(set) var ends = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command) { [unowned self] in saves += 1 }]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += 1
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      ends += 1
    }
  }

  /// A window with a shortcut. It is the last responder in the chain, after all views and
  /// controllers.
  private final class ShortcutWindow: UIWindow {
    private(set) var saves = 0

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command) { [unowned self] in saves += 1 }]
    }
  }

  private func makePhone() -> (Phone, Editor) {
    let phone = Phone(.macCatalyst)
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
    let log = PostLog(phone.hud)
    Device.press(.escape)
    Device.advance(by: .seconds(1))
    #expect(log.reasons.last == .cancelled)
    #expect(editor.presses == 0)
    #expect(phone.window.isKeyWindow)
  }

  @Test("A press that cancels a view's HUD reaches nothing behind it, not even its end")
  func escapeOnViewHUD() throws {
    let (phone, editor) = makePhone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try #require(editor.view).addSubview(view)
    let hud = phone.makeHUD(of: view)
    hud.show(cancellable(), options: HUD.Options(mask: .black))
    Device.advance(by: .seconds(1))
    Device.press(UIKey(.keyboardS, "a"))
    #expect(editor.presses == 1 && editor.ends == 1)
    Device.press(.escape)
    #expect(!hud.isVisible)
    #expect(editor.presses == 1 && editor.ends == 1)
    #expect(phone.window.isKeyWindow)
  }

  @Test("Under a mask neither key commands nor keys reach the app")
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

  @Test("Under a mask the key commands of the app's window are not found either")
  func endsTheChain() {
    let phone = Phone(.macCatalyst)
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

  @Test("The HUD gives the first responder back when it disappears")
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
    #expect(phone.window.subviews.count == 1)
  }

  @Test("A HUD that is not in the key window takes no keys and leaves the first responder there")
  func otherKeyWindow() {
    let (phone, editor) = makePhone()
    editor.becomeFirstResponder()
    let overlay = UIWindow(windowScene: phone.scene)
    overlay.windowLevel = .alert
    overlay.makeKeyAndVisible()
    phone.show(mask: .black)
    #expect(phone.hudWindow === phone.window && overlay.isKeyWindow)
    #expect(editor.isFirstResponder)
  }

  @Test("A HUD that does not block leaves the keys to the app")
  func withoutMask() {
    let (phone, editor) = makePhone()
    phone.show(cancellable())
    Device.press(Self.save)
    Device.press(.escape)
    #expect(editor.saves == 1 && editor.presses == 1)
    #expect(phone.hud.isVisible)
  }

  @Test("A text field keeps its keys under a mask, unless the behaviour ends editing")
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

  @Test("A view's mask does not affect key commands outside that view")
  func aroundOneView() {
    let (phone, editor) = makePhone()
    let child = Editor()
    editor.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    child.becomeFirstResponder()
    let hud = phone.makeHUD(of: child.view)
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

  @Test("A first responder outside a view keeps the keys while a HUD masks the view")
  func outsideOneView() {
    let (phone, editor) = makePhone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    editor.view.addSubview(view)
    editor.becomeFirstResponder()
    let hud = phone.makeHUD(of: view)
    hud.show(HUD.Content(status: "Loading"), options: HUD.Options(mask: .black))
    Device.advance(by: .milliseconds(500))
    Device.press(Self.save)
    #expect(editor.saves == 1 && editor.isFirstResponder)
    #expect(phone.window.isKeyWindow && hud.isVisible)
  }
}
