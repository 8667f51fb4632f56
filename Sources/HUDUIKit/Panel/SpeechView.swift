#if canImport(UIKit)
import UIKit

/// An invisible view that a screen reader reads in place of the panel. If the panel has no text,
/// the screen reader skips this view. The text is asked for each time, so it is never out of date.
@MainActor final class SpeechView: UIView {
  weak var owner: (any StageOwner)?
  /// Called when the user of a screen reader double-taps. Returns false if a tap does not dismiss
  /// the panel.
  var activate: () -> Bool = { false }

  override var isAccessibilityElement: Bool {
    get { owner?.spoken != nil }
    set {}
  }

  override var accessibilityLabel: String? {
    get { owner?.spoken }
    set {}
  }

  override var accessibilityValue: String? {
    get { owner?.spokenProgress }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { owner?.spokenProgress == nil ? .staticText : .updatesFrequently }
    set {}
  }

  override func accessibilityActivate() -> Bool { activate() }
}
#endif
