#if canImport(UIKit)
import HUDCore
import HUDUIKit
import UIKit

// The panel draws texts, button and wheel. The views here are in the same places, so that an app
// can connect them by constraints, add gesture recognizers and set their properties.

extension MBProgressHUD {
  /// Places the bezel view, the labels and the button where the panel draws these parts.
  func place(_ slots: Slots) {
    UIView.performWithoutAnimation {
      // Do not set the frame, because the frame depends on the view's transform.
      bezelView.bounds.size = slots.panelFrame.size
      bezelView.center = CGPoint(x: slots.panelFrame.midX, y: slots.panelFrame.midY)
      proxies.title.frame = slots.status?.frame ?? .zero
      proxies.details.frame = slots.detail?.frame ?? .zero
      proxies.button.frame = slots.button?.frame ?? .zero
    }
  }

  /// Fades and moves the bezel view, with the app's views in it, together with the panel.
  func follow(_ transition: Transition) {
    transition.fade(bezelView.layer)
    transition.runMotion(on: bezelView.layer)
    guard alpha == 0, transition.to.opacity > 0 else { return }
    // The grace time is over, so show this view.
    UIView.performWithoutAnimation { alpha = 1 }
  }
}

/// A label that draws nothing. Its properties say how the panel draws a text.
final class ProxyLabel: UILabel, Proxy {
  var changed: @MainActor () -> Void = {}
  /// The colour that the app has set; nil if it has set none.
  private(set) var ownColor: UIColor?
  /// The font that the app has set; nil if it has set none.
  private(set) var ownFont: UIFont?
  private var attributed: AttributedString?

  func use(size: CGFloat, numberOfLines: Int) {
    super.font = .systemFont(ofSize: size, weight: .bold)
    super.textColor = .standardContent
    super.textAlignment = .center
    super.numberOfLines = numberOfLines
    // VoiceOver reads the panel instead.
    isAccessibilityElement = false
  }

  override func drawText(in rect: CGRect) {}

  /// The text to show; nil if there is none or the label is hidden.
  var shownText: String? { isHidden ? nil : text }

  /// The text with its attributes; nil if it has none or the label is hidden.
  var shownAttributedText: AttributedString? { isHidden ? nil : attributed }

  nonisolated override var text: String? {
    get { fromMainThread { super.text } }
    set {
      change {
        super.text = newValue
        self.attributed = nil
      }
    }
  }

  nonisolated override var attributedText: NSAttributedString? {
    get { fromMainThread { super.attributedText } }
    set {
      // Safe, because `text` is a copy that only this setter uses.
      nonisolated(unsafe) let text = newValue.map {
        $0.attributedSubstring(from: NSRange(location: 0, length: $0.length))
      }
      change {
        super.attributedText = text
        self.attributed = text.map { AttributedString(uiKit: $0) }
        guard let text, text.length > 0 else { return }
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        if let style = style as? NSParagraphStyle { super.textAlignment = style.alignment }
      }
    }
  }

  nonisolated override var font: UIFont! {
    get { fromMainThread { super.font } }
    set {
      change {
        super.font = newValue
        self.ownFont = newValue
        self.attributed?.uiKit.font = nil
      }
    }
  }

  nonisolated override var textColor: UIColor! {
    get { fromMainThread { super.textColor } }
    set {
      change {
        super.textColor = newValue
        self.ownColor = newValue
        self.attributed?.uiKit.foregroundColor = nil
      }
    }
  }

  nonisolated override var textAlignment: NSTextAlignment {
    get { fromMainThread { super.textAlignment } }
    set { change { super.textAlignment = newValue } }
  }

  nonisolated override var numberOfLines: Int {
    get { fromMainThread { super.numberOfLines } }
    set { change { super.numberOfLines = newValue } }
  }

  nonisolated override var isHidden: Bool {
    get { fromMainThread { super.isHidden } }
    set { change { super.isHidden = newValue } }
  }
}

/// A button that cannot be seen. Its properties say how the panel draws its button, and a press of
/// the panel's button sends the actions of this button.
final class ProxyButton: UIButton, Proxy {
  var changed: @MainActor () -> Void = {}
  /// The colour that the app has set; nil if it has set none.
  private(set) var ownColor: UIColor?
  private var latest: HUD.Action?

  private static let standardFont = UIFont.systemFont(ofSize: 12, weight: .bold)

  init() {
    super.init(frame: .zero)
    titleLabel?.font = Self.standardFont
    alpha = 0
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The font that the app has set; nil if it has set none.
  var ownFont: UIFont? {
    guard let font = titleLabel?.font, font != Self.standardFont else { return nil }
    return font
  }

  /// The action of the panel's button; nil without a title or if this view is hidden. The action is
  /// the same until the title changes, because actions that are created separately are never equal.
  var action: HUD.Action? {
    guard !isHidden, let title = title(for: .normal), !title.isEmpty else { return nil }
    if let latest, latest.title == title { return latest }
    let action = HUD.Action(title, keepsHUD: true) { [weak self] in
      self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    latest = action
    return action
  }

  nonisolated override func setTitle(_ title: String?, for state: UIControl.State) {
    change { super.setTitle(title, for: state) }
  }

  nonisolated override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change {
      super.setTitleColor(color, for: state)
      if state == .normal { self.ownColor = color }
    }
  }

  nonisolated override var isHidden: Bool {
    get { fromMainThread { super.isHidden } }
    set { change { super.isHidden = newValue } }
  }
}

/// An activity indicator that is never shown. If an app sets the colour of the indicators in an
/// `MBProgressHUD` with UIKit's appearance proxy, UIKit sets the colour of this view.
final class ProxyWheel: UIActivityIndicatorView, Proxy {
  var changed: @MainActor () -> Void = {}
  /// The colour that the app has set; nil if it has set none.
  private(set) var ownColor: UIColor?

  nonisolated override var color: UIColor! {
    get { fromMainThread { super.color } }
    set {
      change {
        super.color = newValue
        self.ownColor = newValue
      }
    }
  }
}

/// A view that draws nothing. Its properties say how the panel draws a part.
@MainActor protocol Proxy: UIView {
  /// Called after a property was set.
  var changed: @MainActor () -> Void { get set }
}

extension Proxy {
  /// Calls `set`, which sets a property, and then `changed`, on the main thread.
  nonisolated func change(_ set: @escaping @MainActor @Sendable () -> Void) {
    onMainThread {
      set()
      self.changed()
    }
  }
}
#endif
