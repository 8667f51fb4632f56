#if canImport(UIKit)
import UIKit

/// An invisible view that a screen reader reads in place of the panel. If the panel has no text,
/// the screen reader skips this view.
///
/// The view calls `spoken` each time that a screen reader reads it, so the text is never out of
/// date.
@MainActor final class SpeechView: UIView {
  /// Returns the text to read; nil if the panel has no text.
  var spoken: () -> String? = { nil }
  /// Returns the progress in words; nil if the panel shows no progress.
  var progress: () -> String? = { nil }
  /// Called when the user of a screen reader double-taps. Returns false if a tap does not dismiss
  /// the panel.
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
