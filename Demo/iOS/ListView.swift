#if canImport(UIKit)
import UIKit

/// A scrolling column of buttons.
final class ListView: UIScrollView {
  private static let rowHeight: CGFloat = 48
  private var rows: [UIButton] = []

  init() { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The demo has no storyboard.") }

  func add(_ title: String, action: @escaping @MainActor () -> Void) {
    let row = UIButton(type: .system)
    row.setTitle(title, for: .normal)
    row.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    rows.append(row)
    addSubview(row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}
#endif
