import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The app's first responder while a HUD is displayed. A chat has its text in the input bar of its
/// controller, in the window of the keyboard.
@MainActor @Suite(.onDouble) struct FirstResponderTests {
  private final class Chat: UIViewController {
    let text = UITextField()
    private(set) var sends = 0
    private lazy var bar: UIView = {
      let bar = UIView()
      bar.addSubview(text)
      return bar
    }()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command) { [unowned self] in sends += 1 }]
    }

    var hasBar: Bool { bar.window != nil }
  }

  private func makeChat(_ system: AppleSystem = .iOS) -> (phone: Phone, chat: Chat) {
    let phone = Phone(system)
    let chat = Chat()
    phone.window.rootViewController = chat
    chat.becomeFirstResponder()
    return (phone, chat)
  }

  @Test("A chat keeps its input bar and its keyboard under a mask", arguments: [true, false])
  func inputBar(isEditing: Bool) {
    let (phone, chat) = makeChat()
    if isEditing { chat.text.becomeFirstResponder() }
    #expect(chat.hasBar && chat.text.isFirstResponder == isEditing)
    phone.show(mask: .black)
    #expect(chat.hasBar && chat.text.isFirstResponder == isEditing)
    #expect(chat.isFirstResponder != isEditing)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(chat.hasBar && chat.text.isFirstResponder == isEditing)
  }

  @Test("On Mac Catalyst a text in an input bar keeps the keys too")
  func inputBarOnMac() {
    let (phone, chat) = makeChat(.macCatalyst)
    chat.text.becomeFirstResponder()
    phone.show(mask: .black)
    #expect(chat.hasBar && chat.text.isFirstResponder)
  }

  @Test("Where the behaviour ends editing, the keyboard of a chat disappears and its bar stays")
  func endsEditing() {
    let (phone, chat) = makeChat()
    phone.defaults.behavior.endsEditing = true
    for isEditing in [true, false] {
      if isEditing { chat.text.becomeFirstResponder() }
      phone.show(mask: .black)
      #expect(!chat.text.isFirstResponder && chat.isFirstResponder && chat.hasBar)
      phone.hud.dismiss()
      Device.advance(by: .seconds(1))
    }
  }

  @Test("The behaviour ends the editing of a text field, and not in another scene")
  func textField() throws {
    let phone = Phone()
    phone.defaults.behavior.endsEditing = true
    let field = UITextField()
    try #require(phone.window.rootViewController?.view).addSubview(field)
    field.becomeFirstResponder()
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    phone.window.makeKey()
    HUD.in(other).show(
      HUD.Content(),
      options: HUD.Options(behavior: phone.defaults.behavior.with { $0.mask = .black })
    )
    Device.advance(by: .seconds(1))
    #expect(field.isFirstResponder)
    phone.show(mask: .black)
    #expect(!field.isFirstResponder)
  }

  @Test(
    "Under a mask, a hardware keyboard's shortcuts reach the app where there is touch",
    arguments: [AppleSystem.iOS, .visionOS])
  func shortcuts(system: AppleSystem) {
    let (phone, chat) = makeChat(system)
    phone.show(mask: .black)
    Device.press(UIKey(.keyboardS, "s", .command))
    #expect(chat.sends == 1 && chat.isFirstResponder)
  }
}
