public import Foundation

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardS = 22
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardTab = 43
  case keyboardRightArrow = 79
  case keyboardLeftArrow
  case keyboardDownArrow
  case keyboardUpArrow
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor open class UIKey: NSObject {
  open var keyCode: UIKeyboardHIDUsage
  open var charactersIgnoringModifiers: String
  open var modifierFlags: UIKeyModifierFlags

  package init(
    _ keyCode: UIKeyboardHIDUsage, _ characters: String, _ modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }

  package static var escape: UIKey { UIKey(.keyboardEscape, UIKeyCommand.inputEscape) }

  /// Whether the system moves the focus with this key, or presses what has the focus.
  var movesFocus: Bool {
    switch keyCode {
    case .keyboardTab: modifierFlags.isSubset(of: .shift)
    case .keyboardReturnOrEnter, .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow,
      .keyboardUpArrow:
      modifierFlags.isEmpty
    default: false
    }
  }
}

@MainActor open class UIPress: NSObject {
  /// A struct, because the press of a key has a type without a name.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    static let key = PressType(rawValue: 2_000)
  }

  /// The key, or nil for a button that is not on a keyboard.
  open private(set) var key: UIKey?
  open private(set) var type: PressType

  init(_ key: UIKey) {
    self.key = key
    type = .key
    super.init()
  }

  init(_ type: PressType) {
    self.type = type
    super.init()
  }
}

@MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
}

/// A key command with a closure. Apple's takes a selector, which does not exist without
/// Objective-C.
@MainActor open class UIKeyCommand: NSObject {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  let input: String
  let modifierFlags: UIKeyModifierFlags
  let action: () -> Void

  /// Whether the command comes before text input and before the focus.
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: @escaping () -> Void) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }
}

@MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor open class UITextField: UIControl, UIKeyInput {
  open var text: String?

  open override var canBecomeFirstResponder: Bool { true }

  public var hasText: Bool { text?.isEmpty == false }

  public func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  public func deleteBackward() { text = text.map { String($0.dropLast()) } }
}

extension Device {
  /// Presses and releases a key. It goes to the first responder of the key window, or else to that
  /// window's front controller. Other windows get nothing. A key that moves the focus does that
  /// first, unless a key command wants priority.
  package static func press(_ key: UIKey) {
    guard let window = UIApplication.shared.keyWindow else { return }
    let responder = window.firstResponder ?? window.frontController ?? window
    if let command = command(for: key, from: responder), command.wantsPriorityOverSystemBehavior {
      command.action()
    } else if let text = responder as? any UIKeyInput, key.modifierFlags.isEmpty {
      text.insertText(key.charactersIgnoringModifiers)
    } else if system.movesFocusByKeys, key.movesFocus {
      state.focusMoves += 1
    } else if let command = command(for: key, from: responder) {
      command.action()
    } else {
      let press = UIPress(key)
      responder.pressesBegan([press], with: UIPressesEvent())
      responder.pressesEnded([press], with: UIPressesEvent())
    }
    settle()
  }

  /// Presses and releases a button of the remote other than its middle. It goes to the focused view
  /// and on along the responder chain. Menu leaves the app if nobody handles it.
  package static func press(_ button: UIPress.PressType) {
    precondition(system == .tvOS, "\(system) has no remote.")
    settle()
    guard let window = UIApplication.shared.keyWindow else { return }
    let responder = focused ?? window.firstResponder ?? window.frontController ?? window
    let press = UIPress(button)
    responder.pressesBegan([press], with: UIPressesEvent())
    responder.pressesEnded([press], with: UIPressesEvent())
    settle()
  }

  /// The number of keys that moved the focus of a keyboard or pressed what has it.
  package static var focusMoves: Int { state.focusMoves }

  /// Whether a press has left the app.
  package static var appWasLeft: Bool { state.appWasLeft }

  private static func command(for key: UIKey, from responder: UIResponder) -> UIKeyCommand? {
    sequence(first: responder, next: \.next).lazy.flatMap { $0.keyCommands ?? [] }.first {
      $0.input == key.charactersIgnoringModifiers && $0.modifierFlags == key.modifierFlags
    }
  }
}

extension UIWindow {
  fileprivate var frontController: UIViewController? {
    guard let rootViewController else { return nil }
    return sequence(first: rootViewController, next: \.presentedViewController)
      .reduce(rootViewController) { $1 }
  }
}
