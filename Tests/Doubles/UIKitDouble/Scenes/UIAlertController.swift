public import Foundation

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  package let title: String?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}

/// An alert, which takes every touch in its window, with its buttons near the bottom. A button
/// first dismisses the alert and then calls its handler.
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  private var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (row, action) in actions.enumerated() {
      let button = UIButton(frame: CGRect(x: 60, y: 600 + 44 * row, width: 270, height: 44))
      button.setTitle(action.title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } },
        for: .touchUpInside)
      view.addSubview(button)
    }
  }
}
