#if canImport(UIKit)
import HUDCore
import UIKit

/// A label that is never shown. Its properties say how the panel draws a text.
final class ProxyLabel: UILabel {
  var changed: @MainActor () -> Void = {}
  /// The colour that the app has set; nil if it has set none.
  private(set) var ownColor: UIColor?
  /// The font that the app has set; nil if it has set none.
  private(set) var ownFont: UIFont?
  private var attributed: NSAttributedString?

  func use(size: CGFloat, numberOfLines: Int) {
    super.font = .systemFont(ofSize: size, weight: .bold)
    super.textColor = .standardContent
    super.textAlignment = .center
    super.numberOfLines = numberOfLines
  }

  /// The text to show; nil if there is none or the label is hidden.
  var shownText: String? { isHidden ? nil : text }

  /// The text to show with its attributes; nil if it has none.
  var shownAttributedText: NSAttributedString? { isHidden ? nil : attributed }

  override var text: String? {
    didSet {
      attributed = nil
      changed()
    }
  }

  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      super.attributedText = newValue
      attributed = newValue
      changed()
    }
  }

  override var font: UIFont! {
    didSet {
      ownFont = font
      changed()
    }
  }

  override var textColor: UIColor! {
    didSet {
      ownColor = textColor
      changed()
    }
  }

  override var numberOfLines: Int { didSet { changed() } }

  override var isHidden: Bool { didSet { changed() } }
}

/// A button that is never shown. Its properties say how the panel draws its button, and a press of
/// that button sends the actions of this one.
final class ProxyButton: UIButton {
  var changed: @MainActor () -> Void = {}
  /// The colour that the app has set; nil if it has set none.
  private(set) var ownColor: UIColor?
  private var latest: HUD.Action?

  private static let standardFont = UIFont.systemFont(ofSize: 12, weight: .bold)

  init() {
    super.init(frame: .zero)
    titleLabel?.font = Self.standardFont
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  /// The font that the app has set; nil if it has set none.
  var ownFont: UIFont? {
    guard let font = titleLabel?.font, font != Self.standardFont else { return nil }
    return font
  }

  /// The action of the panel's button; nil if there is no title. The same action is returned until
  /// the title changes, because actions that are created separately are never equal.
  var action: HUD.Action? {
    guard !isHidden, let title = title(for: .normal), !title.isEmpty else { return nil }
    if let latest, latest.title == title { return latest }
    let action = HUD.Action(title, keepsHUD: true) { [weak self] in
      self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    latest = action
    return action
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    changed()
  }

  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
    if state == .normal { ownColor = color }
    changed()
  }

  override var isHidden: Bool { didSet { changed() } }
}
#endif
