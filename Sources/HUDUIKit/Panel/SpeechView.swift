#if canImport(UIKit)
import UIKit

/// An invisible view that a screen reader reads in place of the panel, if there is a text.
///
/// It asks for the text each time it is read, so the text is never out of date.
@MainActor final class SpeechView: UIView {
  var spoken: () -> String? = { nil }
  var progress: () -> String? = { nil }
  /// Called for a screen reader's double tap. Returns false if the tap does nothing.
  var activate: () -> Bool = { false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  override var isAccessibilityElement: Bool {
    get { spoken() != nil }
    set {}
  }

  override var accessibilityLabel: String? {
    get { spoken() }
    set {}
  }

  override var accessibilityValue: String? {
    get { progress() }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { progress() == nil ? .staticText : .updatesFrequently }
    set {}
  }

  override func accessibilityActivate() -> Bool { activate() }
}
#endif
