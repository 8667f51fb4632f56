import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Calls into the HUD from the app's code that runs while the HUD presents itself.
@MainActor @Suite(.onDouble) struct ReentryTests {
  /// Shows a HUD that ends editing over a focused text field, and calls `act` when editing ends.
  private func show(
    over phone: Phone, whenEditingEnds act: @escaping @MainActor (Phone) -> Void
  ) {
    let field = Field { [weak phone] in
      if let phone { act(phone) }
    }
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.defaults.behavior.endsEditing = true
    phone.show(mask: .black)
    #expect(!field.isFirstResponder)
  }

  @Test("A layout that the app forces while editing ends changes nothing")
  func layout() {
    let phone = Phone()
    phone.startVoiceOver()
    show(over: phone) { phone in
      phone.stage?.setNeedsLayout()
      phone.hudWindow?.layoutIfNeeded()
    }
    #expect(phone.hud.isVisible)
    #expect(VoiceOver.shared.focus === phone.stage?.speech)
    #expect(UIAccessibility.state.posted.map(\.notification) == [.screenChanged])
  }

  @Test("A dismissal without animation while editing ends gives the focus back, once")
  func dismissal() {
    let phone = Phone()
    phone.defaults.behavior.animation = .none
    let button = phone.startVoiceOver()
    show(over: phone) { $0.hud.dismiss() }
    #expect(phone.hudWindow == nil)
    #expect(VoiceOver.shared.focus === button)
  }
}

@MainActor private final class Field: UITextField {
  private let editingEnded: @MainActor () -> Void

  init(_ editingEnded: @escaping @MainActor () -> Void) {
    self.editingEnded = editingEnded
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("The tests have no storyboard.") }

  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    editingEnded()
    return hasResigned
  }
}
